/** Digits that a system formatted as an amount, a prefix for the country or the word postcode, brackets. */
const POSTCODE = /^\s*\(?(?:(?:be?l?|cp|pc)\s?[-.–:]?\s?)?([1-9])[ .,\u00a0\u202f]?(\d{3})(?:[.,]0{1,2})?\)?\s*$/i;

/**
 * The four digits of a Belgian postcode, written alone, as an amount, or after the country's letter; `undefined` for anything else.
 * `belgianPostcode('B-1000')` → `'1000'`, `belgianPostcode('1.000')` → `'1000'`, `belgianPostcode('L-1000')` → `undefined`
 */
export function belgianPostcode(text: string): string | undefined {
  const [, first, others] = POSTCODE.exec(text) ?? [];
  return first === undefined ? undefined : `${first}${others}`;
}
