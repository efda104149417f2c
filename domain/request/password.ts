/** Shortest and longest password, in code points; no rule says what it is made of. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export type PasswordRefusal = 'required' | 'too-short' | 'too-long' | 'not-identical';

/**
 * Checks a new password and its repetition; both are compared after Unicode normalising, nothing is trimmed or cut.
 * `checkNewPassword('correct horse', 'correct horse')` → `undefined`, `checkNewPassword('kort', 'kort')` → `'too-short'`
 */
export function checkNewPassword(password: string, repeated: string): PasswordRefusal | undefined {
  const normal = password.normalize('NFC');
  if (normal === '') return 'required';
  const length = [...normal].length;
  if (length < PASSWORD_LENGTH.min) return 'too-short';
  if (length > PASSWORD_LENGTH.max) return 'too-long';
  return normal === repeated.normalize('NFC') ? undefined : 'not-identical';
}
