import { MAX_EMAIL_LENGTH } from './email.ts';
import { MESSAGE_LENGTH, MOST_UNITS } from './field.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** Longest text of a field that is not named below, in code units: more than any line of the desk. */
const LINE = 1_000;

const PASSWORD = MOST_UNITS * PASSWORD_LENGTH.max;

/** Longest texts of fields of the desk and of accounts, in code units, by the field's name; the checks of each field may take less. */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['email', MAX_EMAIL_LENGTH],
  ['who', MAX_EMAIL_LENGTH],
  ['password', PASSWORD],
  ['repeated', PASSWORD],
  ['current', PASSWORD],
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

/** A field of which more was sent than any check may read; `text` is what was sent, `most` in code units. */
export type LongField = { readonly name: string; readonly text: string; readonly most: number };

/** The longest text of a field of the desk or of an account that its checks may read, in code units. `sentLength('email')` → `254` */
export function sentLength(name: string): number {
  return LONGEST.get(name) ?? LINE;
}

/** Whether a field was sent with more than its checks may read; spaces around a text do not count. */
export function isTooLong(name: string, text: string): boolean {
  return text.length > sentLength(name) && text.trim().length > sentLength(name);
}

/** Every field of which too much was sent. `longFields({ email: 'a'.repeat(300) })` → `[{ name: 'email', text: 'aaa…', most: 254 }]` */
export function longFields(
  raw: Readonly<Record<string, string | readonly string[] | undefined>>,
): readonly LongField[] {
  return Object.entries(raw).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .filter(text => isTooLong(name, text))
      .map(text => ({ name, text, most: sentLength(name) })),
  );
}
