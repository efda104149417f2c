import type { CodeError } from '../../domain/owner/second-factor.ts';
import type { PasswordRefusal } from '../../domain/request/password.ts';
import type { CodeRefusal, LoginRefusal } from '../browse/login-body.ts';
import type { CodeCheck } from './try-code.ts';
import type { PasswordCheck } from './try-password.ts';

/** Why a form with a password was refused. */
export type PasswordsRefusal =
  | Exclude<LoginRefusal, { readonly kind: 'wrong' }>
  | { readonly kind: 'invalid'; readonly errors: readonly PasswordError[] }
  /** The form's CSRF token belongs to another login. */
  | { readonly kind: 'foreign' };

export type PasswordError =
  | { readonly field: 'password' | 'repeated'; readonly code: PasswordRefusal | 'guessable' | 'breached' }
  | { readonly field: 'current'; readonly code: 'wrong' }
  /** Errors of a second factor's code. */
  | { readonly field: 'code'; readonly code: CodeError }
  /** Ending logins: none was selected, or the selected one has already ended. */
  | { readonly field: 'session'; readonly code: 'unchosen' | 'over' };

/**
 * Refusal of a form that requires the current password; `undefined` if the password was right.
 * `passwordRefusal({ kind: 'busy' })` → `{ kind: 'failed' }`
 */
export function passwordRefusal(tried: PasswordCheck): PasswordsRefusal | undefined {
  switch (tried.kind) {
    case 'wrong':
      return { kind: 'invalid', errors: [{ field: 'current', code: 'wrong' }] };
    case 'limited':
      return { kind: 'limited', retryAfter: tried.retryAfter };
    case 'busy':
      return { kind: 'failed' };
    default:
      return undefined;
  }
}

/** Refusal for a code. `codeRefusal({ kind: 'wrong', code: 'used' })` → `{ kind: 'invalid', errors: [{ field: 'code', code: 'used' }] }` */
export function codeRefusal(tried: Extract<CodeCheck, { readonly kind: 'wrong' | 'limited' }>): CodeRefusal {
  return tried.kind === 'limited'
    ? { kind: 'limited', retryAfter: tried.retryAfter }
    : { kind: 'invalid', errors: [{ field: 'code', code: tried.code }] };
}
