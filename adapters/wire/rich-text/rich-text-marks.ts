/**
 * Private-use characters that represent markup between the two passes of parsing a text, so that words cannot be mistaken for markup after
 * HTML or a backslash has been processed. `withoutMarks` removes such characters from the source.
 */
export const MARKS = {
  strong: { open: '\uE000', close: '\uE001' },
  emphasis: { open: '\uE002', close: '\uE003' },
  link: { open: '\uE004', close: '\uE006' },
  /** Separates a link's address from its text. */
  address: '\uE005',
  lineBreak: '\uE007',
} as const;

const FIRST_ESCAPE = 0xe020;

/** Normalizes line breaks, also those of word processors (U+000B) and Unicode, and removes private-use and control characters. */
export function withoutMarks(source: string): string {
  return source
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\uE000-\uE0FF]/g, '');
}

/** Replaces each backslash escape, such as `\*`, by one private-use character, which `unescapeMarks` converts to the plain character. */
export function escapeMarks(source: string): string {
  return source.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => escapedSign(sign));
}

/**
 * Replaces each ASCII punctuation character, which may be markup, by its private-use character. `literal('2. *')` → the same text, no list
 * and no emphasis
 */
export function literal(words: string): string {
  return words.replace(/[!-/:-@[-`{-~]/g, escapedSign);
}

/** The private-use character that replaces an ASCII punctuation character, so that it is not read as markup. */
export function escapedSign(sign: string): string {
  return String.fromCharCode(FIRST_ESCAPE + sign.charCodeAt(0));
}

/** Turns characters escaped by `escapedSign` back into plain ones, and removes the characters of `MARKS`. */
export function unescapeMarks(text: string): string {
  return text
    .replace(/[\uE000-\uE007]/g, '')
    .replace(/[\uE020-\uE0FF]/g, mark => String.fromCharCode(mark.charCodeAt(0) - FIRST_ESCAPE));
}
