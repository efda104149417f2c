import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { fold } from '../../../domain/text/fold.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';

/** Codes of three letters, and names of the languages in each of them, folded. */
const LONG_CODES: ReadonlyMap<string, Language> = new Map([
  ...'fra fre francais frans franzosisch french'.split(' ').map(name => [name, 'fr'] as const),
  ...'nld dut nederlands neerlandais niederlandisch dutch'.split(' ').map(name => [name, 'nl'] as const),
  ...'eng english anglais engels englisch'.split(' ').map(name => [name, 'en'] as const),
  ...'deu ger deutsch allemand duits german'.split(' ').map(name => [name, 'de'] as const),
]);

/** Language of an object by its own field, else by its first `objekt_text`; `undefined` if neither names a language of the site. */
export function languageOf(element: XmlElement): Language | undefined {
  return (
    languageNamed(textOf(element, 'verwaltung_techn', 'sprache')) ??
    languageNamed(childOf(element, 'freitexte', 'objekt_text')?.attributes['lang'])
  );
}

/** Accepts codes of two and three letters, with a country, and names. `languageNamed('de-BE')`, `languageNamed('Deutsch')` → `'de'` */
export function languageNamed(named: string | undefined): Language | undefined {
  const [code] = fold((named ?? '').trim()).split(/[-_]/);
  return isLanguage(code) ? code : LONG_CODES.get(code ?? '');
}
