import { makeDraftKeeper } from '../../web-storage/draft-keeper.ts';
import { makeDraftKeys } from '../../web-storage/draft-keys.ts';

/** What was typed into forms in this tab, fetched with the first form. */
export const DRAFTS = makeDraftKeeper(makeDraftKeys());
