import { WINDOWS_1252 } from './windows-1252.ts';

/** Bytes of the characters of windows-1252 that Unicode has elsewhere. */
const BYTES: ReadonlyMap<string, number> = new Map(WINDOWS_1252.map((sign, at) => [sign, 0x80 + at]));
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The second and third character: a byte from 0x80 to 0xbf, as windows-1252 or as ISO 8859-1. */
const NEXT = `[\\u0080-\\u00bf${[...BYTES.keys()].filter(sign => sign > '\u00ff').join('')}]`;
/**
 * Letters of Western Europe, their punctuation, `€` and `™`, encoded twice; `ƒ`, `ˆ` and `˜` come from a further encoding. No text in the
 * four languages has these pairs and triples, such as `Ã` before `©`.
 */
const TWICE = new RegExp(
  `[\\u00c2\\u00c3\\u00c5]${NEXT}|Æ[\\u2019\\u0092]|Ë[\\u2020\\u0086\\u0153\\u009c]|\\u00e2[\\u0080\\u0082\\u0084\\u20ac\\u201a\\u201e]${NEXT}`,
  'g',
);
const CONTROL = /[\u0080-\u009f]/;
/** `à`, whose second byte is a no-break space that a system turned into a space. No word of the four languages ends in this letter. */
const GRAVE = /(?<!\p{Lu})\u00c3 {1,2}(?=\S)/gu;
/** Encodings that are undone at most: each system that stores a text may add one. */
const MOST_ENCODINGS = 3;

/**
 * A text that a system read as windows-1252 although it was UTF-8, as it was before: `repairedText('CuisinÃ©')` → `'Cuisiné'`,
 * `repairedText('95 mÂ²')` → `'95 m²'`, `repairedText('Âge d’or')` → `'Âge d’or'`
 */
export function repairedText(text: string): string {
  let left = text;
  // No text holds a control character: it is a step towards the text, or the text was not encoded that often.
  let last = text;
  for (let times = 0; times < MOST_ENCODINGS; times++) {
    const decoded = left.replace(TWICE, decodedOnce);
    if (decoded === left) break;
    left = decoded;
    if (!CONTROL.test(left)) last = left;
  }
  return last.includes('\u00c3') ? last.replace(GRAVE, 'à ') : last;
}

function decodedOnce(characters: string): string {
  const bytes = Uint8Array.from(characters, sign => BYTES.get(sign) ?? sign.charCodeAt(0));
  try {
    return UTF8.decode(bytes);
  } catch {
    return characters;
  }
}
