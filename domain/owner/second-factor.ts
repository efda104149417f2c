import { readCrockford } from '../text/crockford.ts';

const MINUTE = 60_000;

/** Time step of a one-time code in milliseconds (RFC 6238, 5.2), and its number of digits. */
export const CODE_STEP_MS = 30_000;
export const CODE_DIGITS = 6;
/** Steps before and after the current one whose codes are accepted, since phone clocks are inexact and people type slowly. */
export const CODE_WINDOW = 1;
/** Number of recovery codes, for a lost phone, and letters in each: 80 bits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LETTERS = 16;

/** Time to confirm the QR code of a new second factor. */
export const SETUP_MS = 15 * MINUTE;
/** Time to enter the code after a correct password. */
export const LOGIN_STEP_MS = 10 * MINUTE;

/**
 * Maximum code attempts per account. Three of a million codes are valid at a time, so an attacker who knows the password would succeed
 * once in 18 years at 50 attempts a day.
 */
export const CODES_A_QUARTER = { most: 10, windowMs: 15 * MINUTE } as const;
export const CODES_A_DAY = { most: 50, windowMs: 24 * 60 * MINUTE } as const;

/** Code errors: malformed, not a code of the account, already used, or entered too late after the QR code was shown. */
export type CodeError = 'malformed' | 'wrong' | 'used' | 'expired';

/** A normalised code: of an authenticator app, or a recovery code. */
export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string };

/**
 * Parses a typed code: ignores spaces, hyphens and case, and corrects letters mistaken for digits (Crockford's base 32); `undefined` if
 * it is neither kind. `readCode('123 456')` → `{ kind: 'app', code: '123456' }`,
 * `readCode('k7p2-9qxd-okl1-0aaa')` → `{ kind: 'recovery', code: 'K7P29QXD0K110AAA' }`
 */
export function readCode(text: string): TypedCode | undefined {
  if (text.length > 100) return undefined;
  const plain = text.replace(/[\s\p{Pd}]/gu, '');
  if (plain.length === CODE_DIGITS && /^[0-9]+$/.test(plain)) return { kind: 'app', code: plain };
  const code = plain.length === RECOVERY_CODE_LETTERS ? readCrockford(plain) : undefined;
  return code === undefined ? undefined : { kind: 'recovery', code };
}

/** Formats a code or key in groups of four, for copying. `inGroupsOfFour('K7P29QXD')` → `'K7P2-9QXD'` */
export function inGroupsOfFour(code: string, between = '-'): string {
  return code.match(/.{1,4}/g)?.join(between) ?? '';
}

/** Time step at a moment (Unix ms). `codeStep(59_000)` → `1` */
export function codeStep(now: number): number {
  return Math.floor(now / CODE_STEP_MS);
}
