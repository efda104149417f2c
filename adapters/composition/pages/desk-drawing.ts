import type { DeskView } from '../../../application/desk/desk-view.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { renderDesk } from '../../../ui/desk/render.tsx';
import { deskDictionaryOf } from '../../../ui/locales/desk-dictionaries.ts';
import { makeSiteWords } from './site-words.ts';

/** Renders pages of the desk to HTML in every language of a site. */
export function makeDeskDrawing(settings: () => Settings) {
  const wordsOf = makeSiteWords(settings, deskDictionaryOf);
  return async (view: DeskView): Promise<ReturnType<typeof renderDesk>> => renderDesk(view, wordsOf(view.language));
}
