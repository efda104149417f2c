/**
 * A Belgian postcode: four digits, which some systems format as an amount, alone, after the country's letter or a word for postcode, or in
 * brackets.
 */
const POSTCODE = /^\s*\(?(?:(?:be?l?|cp|pc)\s?[-.–:]?\s?)?([1-9])[ .,\u00a0\u202f]?(\d{3})(?:[.,]0{1,2})?\)?\s*$/i;

/** A Dutch postcode, '1012 AB', which looks like a Belgian postcode followed by a town of two letters. */
const DUTCH = /^\d{4} ?[A-Z]{2}$/;
/** A Belgian postcode before or after the name of a town. */
const BEFORE_TOWN = /^(?:be?l?\s?[-.–]?\s?)?([1-9]\d{3})[\s,-]+\p{L}{2}/iu;
const BEHIND_TOWN = /\p{L}{2}[\s,(-]{1,3}([1-9]\d{3})\)?$/u;
/** Letters and digits, with blanks and hyphens between, as postcodes of other countries have. */
const ANY = /^[0-9A-Za-z][0-9A-Za-z -]{2,9}$/;

/**
 * A postcode as people type it: a Belgian one as four digits, also with its town beside it, which forms ask for separately; one of another
 * country as it is written. `typedPostcode('B-5000 Namur')` → `'5000'`, `typedPostcode('1012 AB')` → `'1012 AB'`, `typedPostcode('Gent')` →
 * `undefined`
 */
export function typedPostcode(text: string): string | undefined {
  const written = text.trim();
  const besideTown = DUTCH.test(written) ? undefined : (BEFORE_TOWN.exec(written) ?? BEHIND_TOWN.exec(written))?.[1];
  return belgianPostcode(written) ?? besideTown ?? (ANY.test(written) && /\d/.test(written) ? written : undefined);
}

/**
 * The four digits of a Belgian postcode, written alone, as an amount, or after the country's letter; `undefined` for anything else.
 * `belgianPostcode('B-1000')` → `'1000'`, `belgianPostcode('1.000')` → `'1000'`, `belgianPostcode('L-1000')` → `undefined`
 */
export function belgianPostcode(text: string): string | undefined {
  const [, first, others] = POSTCODE.exec(text) ?? [];
  return first === undefined ? undefined : `${first}${others}`;
}
