import { stringEnd } from './repeated-keys.ts';

/** Control characters, byte order marks and no-break spaces, which some systems put between values. */
const NO_VALUE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u00a0\ufeff]/g;
/** Texts that JavaScript and .NET write for a missing number. */
const NO_NUMBER = /(?<![\w.+-])(?:NaN|-?Infinity|undefined)(?![\w.])/g;
/**
 * In a string: an escape of a character that needs none, any other escape, or a control character. `\x` is not removed, so that the text
 * stays invalid, because programs interpret `\x` in different ways.
 */
const IN_STRING = /\\([^"\\/bfnrtux])|\\.|[\u0000-\u001f]/gs;

/**
 * Repairs text that is almost JSON if its meaning is clear: writes raw control characters in strings as escapes, removes the backslash of
 * an escape that JSON does not know, as in `d\'Ixelles`, and leaves out control characters between values. With `words`, `NaN`, `Infinity`
 * and `undefined` become strings, so that the reader of the field decides what they mean. Other faults are not repaired.
 * `repairJson('{"a":"one⏎two"}\0')` → `'{"a":"one\\ntwo"}'`, where `⏎` is a line break
 */
export function repairJson(text: string, { words = false } = {}): string {
  let repaired = '';
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const begin = quote < 0 ? text.length : quote;
    const between = text.slice(at, begin).replace(NO_VALUE, '');
    repaired += words ? between.replace(NO_NUMBER, '"$&"') : between;
    at = quote < 0 ? begin : stringEnd(text, begin);
    repaired += text.slice(begin, at).replace(IN_STRING, escaped);
  }
  return repaired;
}

function escaped(written: string, unescaped: string | undefined): string {
  const sign = unescaped ?? written;
  return sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign;
}

/** A parsed value with its valid JSON. `isRepaired`: whether that JSON differs from the given text. */
export type ParsedJson = { readonly value: unknown; readonly text: string; readonly isRepaired: boolean };

/**
 * Parses JSON, or text that is almost JSON after `repairJson`; `undefined` if it stays invalid.
 * `parseAlmostJson('{"a":1}\0')` → `{ value: { a: 1 }, text: '{"a":1}', isRepaired: true }`
 */
export function parseAlmostJson(given: string, options?: { readonly words?: boolean }): ParsedJson | undefined {
  const plain = parsed(given);
  if (plain) return { ...plain, text: given, isRepaired: false };
  const text = repairJson(given, options);
  const repaired = text === given ? undefined : parsed(text);
  return repaired && { ...repaired, text, isRepaired: true };
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
