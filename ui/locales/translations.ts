import { createInstance, type i18n, type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/text/language.ts';

/** Texts of one language, a dictionary per concept; missing keys are filled from the default language. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The i18next instance of one language; components read it by react-i18next. */
export type Translations = i18n;

/**
 * Texts of one language, for `I18nextProvider`; the language never changes, so components subscribe to nothing. `getFixedT` returns the
 *   same function for each concept, so that hundreds of components of a page neither create functions nor look up a text twice.
 * `makeTranslations('fr', dictionary).getFixedT('fr', 'listing')('bedrooms', { count: 2 })` → `'2 chambres'`
 */
export function makeTranslations(language: Language, dictionary: Dictionary): Translations {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(dictionary),
    defaultNS: 'common',
    nsSeparator: false,
    resources: { [language]: dictionary as never },
    interpolation: { escapeValue: false },
    react: { bindI18n: '', bindI18nStore: '', useSuspense: false },
    initAsync: false,
    showSupportNotice: false,
  } as never);
  const made = new Map<string, TFunction>();
  const fixed = instance.getFixedT.bind(instance) as (language: string, concept: string) => TFunction;
  return Object.assign(instance, {
    getFixedT(_: unknown, concept: string) {
      let t = made.get(concept);
      if (!t) made.set(concept, (t = remembering(fixed(language, concept))));
      return t;
    },
  } as never) as Translations;
}

/** Texts of one concept outside of components. `textsOf(translations, 'form')('errorTitle', { title })` → `'Error: Contact'` */
export function textsOf<Concept extends string>(translations: Translations, concept: Concept): TFunction<Concept> {
  return translations.getFixedT(translations.language, concept as never) as never;
}

/** Adds concepts that only some pages need. */
export function addTexts(translations: Translations, dictionary: Dictionary): void {
  for (const [concept, words] of Object.entries(dictionary))
    translations.addResourceBundle(translations.language, concept, words);
}

/** The page's language. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/** Maximum number of cached texts per concept; when it is exceeded, the concept's cache is cleared, so that it cannot fill the memory. */
const MOST_KEPT = 2000;
/**
 * Maximum length of a cache key, in characters. Longer keys contain text that a visitor wrote, which is unlikely to be reused and of
 * unlimited length.
 */
const LONGEST_KEPT = 200;

type Options = Readonly<Record<string, unknown>>;

/** Caches i18next's result by key and values: texts never change, and the lookup would take a quarter of the rendering time. */
function remembering(t: TFunction): TFunction {
  const known = new Map<string, unknown>();
  const ask = t as unknown as (key: string, options?: Options) => unknown;
  const answer = (key: string, options?: Options): unknown => {
    const question = options === undefined ? key : questionOf(key, options);
    if (question === undefined || question.length > LONGEST_KEPT) return ask(key, options);
    let words = known.get(question);
    if (words === undefined) {
      if (known.size >= MOST_KEPT) known.clear();
      known.set(question, (words = ask(key, options)));
    }
    return words;
  };
  return Object.assign(answer, t) as unknown as TFunction;
}

/** Cache key of a lookup; `undefined` if a value is an object or function. */
function questionOf(key: string, options: Options): string | undefined {
  let question = key;
  for (const name in options) {
    const value = options[name];
    if (typeof value === 'object' || typeof value === 'function') return undefined;
    question += `\0${name}\0${typeof value}\0${String(value)}`;
  }
  return question;
}
