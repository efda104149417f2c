/** A language the site can speak; which of them a site offers is configuration. */
export type Language = 'fr' | 'nl' | 'en' | 'de';

/** All languages, in the order in which menus and alternates list them. */
export const LANGUAGES: readonly Language[] = ['fr', 'nl', 'en', 'de'];

/** Whether `code` names a language that the site can speak. `isLanguage('nl')` → `true`, `isLanguage('NL')` → `false`. */
export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && (LANGUAGES as readonly string[]).includes(code);
}
