import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Reason, type ReasonCode, reason } from '../../application/finding/reason.ts';

/** Finding codes by the parser's error codes. Error codes not listed here mean an unexpected character. */
const REASONS: Readonly<Record<string, Extract<ReasonCode, `json-${string}`>>> = {
  InvalidNumberFormat: 'json-number',
  PropertyNameExpected: 'json-name',
  ValueExpected: 'json-value',
  ColonExpected: 'json-colon',
  CommaExpected: 'json-comma',
  CloseBraceExpected: 'json-brace',
  CloseBracketExpected: 'json-bracket',
  EndOfFileExpected: 'json-end',
  InvalidCommentToken: 'json-comment',
  UnexpectedEndOfString: 'json-text',
  InvalidEscapeCharacter: 'json-escape',
};

/** Parsed JSON, or the first syntax error with its line and column. */
export type ReadJson = { readonly value: unknown } | { readonly refusal: Reason };

/**
 * Parses JSON, ignoring a byte order mark. Valid text is parsed by JSON.parse, which is fast; jsonc-parser then locates the error in
 * invalid text, since JSON.parse does not always report a position.
 * `readJson('{"a": 1,}')` → `{ refusal: { code: 'json-name', values: { line: 1, column: 9 } } }`
 */
export function readJson(text: string): ReadJson {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(plain) };
  } catch {
    const errors: ParseError[] = [];
    parse(plain, errors, { disallowComments: true, allowTrailingComma: false });
    const [first] = errors;
    if (!first) return { refusal: reason('not-json') };
    const before = plain.slice(0, first.offset).split(/\r\n|\r|\n/);
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { refusal: reason(REASONS[printParseErrorCode(first.error)] ?? 'json-character', place) };
  }
}
