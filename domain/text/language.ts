/** A language that the software supports; each site configures which of them it offers. */
export type Language = keyof typeof SPOKEN;

/**
 * Supported languages in the order of menus and alternate links, with their own name and their Open Graph locale. Translation tables are
 * records keyed by language, so a missing language fails to compile.
 */
const SPOKEN = {
  fr: { name: 'Français', locale: 'fr_BE' },
  nl: { name: 'Nederlands', locale: 'nl_BE' },
  en: { name: 'English', locale: 'en_GB' },
  de: { name: 'Deutsch', locale: 'de_BE' },
} as const;

/** All languages, in the order in which menus and alternates list them. */
export const LANGUAGES: readonly Language[] = Object.keys(SPOKEN) as Language[];

/** Name of a language in that language. `languageName('nl')` → `'Nederlands'` */
export function languageName(language: Language): string {
  return SPOKEN[language].name;
}

/** Locale in Open Graph notation. `localeOf('nl')` → `'nl_BE'` */
export function localeOf(language: Language): string {
  return SPOKEN[language].locale;
}

/** Builds a record with a value per language. `byLanguage(language => language.toUpperCase()).nl` → `'NL'` */
export function byLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map(language => [language, make(language)])) as Record<Language, T>;
}

/** Whether `code` is a supported language. `isLanguage('nl')` → `true`, `isLanguage('NL')` → `false`. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(SPOKEN, code);
}
