import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { fold } from '../../../domain/text/fold.ts';
import { text } from '../record-values.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';
import { attributeOf } from './object-codes.ts';

/** Language by its ISO 639-2 code of three letters, or by its name in one of the four languages, without accents. */
const LONG_CODES: ReadonlyMap<string, Language> = new Map([
  ...'fra fre francais frans franzosisch french'.split(' ').map(name => [name, 'fr'] as const),
  ...'nld dut nederlands neerlandais niederlandisch dutch vlaams flamand flamisch flemish'
    .split(' ')
    .map(name => [name, 'nl'] as const),
  ...'eng english anglais engels englisch'.split(' ').map(name => [name, 'en'] as const),
  ...'deu ger deutsch allemand duits german'.split(' ').map(name => [name, 'de'] as const),
]);

/** Maximum number of characters of a name that are compared. */
const LONGEST = 40;

/** Language of an object by its own field, else by its first `objekt_text`; `undefined` if neither names a language of the site. */
export function languageOf(element: XmlElement): Language | undefined {
  return (
    languageNamed(textOf(element, 'verwaltung_techn', 'sprache')) ??
    languageNamed(attributeOf(childOf(element, 'freitexte', 'objekt_text'), 'lang'))
  );
}

/**
 * The name of an object's language if it is not a language of the site: the text of `sprache`, or else the `lang` of its first `objekt_text`.
 * An object in `en` → `undefined`, one whose `sprache` is `es` → `'es'`
 */
export function unknownLanguage(element: XmlElement): string | undefined {
  if (languageOf(element) !== undefined) return undefined;
  return (
    text(textOf(element, 'verwaltung_techn', 'sprache')) ??
    text(attributeOf(childOf(element, 'freitexte', 'objekt_text'), 'lang'))
  );
}

/**
 * Accepts codes of two and three letters, with a country before or after them, and names. `languageNamed('de-BE')`,
 * `languageNamed('BE-DE')`, `languageNamed('Deutsch')` → `'de'`
 */
export function languageNamed(named: string | undefined): Language | undefined {
  for (const code of fold((named ?? '').slice(0, LONGEST)).split(/[^\p{L}]+/u)) {
    const language = isLanguage(code) ? code : LONG_CODES.get(code);
    if (language !== undefined) return language;
  }
  return undefined;
}
