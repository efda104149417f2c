import type { PasswordRefusal } from '../../domain/request/password.ts';
import type { LoginRefusal } from '../browse/login-body.ts';

/** Why a password was not taken: what is wrong with which field, or as with a login. */
export type PasswordsRefusal =
  | Exclude<LoginRefusal, { readonly kind: 'wrong' }>
  | { readonly kind: 'invalid'; readonly errors: readonly PasswordError[] };

export type PasswordError =
  | { readonly field: 'password' | 'repeated'; readonly code: PasswordRefusal | 'guessable' | 'breached' }
  | { readonly field: 'current'; readonly code: 'wrong' }
  /** Of logins that are to end: none was chosen, or the chosen one is over already. */
  | { readonly field: 'session'; readonly code: 'unchosen' | 'over' };
