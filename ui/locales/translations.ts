import { createInstance, type TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../domain/text/language.ts';

/** Texts of one language, a dictionary per topic; missing keys are filled from the default language. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Texts of one topic. */
export type Translation<Concept extends string = string> = {
  /** `t('bedrooms', { count: 2 })` → `'2 chambres'` */
  readonly t: TFunction<Concept>;
  readonly language: Language;
};

/** All texts of the page's language. */
export type Translations = {
  readonly language: Language;
  of<Concept extends string>(concept: Concept): Translation<Concept>;
  /** Adds topics that only some pages need. */
  add(dictionary: Dictionary): void;
  has(concept: string, key?: string): boolean;
};

/**
 * Texts of one language; the language never changes.
 * `makeTranslations('fr', dictionary).of('listing').t('bedrooms', { count: 2 })`
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
    initAsync: false,
    showSupportNotice: false,
  } as never);
  const made = new Map<string, Translation>();
  return {
    language,
    of: concept => {
      let translation = made.get(concept);
      if (!translation) {
        translation = { t: remembering(instance.getFixedT(language, concept as never)), language };
        made.set(concept, translation);
      }
      return translation as never;
    },
    add: added => {
      for (const [concept, words] of Object.entries(added)) instance.addResourceBundle(language, concept, words);
    },
    has: (concept, key) =>
      key === undefined ? instance.hasResourceBundle(language, concept) : instance.exists(key, { ns: concept }),
  };
}

export const TranslationsContext = createContext<Translations | undefined>(undefined);

/** Texts of the page's language. Throws outside a page. */
export function useTranslations(): Translations {
  const translations = use(TranslationsContext);
  if (!translations) throw new Error('the component is outside of the TranslationsContext');
  return translations;
}

/**
 * Texts of one topic. A page has hundreds of components that call it, and its texts never change: this reads a context and a map, whereas
 * react-i18next's hook of the same name subscribes to language changes.
 * `const { t } = useTranslation('listing')`
 */
export function useTranslation<Concept extends string>(concept: Concept): Translation<Concept> {
  return useTranslations().of(concept);
}

/** Limit of the cache per topic; when it is exceeded the cache is cleared, so that it cannot fill the memory. */
const MOST_KEPT = 2000;
/** Longest cache key (characters). Longer ones contain text that a visitor wrote: unlikely to be reused, and of unlimited length. */
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
