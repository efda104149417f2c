import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Reason, type ReasonCode, reason } from '../../../application/finding/reason.ts';

/** Reasons by the parser's error codes. A code that is not here means a character that JSON does not allow at its place. */
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

/** A value of JSON, or why a text is none, with the place where that begins. */
export type ReadJson = { readonly value: unknown } | { readonly refusal: Reason };

/**
 * Reads JSON; a byte order mark before it is let be. Node's own parser reads what is right, and quickly, but does not always say
 * where a text goes wrong: of what it refuses jsonc-parser finds the place.
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
