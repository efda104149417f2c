import { BELGIAN, HOURS, OTHER_NUMBER, phoneE164, plainPhone } from './phone.ts';

/** A run of digits and signs that occur in phone numbers. A time or number before the phone number forms a run of its own. */
const RUN = /[+(]{0,2}\d[\d ./()-]*/g;
/** Hours of calls without a unit, such as `9-12` and `9.30-17`. */
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:\.[0-5]\d)?`;
const BARE_HOURS = String.raw`${HOUR} ?- ?${HOUR}(?!\d|[ ./-]\d)`;
/**
 * Boundaries between a phone number and the text after it, such as a word, a sign, another number or the hours of calls: `18:00`, `9-17u`.
 */
const BEHIND = new RegExp(
  String.raw` ?(?:[,;:(]|[-/.+] |[-/.](?=\+)| (?=[^\d ./()+-])| (?=${OTHER_NUMBER})| (?=${HOURS})| (?=${BARE_HOURS})|$)`,
  'gu',
);
/** Start of a phone number after a time or a date of the same run. */
const LATER_START = / (?=0[1-9]|\+[1-9])/g;
/** Maximum number of digits before the phone number in a run: those of a date, or the rest of a time. */
const MOST_BEFORE = 8;

/**
 * Extracts the first phone number from a text, in E.164; `undefined` if the number is ambiguous. Only lengths of Belgian and of
 * international numbers are accepted, so that a time beside the number is not read as further digits.
 * `phoneInText('0475 12 34 56 (après 18h)')`, `phoneInText('na 18u: 0475 12 34 56')` → `'+32475123456'`, `phoneInText('18h')` → `undefined`
 */
export function phoneInText(text: string): string | undefined {
  const typed = plainPhone(text).replace(/\s+/g, ' ');
  for (const run of typed.matchAll(RUN)) {
    const later = [...run[0].matchAll(LATER_START)]
      .map(({ index }) => index + 1)
      .filter(start => run[0].slice(0, start).replace(/\D/g, '').length <= MOST_BEFORE);
    for (const start of [0, ...later]) {
      const number = numberAtStart(typed.slice(run.index + start));
      if (number !== undefined) return number;
    }
  }
  return undefined;
}

/** The phone number with which a text begins. */
function numberAtStart(text: string): string | undefined {
  for (const { index } of text.matchAll(BEHIND)) {
    const number = phoneE164(text.slice(0, index));
    if (number !== undefined && (!number.startsWith('+32') || BELGIAN.test(number.slice(3)))) return number;
  }
  return undefined;
}
