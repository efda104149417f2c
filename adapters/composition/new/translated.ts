import { isLanguage, type Language } from '../../../domain/text/language.ts';
import type { Json } from './begun.ts';

/** Puts another agency's name into a text, in a language where it is known. */
export type Rename = (text: string, language: Language | undefined) => string;

/** The value in the languages of a site: of an object whose keys are languages the others are left out. */
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

/** A text with another name; before a vowel French shortens 'de'. `rename('le site de Duval', 'Duval', 'Immo Été', 'fr')` → `'le site d’Immo Été'` */
export function rename(text: string, from: string, to: string, language: Language | undefined): string {
  const shortens = language === 'fr' && /^[aeiouyœæ]/i.test(to.normalize('NFD'));
  // A name may hold what the replacement of a text would take for more than letters, such as `$&`.
  return (shortens ? text.replaceAll(` de ${from}`, () => ` d’${to}`) : text).replaceAll(from, () => to);
}
