import { BELGIAN, phoneE164, plainPhone } from './phone.ts';

/** A run of the characters of phone numbers; a time or a number in the text before the phone number is a run of its own. */
const RUN = /[+(]{0,2}\d[\d ./()-]*/g;
/** Boundaries between a phone number and the text after it. */
const BEHIND = / ?(?:[,;:(]|[-/] | (?=\p{L})|$)/gu;

/**
 * Extracts the first phone number from a text, in E.164; `undefined` if the number is ambiguous. Only lengths of Belgian and of
 * international numbers are accepted, so that a time beside the number is not read as further digits.
 * `phoneInText('0475 12 34 56 (après 18h)')`, `phoneInText('na 18u: 0475 12 34 56')` → `'+32475123456'`, `phoneInText('18h')` → `undefined`
 */
export function phoneInText(text: string): string | undefined {
  const typed = plainPhone(text).replace(/\s+/g, ' ');
  for (const run of typed.matchAll(RUN)) {
    const rest = typed.slice(run.index);
    for (const { index } of rest.matchAll(BEHIND)) {
      const number = phoneE164(rest.slice(0, index));
      if (number !== undefined && (!number.startsWith('+32') || BELGIAN.test(number.slice(3)))) return number;
    }
  }
  return undefined;
}
