import { createInstance, type TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../domain/text/language.ts';

/** The words of one language: a dictionary a concept, keys that lack in it filled from the default language. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The words of one concept. */
export type Translation<Concept extends string = string> = {
  /** `t('bedrooms', { count: 2 })` → `'2 chambres'` */
  readonly t: TFunction<Concept>;
  readonly language: Language;
};

/** All words of a page's language. */
export type Translations = {
  readonly language: Language;
  of<Concept extends string>(concept: Concept): Translation<Concept>;
  /** Adds concepts that only some pages need. */
  add(dictionary: Dictionary): void;
  has(concept: string, key?: string): boolean;
};

/**
 * The words of one language, made at start and never switched.
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

/** The words of the page's language. Throws outside of a page. */
export function useTranslations(): Translations {
  const translations = use(TranslationsContext);
  if (!translations) throw new Error('the component is outside of its words');
  return translations;
}

/**
 * The words of one concept. A page has hundreds of components that ask, and its words never change while it shows: this reads a
 * context and a map, where react-i18next's hook of the same name subscribes to a language that could be switched.
 * `const { t } = useTranslation('listing')`
 */
export function useTranslation<Concept extends string>(concept: Concept): Translation<Concept> {
  return useTranslations().of(concept);
}

/** Answers kept for each concept; past this they are forgotten and asked anew, so that no number can fill the memory. */
const MOST_KEPT = 2000;
/** Characters of a key with its values. What is longer has words that a visitor wrote: it hardly comes again, and could be of any length. */
const LONGEST_KEPT = 200;

type Options = Readonly<Record<string, unknown>>;

/**
 * Asks i18next once for what a key says, by itself or with the same values: its words never change, and looking them up
 * was a quarter of the work of rendering a page.
 */
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

/** Key and values as one text; none where a value is no text, number or truth value. */
function questionOf(key: string, options: Options): string | undefined {
  let question = key;
  for (const name in options) {
    const value = options[name];
    if (typeof value === 'object' || typeof value === 'function') return undefined;
    question += `\0${name}\0${typeof value}\0${String(value)}`;
  }
  return question;
}
