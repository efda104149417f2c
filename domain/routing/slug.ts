import type { Language } from '../text/language.ts';

/** German transliteration of umlauts; other languages drop the dots. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * URL slug of a text: lower-case ASCII letters and digits joined by single dashes, at most 80 characters, `'-'` if nothing is left.
 * `language` is the text's language, for its transliteration.
 * `slug('Maison de maître, Namur')` → `'maison-de-maitre-namur'`; `slug('Lüttich', 'de')` → `'luettich'`
 */
export function slug(text: string, language?: Language): string {
  const small = text.normalize('NFC').toLowerCase();
  const plain = (language === 'de' ? small.replace(/[äöü]/g, letter => UMLAUTS[letter] ?? letter) : small)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.slice(0, 80).replace(/-$/, '') || '-';
}
