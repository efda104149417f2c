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
    // Nobody waits for a language, and no component has to listen for another one.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  } as never);
  rememberWords(instance);
  return instance;
}

/** Up to this count the words for it are kept; of larger ones there are too many. */
const LARGEST_KEPT_COUNT = 100;

/**
 * Asks i18next once for what a key says by itself or with a count: its words never change, and looking them up was a
 * quarter of the work of rendering a page.
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
  const known = new Map<string, string>();
  const ask = t as unknown as (key: string, options?: Options) => string;
  const answer = (key: string, options?: Options): string => {
    const count = options?.['count'];
    const kept =
      options === undefined ||
      (Number.isInteger(count) && Math.abs(count as number) <= LARGEST_KEPT_COUNT && Object.keys(options).length === 1);
    if (!kept) return ask(key, options);
    const name = options === undefined ? key : `${key} ${count}`;
    let words = known.get(name);
    if (words === undefined) known.set(name, (words = ask(key, options)));
    return words;
  };
  return Object.assign(answer, t) as unknown as TFunction;
}
