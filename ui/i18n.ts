import { createInstance, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../domain/text/language.ts';

/** The words of one language: a dictionary a concept, keys that lack in it filled from the default language. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An i18next of one language, made at start and never switched. */
export function makeI18n(language: Language, dictionary: Dictionary): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(dictionary),
    defaultNS: 'common',
    nsSeparator: false,
    resources: { [language]: dictionary as never },
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
    // The language is there at once, and no component has to listen for another one.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  } as never);
  rememberWords(instance);
  return instance;
}

/** Adds concepts that only some pages need. */
export function addWords(instance: i18n, dictionary: Dictionary): void {
  for (const [concept, words] of Object.entries(dictionary))
    instance.addResourceBundle(instance.language, concept, words);
}

/** Answers kept for each dictionary; past this they are forgotten and asked anew, so that no number can fill the memory. */
const MOST_KEPT = 2000;

/**
 * Asks i18next once for what a key says, by itself or with the same values: its words never change, and looking them up
 * was a quarter of the work of rendering a page.
 */
function rememberWords(instance: i18n): void {
  const getFixedT = instance.getFixedT.bind(instance) as (...scope: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  instance.getFixedT = ((language: string, namespace: string, prefix?: string, ...rest: unknown[]) => {
    const scope = `${language} ${namespace} ${prefix ?? ''}`;
    let t = made.get(scope);
    if (!t) made.set(scope, (t = remembering(getFixedT(language, namespace, prefix, ...rest))));
    return t;
  }) as never;
}

type Options = Readonly<Record<string, unknown>>;

function remembering(t: TFunction): TFunction {
  const known = new Map<string, unknown>();
  const ask = t as unknown as (key: string, options?: Options) => unknown;
  const answer = (key: string, options?: Options): unknown => {
    const question = options === undefined ? key : questionOf(key, options);
    if (question === undefined) return ask(key, options);
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
