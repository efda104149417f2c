import { isRtf, rtfText } from '../../wire/rich-text/rtf-text.ts';
import { WINDOWS_1252 } from './windows-1252.ts';

/** Signs of the fonts Symbol and Wingdings, which word processors write as private-use characters; others have no shape in another font. */
const OF_FONTS: Readonly<Record<string, string>> = {
  '\uf0a7': '▪',
  '\uf0b7': '•',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0fc': '✓',
  '\uf02d': '–',
};
/** Next line (NEL), a line break of mainframes; in texts with other characters of windows-1252 it is its ellipsis. */
const NEXT_LINE = '\u0085';
const OTHER_CONTROL = /[\u0080-\u0084\u0086-\u009f]/;
/**
 * Control characters U+0080 to U+009F, signs of fonts, characters without a width (soft hyphens, marks and overrides of direction, byte order
 * marks) and non-characters. A joiner stays, as it makes one sign of several emoji.
 */
const UNWANTED =
  /[\u0080-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\uf000-\uf0ff\ufffe\uffff]/g;

/**
 * A text without signs that nobody sees or that belong to one program: control characters as the signs of windows-1252 that they are in
 * other systems, bullets of word processors as bullets, RTF as plain text; characters without a width, non-characters and half surrogate
 * pairs left out. `plainSigns('l\u0092eau\u200b')` → `'l’eau'`, `plainSigns('\uf0b7 jardin')` → `'• jardin'`
 */
export function plainSigns(text: string): string {
  // RTF is recognised by its first characters, so unseen ones before them go first.
  const seen = seenSigns(text);
  return isRtf(seen) ? seenSigns(rtfText(seen)) : seen;
}

function seenSigns(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed().replaceAll('\ufffd', '');
  if (whole.search(UNWANTED) === -1) return whole;
  const isWindows = OTHER_CONTROL.test(whole);
  return whole.replace(UNWANTED, sign => {
    if (sign === NEXT_LINE && !isWindows) return '\n';
    const shown = sign < '\u00a0' ? (WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? '') : (OF_FONTS[sign] ?? '');
    return shown < '\u00a0' ? '' : shown;
  });
}
