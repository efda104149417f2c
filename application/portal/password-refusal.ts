import type { CodeError } from '../../domain/owner/second-factor.ts';
import type { PasswordRefusal } from '../../domain/request/password.ts';
import type { CodeRefusal, LoginRefusal } from '../browse/login-body.ts';
import type { TriedCode } from './try-code.ts';
import type { Tried } from './try-password.ts';

/** Why a password was not taken: what is wrong with which field, or as with a login. */
export type PasswordsRefusal =
  | Exclude<LoginRefusal, { readonly kind: 'wrong' }>
  | { readonly kind: 'invalid'; readonly errors: readonly PasswordError[] }
  /** The form was drawn for another login. */
  | { readonly kind: 'foreign' };

export type PasswordError =
  | { readonly field: 'password' | 'repeated'; readonly code: PasswordRefusal | 'guessable' | 'breached' }
  | { readonly field: 'current'; readonly code: 'wrong' }
  /** Of a second factor. */
  | { readonly field: 'code'; readonly code: CodeError }
  /** Of logins that are to end: none was chosen, or the chosen one is over already. */
  | { readonly field: 'session'; readonly code: 'unchosen' | 'over' };

/** Why an owner's present password, given again, was not enough; nothing where it was. `refusalOf({ kind: 'busy' })` → `{ kind: 'failed' }` */
export function refusalOf(tried: Tried): PasswordsRefusal | undefined {
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

/** `codeRefusal({ kind: 'wrong', code: 'used' })` → `{ kind: 'invalid', errors: [{ field: 'code', code: 'used' }] }` */
export function codeRefusal(tried: Extract<TriedCode, { readonly kind: 'wrong' | 'limited' }>): CodeRefusal {
  return tried.kind === 'limited'
    ? { kind: 'limited', retryAfter: tried.retryAfter }
    : { kind: 'invalid', errors: [{ field: 'code', code: tried.code }] };
}
