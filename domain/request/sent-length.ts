import { MAX_EMAIL_LENGTH } from './email.ts';
import { MESSAGE_LENGTH, MOST_UNITS } from './field.ts';
import { PASSWORD_FIELDS, PASSWORD_LENGTH } from './password.ts';

/** Longest text of a field that is not named below, in code units: more than any line of the desk. */
const LINE = 1_000;

const PASSWORD = MOST_UNITS * PASSWORD_LENGTH.max;

/** Longest texts of fields of the desk and of accounts, in code units, by the field's name; the checks of each field may take less. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['email', MAX_EMAIL_LENGTH],
  ['who', MAX_EMAIL_LENGTH],
  ...PASSWORD_FIELDS.map((name): [string, number] => [name, PASSWORD]),
  ['code', 100],
  ['token', 200],
  ['ticket', 2_000],
  ['words', MOST_UNITS * MESSAGE_LENGTH],
  ['reason', 4_000],
  // Some thousand numbers of properties.
  ['properties', 10_000],
  // A period a line, for a year of single days.
  ['closed', 10_000],
]);

/** The longest text of a field of the desk or of an account that its checks may read, in code units. `sentLength('email')` → `254` */
export function sentLength(name: string): number {
  return LONGEST.get(name) ?? LINE;
}

/** Whether a field was sent with more than its checks may read; spaces around a text do not count. */
export function isTooLong(name: string, text: string): boolean {
  return text.length > sentLength(name) && text.trim().length > sentLength(name);
}

/**
 * The smallest maximum, in code units, of the fields of which too much was sent; undefined where none is too long.
 * `tooLongFor({ email: 'a'.repeat(300) })` → `254`
 */
export function tooLongFor(raw: Readonly<Record<string, string | readonly string[] | undefined>>): number | undefined {
  const exceeded = Object.entries(raw)
    .filter(([name, value]) => [value ?? []].flat().some(text => isTooLong(name, text)))
    .map(([name]) => sentLength(name));
  return exceeded.length === 0 ? undefined : Math.min(...exceeded);
}
