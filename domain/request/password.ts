import { MOST_UNITS } from './field.ts';

/** Names of the fields of the desk and of accounts that hold passwords. */
export const PASSWORD_FIELDS: readonly string[] = ['password', 'repeated', 'current'];

/** Shortest and longest password, in code points; no rule says what it is made of. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Code units of the longest password before it is normalised. */
const MOST_TYPED = MOST_UNITS * PASSWORD_LENGTH.max;

export type PasswordRefusal = 'required' | 'too-short' | 'too-long' | 'not-identical';

/**
 * Checks a new password and its repetition; both are compared after Unicode normalising, nothing is trimmed or cut.
 * `checkNewPassword('correct horse', 'correct horse')` → `undefined`, `checkNewPassword('kort', 'kort')` → `'too-short'`
 */
export function checkNewPassword(password: string, repeated: string): PasswordRefusal | undefined {
  // Normalising takes time with the square of the length where a text is nothing but accents.
  if (Math.max(password.length, repeated.length) > MOST_TYPED)
    return password.length > MOST_TYPED ? 'too-long' : 'not-identical';
  const normal = password.normalize('NFC');
  if (normal === '') return 'required';
  const length = [...normal].length;
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  return normal === repeated.normalize('NFC') ? undefined : 'not-identical';
}
