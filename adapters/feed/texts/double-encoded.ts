import { WINDOWS_1252 } from './windows-1252.ts';

/** Windows-1252 bytes of characters whose Unicode code point differs from the byte. */
const BYTES: ReadonlyMap<string, number> = new Map(WINDOWS_1252.map((sign, at) => [sign, 0x80 + at]));
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A continuation byte of UTF-8 (0x80 to 0xbf), decoded as windows-1252 or as ISO 8859-1. */
const NEXT = `[\\u0080-\\u00bf${[...BYTES.keys()].filter(sign => sign > '\u00ff').join('')}]`;
/**
 * UTF-8 of Western European letters, punctuation, `€` and `™`, decoded as windows-1252; `ƒ`, `ˆ` and `˜` occur if this happened
 * twice. Correct texts in the four languages never contain these sequences, such as `Ã©`.
 */
const TWICE = new RegExp(
  `[\\u00c2\\u00c3\\u00c5]${NEXT}|Æ[\\u2019\\u0092]|Ë[\\u2020\\u0086\\u0153\\u009c]|\\u00e2[\\u0080\\u0082\\u0084\\u20ac\\u201a\\u201e]${NEXT}`,
  'g',
);
const CONTROL = /[\u0080-\u009f]/;
/**
 * `à` decoded as windows-1252 gives `Ã` and a no-break space, which some system replaced by a space. No word of the four
 * languages ends in `Ã`.
 */
const GRAVE = /(?<!\p{Lu})\u00c3 {1,2}(?=\S)/gu;
/** Maximum number of wrong decodings that are undone: each system through which a text passes may add one. */
const MOST_ENCODINGS = 3;

/**
 * Repairs UTF-8 text that a system decoded as windows-1252, once or several times; other text stays the same.
 * `repairedText('CuisinÃ©')` → `'Cuisiné'`, `repairedText('95 mÂ²')` → `'95 m²'`, `repairedText('Âge d’or')` → `'Âge d’or'`
 */
export function repairedText(text: string): string {
  let left = text;
  // The last result without control characters. Texts contain no control characters, so a result with one needs a further decoding, or was
  // decoded once too often.
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
