import { LANGUAGES, type Language } from './language.ts';

/** A value per language; languages may be missing. */
export type Localized<T = string> = { readonly [L in Language]?: T };

/** A text on a page; `lang` is set only if it differs from the page's language. */
export type Text = { readonly text: string; readonly lang?: Language };

/**
 * The value in `language`, else in `fallback`, else in any language, with the language found. Empty strings count as absent.
 * `inLanguage({ fr: 'Maison' }, 'de', 'fr')` → `{ value: 'Maison', language: 'fr' }`
 */
export function inLanguage<T>(
  localized: Localized<T>,
  language: Language,
  fallback: Language,
): { value: T; language: Language } | undefined {
  for (const candidate of [language, fallback, ...LANGUAGES]) {
    const value = localized[candidate];
    if (value !== undefined && value !== '') return { value, language: candidate };
  }
  return undefined;
}

/** `inLanguage`, returned as a `Text`. `textIn({ fr: 'Maison' }, 'de', 'fr')` → `{ text: 'Maison', lang: 'fr' }` */
export function textIn(localized: Localized, language: Language, fallback: Language): Text | undefined {
  const found = inLanguage(localized, language, fallback);
  if (!found) return undefined;
  return found.language === language ? { text: found.value } : { text: found.value, lang: found.language };
}

/** Changes the value of each language. `changedIn({ fr: 'Maison' }, text => text.length)` → `{ fr: 6 }` */
export function changedIn<T, R>(localized: Localized<T>, change: (value: T) => R): Localized<R> {
  const changed: { -readonly [L in Language]?: R } = {};
  for (const language of LANGUAGES) {
    const value = localized[language];
    if (value !== undefined) changed[language] = change(value);
  }
  return changed;
}
