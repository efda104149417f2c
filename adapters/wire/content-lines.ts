/**
 * Escapes a text as a value of iCalendar (RFC 5545, 3.3.11) and vCard; removes control characters except line breaks. `escapeText('a;b')` →
 * `'a\\;b'`
 */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .toWellFormed()
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line of iCalendar or vCard into lines of at most 75 bytes (RFC 5545, 3.1), never within a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
