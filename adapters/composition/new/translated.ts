import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { Json } from './new-agency-facts.ts';

/** Replaces the sample agency's name in a text; `language`: language of the text, if known. */
export type Rename = (text: string, language: Language | undefined) => string;

/** Reduces the value to the languages of a site: in objects keyed by language, other languages are left out. */
export function translated(value: Json, languages: readonly Language[], renamed: Rename, language?: Language): Json {
  if (typeof value === 'string') return renamed(value, language);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(item => translated(item, languages, renamed, language));
  const keys = Object.keys(value);
  const localized = keys.length > 0 && keys.every(isLanguage);
  return Object.fromEntries(
    keys
      .filter(key => !localized || languages.some(each => each === key))
      .map(key => [key, translated(value[key] ?? null, languages, renamed, isLanguage(key) ? key : language)]),
  );
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * Replaces a name in a text; before a vowel French shortens 'de'. `rename('le site de Duval', 'Duval', 'Immo Été', 'fr')` →
 * `'le site d’Immo Été'`
 */
export function rename(text: string, from: string, to: string, language: Language | undefined): string {
  const shortens = language === 'fr' && /^[aeiouyœæ]/i.test(to.normalize('NFD'));
  // The replacements are functions, because a replacement string would interpret patterns such as `$&` in a name.
  return (shortens ? text.replaceAll(` de ${from}`, () => ` d’${to}`) : text).replaceAll(from, () => to);
}
