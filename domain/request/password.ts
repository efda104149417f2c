import { MOST_UNITS } from './field.ts';

/** Field names of the desk and of owner accounts that contain passwords. */
export const PASSWORD_FIELDS: readonly string[] = ['password', 'repeated', 'current'];

/** Minimum and maximum length in code points; there are no rules on character classes. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
/** Maximum length in code units before normalisation. */
const MOST_TYPED = MOST_UNITS * PASSWORD_LENGTH.max;

export type PasswordRefusal = 'required' | 'too-short' | 'too-long' | 'not-identical';

/**
 * Checks a new password and its repetition, compared after NFC normalisation; nothing is trimmed or cut.
 * `checkNewPassword('correct horse', 'correct horse')` → `undefined`, `checkNewPassword('kort', 'kort')` → `'too-short'`
 */
export function checkNewPassword(password: string, repeated: string): PasswordRefusal | undefined {
  // The length is checked first: normalising a long run of combining marks takes quadratic time.
  if (Math.max(password.length, repeated.length) > MOST_TYPED)
    return password.length > MOST_TYPED ? 'too-long' : 'not-identical';
  const normal = password.normalize('NFC');
  if (normal === '') return 'required';
  const length = [...normal].length;
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  return normal === repeated.normalize('NFC') ? undefined : 'not-identical';
}
