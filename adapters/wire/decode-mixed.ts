const WINDOWS = new TextDecoder('windows-1252');
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Sequences that may be UTF-8, else single bytes; in a text with a character for each byte. */
const BEYOND_ASCII = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;
const UNFINISHED = /[\xc2-\xf4][\x80-\xbf]{0,2}$/;

/**
 * Decodes UTF-8 in which some texts are in windows-1252, as systems write that join texts of several sources: each byte that is not UTF-8 is
 * a character of windows-1252. `[...decodeMixed([Buffer.from('é\xe9', 'latin1')])].join('')` → `'Ã©é'`
 */
export function* decodeMixed(chunks: Iterable<Uint8Array>): Generator<string> {
  let held = '';
  for (const chunk of chunks) {
    const text = held + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1');
    [held = ''] = UNFINISHED.exec(text) ?? [];
    yield decoded(text.slice(0, text.length - held.length));
  }
  yield decoded(held);
}

function decoded(bytes: string): string {
  return bytes.replace(BEYOND_ASCII, sequence => {
    const own = Buffer.from(sequence, 'latin1');
    try {
      return sequence.length > 1 ? UTF8.decode(own) : WINDOWS.decode(own);
    } catch {
      return WINDOWS.decode(own);
    }
  });
}
