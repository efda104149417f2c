import { makeDraftKeeper } from '../../web-storage/draft-keeper.ts';
import { makeDraftKeys } from '../../web-storage/draft-keys.ts';

/** Drafts of this tab's forms; loaded with the first form. */
export const DRAFTS = makeDraftKeeper(makeDraftKeys());
