/** A text as a value of iCalendar (RFC 5545, 3.3.11) and vCard; control characters but the end of a line have no place in it. `escapeText('a;b')` → `'a\\;b'` */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
    .toWellFormed()
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A line of iCalendar or vCard in lines of at most 75 bytes (RFC 5545, 3.1), a character never cut in two. */
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
