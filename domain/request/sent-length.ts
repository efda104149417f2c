import { MAX_EMAIL_LENGTH } from './email.ts';
import { MESSAGE_LENGTH, MOST_UNITS } from './field.ts';
import { PASSWORD_FIELDS, PASSWORD_LENGTH } from './password.ts';

/** Default maximum in code units for fields not listed below. */
const LINE = 1_000;

const PASSWORD = MOST_UNITS * PASSWORD_LENGTH.max;

/** Maximum lengths of fields of the desk and of accounts, in code units by field name; the checks of a field may be stricter. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['email', MAX_EMAIL_LENGTH],
  ['who', MAX_EMAIL_LENGTH],
  ...PASSWORD_FIELDS.map((name): [string, number] => [name, PASSWORD]),
  ['code', 100],
  ['token', 200],
  ['ticket', 2_000],
  ['words', MOST_UNITS * MESSAGE_LENGTH],
  ['reason', 4_000],
  // Enough for the ids of about a thousand properties.
  ['properties', 10_000],
  // Enough for a year of single closed days, one per line.
  ['closed', 10_000],
  // Ids and versions of the other open offers for a property.
  ['others', 10_000],
]);

/** Maximum length, in code units, of a field of the desk or of an account. `sentLength('email')` → `254` */
export function sentLength(name: string): number {
  return LONGEST.get(name) ?? LINE;
}

/** Whether a field exceeds its maximum length; surrounding spaces do not count. */
export function isTooLong(name: string, text: string): boolean {
  return text.length > sentLength(name) && text.trim().length > sentLength(name);
}

/**
 * The smallest maximum, in code units, of the fields that are too long; `undefined` if none is.
 * `tooLongFor({ email: 'a'.repeat(300) })` → `254`
 */
export function tooLongFor(raw: Readonly<Record<string, string | readonly string[] | undefined>>): number | undefined {
  const exceeded = Object.entries(raw)
    .filter(([name, value]) => [value ?? []].flat().some(text => isTooLong(name, text)))
    .map(([name]) => sentLength(name));
  return exceeded.length === 0 ? undefined : Math.min(...exceeded);
}
