/** A language the site can speak; which of them a site offers is configuration. */
export type Language = keyof typeof SPOKEN;

/**
 * Every language, in the order in which menus and alternates list them: how it calls itself, and its locale for those who ask for a
 * country too. A room that holds words has a table of them by language, which does not compile without one.
 */
const SPOKEN = {
  fr: { name: 'Français', locale: 'fr_BE' },
  nl: { name: 'Nederlands', locale: 'nl_BE' },
  en: { name: 'English', locale: 'en_GB' },
  de: { name: 'Deutsch', locale: 'de_BE' },
} as const;

/** All languages, in the order in which menus and alternates list them. */
export const LANGUAGES: readonly Language[] = Object.keys(SPOKEN) as Language[];

/** `languageName('nl')` → `'Nederlands'` */
export function languageName(language: Language): string {
  return SPOKEN[language].name;
}

/** Language and country, as Open Graph writes them. `localeOf('nl')` → `'nl_BE'` */
export function localeOf(language: Language): string {
  return SPOKEN[language].locale;
}

/** Something for every language. `byLanguage(language => language.toUpperCase()).nl` → `'NL'` */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map(language => [language, make(language)])) as Record<Language, T>;
}

/** Whether `code` names a language that the site can speak. `isLanguage('nl')` → `true`, `isLanguage('NL')` → `false`. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(SPOKEN, code);
}
