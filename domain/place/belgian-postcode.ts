/**
 * The four digits of a Belgian postcode, written alone or after the country's letter; `undefined` for anything else.
 * `belgianPostcode('B-1000')` → `'1000'`, `belgianPostcode('BE 5000')` → `'5000'`, `belgianPostcode('L-1000')` → `undefined`
 */
export function belgianPostcode(text: string): string | undefined {
  return /^\s*(?:be?l?\s?[-.–]?\s?)?([1-9]\d{3})\s*$/i.exec(text)?.[1];
}
