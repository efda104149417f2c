/**
 * Four digits, which a system may have formatted as an amount, written after the country's letter or a word for postcode, or put
 * in brackets.
 */
const POSTCODE = /^\s*\(?(?:(?:be?l?|cp|pc)\s?[-.–:]?\s?)?([1-9])[ .,\u00a0\u202f]?(\d{3})(?:[.,]0{1,2})?\)?\s*$/i;

/**
 * The four digits of a Belgian postcode, written alone, as an amount, or after the country's letter; `undefined` for anything else.
 * `belgianPostcode('B-1000')` → `'1000'`, `belgianPostcode('1.000')` → `'1000'`, `belgianPostcode('L-1000')` → `undefined`
 */
export function belgianPostcode(text: string): string | undefined {
  const [, first, others] = POSTCODE.exec(text) ?? [];
  return first === undefined ? undefined : `${first}${others}`;
}
