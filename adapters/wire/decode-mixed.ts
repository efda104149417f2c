const WINDOWS = new TextDecoder('windows-1252');
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Matches bytes above ASCII, each converted to the character of that number: a sequence that may be UTF-8, or else a single byte. */
const BEYOND_ASCII = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;
/** Maximum number of bytes for one call of `String.fromCharCode`, whose arguments have to fit on the stack. */
const PIECE = 8 * 1024;
const UNFINISHED = /[\xc2-\xf4][\x80-\xbf]{0,2}$/;

/**
 * Decodes UTF-8 in which some texts are in windows-1252, as systems write that join texts of several sources: each byte that is not UTF-8 is
 * a character of windows-1252. `[...decodeMixed([Uint8Array.of(0xc3, 0xa9, 0xe9)])].join('')` → `'éé'`
 */
export function* decodeMixed(chunks: Iterable<Uint8Array>): Generator<string> {
  let held = '';
  for (const chunk of chunks) {
    const text = held + characters(chunk);
    [held = ''] = UNFINISHED.exec(text) ?? [];
    yield decoded(text.slice(0, text.length - held.length));
  }
  yield decoded(held);
}

/** Decodes a whole text as `decodeMixed` does; a byte order mark stays. `mixedText(Uint8Array.of(0xe9))` → `'é'` */
export function mixedText(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return [...decodeMixed([bytes])].join('');
  }
}

/** Converts each byte to the character with its number (ISO 8859-1). */
function characters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

function decoded(bytes: string): string {
  return bytes.replace(BEYOND_ASCII, sequence => {
    const own = Uint8Array.from(sequence, character => character.charCodeAt(0));
    try {
      return sequence.length > 1 ? UTF8.decode(own) : WINDOWS.decode(own);
    } catch {
      return WINDOWS.decode(own);
    }
  });
}
