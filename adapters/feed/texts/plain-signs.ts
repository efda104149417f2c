import { isRtf, rtfText } from '../../wire/rich-text/rtf-text.ts';
import { WINDOWS_1252 } from './windows-1252.ts';

/**
 * Private-use code points that word processors write for characters of the fonts Symbol and Wingdings. Private-use code points that are
 * not listed are removed.
 */
const OF_FONTS: Readonly<Record<string, string>> = {
  '\uf0a7': '▪',
  '\uf0b7': '•',
  '\uf0d8': '➢',
  '\uf0e0': '→',
  '\uf0fc': '✓',
  '\uf02d': '–',
};
/** Next line (NEL), a line break on mainframes; in texts with other control characters it is an ellipsis of windows-1252. */
const NEXT_LINE = '\u0085';
const OTHER_CONTROL = /[\u0080-\u0084\u0086-\u009f]/;
/**
 * Characters to replace or remove: control characters U+0080 to U+009F, private-use characters of fonts, invisible characters
 * (soft hyphens, direction marks, byte order marks) and non-characters. The zero-width joiner stays, because it combines emoji.
 */
const UNWANTED =
  /[\u0080-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\uf000-\uf0ff\ufffe\uffff]/g;

/**
 * Replaces characters that browsers cannot show: RTF becomes plain text, control characters the windows-1252 characters of the
 * same byte, private-use bullets real ones. Removes invisible characters, non-characters and lone surrogates.
 * `plainSigns('l\u0092eau\u200b')` → `'l’eau'`, `plainSigns('\uf0b7 jardin')` → `'• jardin'`
 */
export function plainSigns(text: string): string {
  // Remove invisible characters at the start first, because RTF is recognised by its first characters.
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
