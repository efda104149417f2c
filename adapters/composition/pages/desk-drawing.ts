import type { DeskView } from '../../../application/desk/desk-view.ts';
import type { Settings } from '../../../domain/page/site.ts';
import { renderDesk } from '../../../ui/desk/render.tsx';
import { deskDictionaryOf } from '../../../ui/locales/desk-dictionaries.ts';
import { makeTranslations, type Translations } from '../../../ui/locales/translations.ts';

/** Renders pages of the desk to HTML in every language of a site. */
export function makeDeskDrawing(settings: () => Settings) {
  /** By language and fallback language; created for the first page in it. */
  const words = new Map<string, Translations>();
  return async (view: DeskView): Promise<ReturnType<typeof renderDesk>> => {
    const { defaultLanguage } = settings();
    const key = `${view.language} ${defaultLanguage}`;
    const known = words.get(key) ?? makeTranslations(view.language, deskDictionaryOf(view.language, defaultLanguage));
    words.set(key, known);
    return renderDesk(view, known);
  };
}
