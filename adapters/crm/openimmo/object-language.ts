import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';

const LONG_CODES: ReadonlyMap<string, Language> = new Map([
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['nld', 'nl'],
  ['dut', 'nl'],
  ['eng', 'en'],
  ['deu', 'de'],
  ['ger', 'de'],
]);

/** Language of an object by its own field, else by its first `objekt_text`; `undefined` if neither names a language of the site. */
export function languageOf(element: XmlElement): Language | undefined {
  return (
    languageNamed(textOf(element, 'verwaltung_techn', 'sprache')) ??
    languageNamed(childOf(element, 'freitexte', 'objekt_text')?.attributes['lang'])
  );
}

/** Accepts codes of two and three letters, with a country. `languageNamed('de-BE')`, `languageNamed('deu')` → `'de'` */
export function languageNamed(named: string | undefined): Language | undefined {
  const [code] = (named ?? '').trim().toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : LONG_CODES.get(code ?? '');
}
