import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';

/** What the parser says of a place; any other of its codes is one of a character that cannot stand there. */
const WORDS: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'a number is not written as JSON writes it',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something stands behind the end',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text is not closed',
  InvalidEscapeCharacter: 'a backslash stands before what it cannot escape',
};

/** A value of JSON, or why a text is none, with the place where that begins. */
export type ReadJson = { readonly value: unknown } | { readonly refusal: string };

/**
 * Reads JSON; a byte order mark before it is let be. Node's own parser reads what is right, and quickly, but does not always say
 * where a text goes wrong: of what it refuses jsonc-parser finds the place.
 * `readJson('{"a": 1,}')` → `{ refusal: 'line 1, column 8: a name in double quotes is missing' }`
 */
export function readJson(text: string): ReadJson {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(plain) };
  } catch {
    const errors: ParseError[] = [];
    parse(plain, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    if (!first) return { refusal: 'the file is not JSON' };
    const before = plain.slice(0, first.offset).split(/\r\n|\r|\n/);
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    return { refusal: `${place}: ${WORDS[printParseErrorCode(first.error)] ?? 'a character cannot stand here'}` };
  }
}
