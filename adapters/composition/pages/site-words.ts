import type { Settings } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type Dictionary, makeTranslations, type Translations } from '../../../ui/locales/translations.ts';

/**
 * The words of a site: one i18next instance for each language and version of the content. A version has a settings object of its own; once
 * `settings` returns another one, the instances of the version before go, with all the texts that they remember.
 * `makeSiteWords(() => site.current().content.settings, dictionaryOf)('fr')`
 */
export function makeSiteWords(
  settings: () => Settings,
  dictionaryOf: (language: Language, fallback: Language) => Dictionary,
): (language: Language) => Translations {
  let version: Settings | undefined;
  let words = new Map<Language, Translations>();
  return language => {
    const now = settings();
    if (version !== now) [version, words] = [now, new Map()];
    let known = words.get(language);
    if (!known) words.set(language, (known = makeTranslations(language, dictionaryOf(language, now.defaultLanguage))));
    return known;
  };
}
