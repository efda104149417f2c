const MINUTE = 60_000;

/** A time step of a one-time code, in milliseconds (RFC 6238, 5.2); a code has six digits. */
export const CODE_STEP_MS = 30_000;
export const CODE_DIGITS = 6;
/** Steps to either side of now whose codes are taken too: phones' clocks are not exact, and people type slowly. */
export const CODE_WINDOW = 1;
/** Codes for the day on which the phone is lost, each of 16 letters: 80 bits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LETTERS = 16;

/** How long the QR code of a new second factor may be confirmed. */
export const SETUP_MS = 15 * MINUTE;
/** How long a login waits for its code once the password was right. */
export const LOGIN_STEP_MS = 10 * MINUTE;

/**
 * Codes that may be tried for one account: a guesser who has the password meets one of three codes in a million, so that 50 a day
 * succeed once in 18 years.
 */
export const CODES_A_QUARTER = { most: 10, windowMs: 15 * MINUTE } as const;
export const CODES_A_DAY = { most: 50, windowMs: 24 * 60 * MINUTE } as const;

/** What is wrong with a code: it reads as none, is not the account's, was taken before, or its QR code was shown too long ago. */
export type CodeError = 'malformed' | 'wrong' | 'used' | 'expired';

/** What was typed in the place of a code: that of an authenticator app, or one of the recovery codes, as both are compared. */
export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

/**
 * Reads a code as people type it, with spaces and hyphens, letters of either case and those that are mistaken for digits (Crockford's
 * base 32); nothing where it is neither. `readCode('123 456')` → `{ kind: 'app', code: '123456' }`,
 * `readCode('k7p2-9qxd-okl1-0aaa')` → `{ kind: 'recovery', code: 'K7P29QXD0K110AAA' }`
 */
export function readCode(text: string): TypedCode | undefined {
  if (text.length > 100) return undefined;
  const plain = text.replace(/[\s\p{Pd}]/gu, '');
  if (new RegExp(`^[0-9]{${CODE_DIGITS}}$`).test(plain)) return { kind: 'app', code: plain };
  const code = plain.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return new RegExp(`^[0-9A-HJKMNP-TV-Z]{${RECOVERY_CODE_LETTERS}}$`).test(code)
    ? { kind: 'recovery', code }
    : undefined;
}

/** A code or key in groups of four, as it is shown to be copied. `inGroups('K7P29QXD')` → `'K7P2-9QXD'` */
export function inGroups(code: string, between = '-'): string {
  return code.match(/.{1,4}/g)?.join(between) ?? '';
}

/** The time step of a moment in milliseconds since 1970. `codeStep(59_000)` → `1` */
export function codeStep(now: number): number {
  return Math.floor(now / CODE_STEP_MS);
}
