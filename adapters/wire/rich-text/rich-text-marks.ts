/**
 * Private characters that stand for markup between the two steps of reading a text, so that no word of the text can
 * be taken for markup that HTML or a backslash already settled. `withoutMarks` keeps a source from bringing its own.
 */
export const MARKS = {
  strong: { open: '\uE000', close: '\uE001' },
  emphasis: { open: '\uE002', close: '\uE003' },
  link: { open: '\uE004', close: '\uE006' },
  /** Between a link's address and its words. */
  address: '\uE005',
} as const;

const FIRST_ESCAPE = 0xe020;

/** The source in plain lines and without private or control characters. */
export function withoutMarks(source: string): string {
  return source.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f\uE000-\uE0FF]/g, '');
}

/** `\*` and the like as one private character each, which `unescapeMarks` turns into the bare sign. */
export function escapeMarks(source: string): string {
  return source.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => escapedSign(sign));
}

/** An ASCII sign that is no markup, as one private character. */
export function escapedSign(sign: string): string {
  return String.fromCharCode(FIRST_ESCAPE + sign.charCodeAt(0));
}

/** Words as they are read: escaped signs bare again, stray marks gone, white space single. */
export function unescapeMarks(text: string): string {
  return text
    .replace(/[\uE000-\uE006]/g, '')
    .replace(/[\uE020-\uE0FF]/g, mark => String.fromCharCode(mark.charCodeAt(0) - FIRST_ESCAPE));
}
