import { makeDraftStorage } from '../../web-storage/draft-storage.ts';
import { makeDraftKeys } from '../../web-storage/draft-keys.ts';

/** Drafts of this tab's forms; loaded with the first form. */
export const DRAFTS = makeDraftStorage(makeDraftKeys());
