import type { Settings } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import { type Dictionary, makeTranslations, type Translations } from '../../../ui/locales/translations.ts';

/**
 * Returns a function that returns the i18next instance of a language. Instances are cached for one version of the content, which has its
 * own settings object: when `settings` returns another object, the cached instances are dropped.
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
