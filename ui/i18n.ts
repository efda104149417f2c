import { createInstance, type i18n } from 'i18next';
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
    resources: { [language]: dictionary as never },
    interpolation: { escapeValue: false },
    initAsync: false,
    showSupportNotice: false,
    react: { useSuspense: false },
  } as never);
  return instance;
}
