import { accountWords, isGuessable } from '../../domain/owner/guessable-password.ts';
import { checkNewPassword } from '../../domain/request/password.ts';
import { type PasswordError, type PasswordsRefusal, passwordRefusal } from './password-refusal.ts';
import type { AccountPasswords } from '../ports/accounts/accounts.ts';
import type { BreachedPasswords } from '../ports/accounts/breached-passwords.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { LoginTries } from '../ports/accounts/login-tries.ts';
import type { OwnerPasswords } from '../ports/accounts/owner-passwords.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { PasswordHasher } from '../ports/accounts/password-hasher.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { Sessions } from '../ports/accounts/sessions.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { beginLogin } from './log-in.ts';
import type { OwnerSession } from './open-session.ts';
import { accountKey, type TryPassword, undefinedIfBusy } from './try-password.ts';

export type SetPasswordParts = {
  readonly site: SiteContentSource;
  readonly passwords: Pick<OwnerPasswords, 'link'>;
  readonly accounts: Pick<AccountPasswords, 'choosePassword' | 'changePassword'>;
  readonly sessions: Sessions;
  readonly loginTries: LoginTries;
  readonly tryPassword: TryPassword;
  readonly hasher: PasswordHasher;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
  /** Frequently leaked passwords, in lower case. */
  readonly frequentPasswords: ReadonlySet<string>;
  readonly breachedPasswords: BreachedPasswords;
};

/** A new password as typed twice. */
export type NewPassword = { readonly password: string; readonly repeated: string };

/** Sets the password through a mailed link; does not log in. */
export type SetPasswordByLink = (
  token: string,
  typed: NewPassword,
) => Promise<{ readonly kind: 'set' } | { readonly kind: 'gone' } | PasswordsRefusal>;

/** Changes the password of a logged-in owner, who must enter the current one; ends all logins except the returned new one. */
export type ChangePassword = (
  ownerSession: OwnerSession,
  current: string,
  typed: NewPassword,
  network: string,
) => Promise<{ readonly kind: 'changed'; readonly reference: string } | PasswordsRefusal>;

export function makeSetPasswordByLink(parts: SetPasswordParts): SetPasswordByLink {
  const { passwords, accounts, loginTries, hasher, hashes, clock, security } = parts;
  const linkExpired = () => {
    security.note('link-refused', 'password-link');
    return { kind: 'gone' } as const;
  };
  return async (token, typed) => {
    const tokenHash = hashes.secret(token);
    const link = await passwords.link(tokenHash, clock.now());
    if (!link) return linkExpired();
    const error = await checkTyped(parts, link.owner, typed);
    if (error) return { kind: 'invalid', errors: [error] };
    const hash = await undefinedIfBusy(security, hasher.hash(typed.password));
    if (hash === undefined) return { kind: 'failed' };
    const mails = link.purpose === 'reset' ? [notice(parts, link.owner)] : [];
    if (!(await accounts.choosePassword(tokenHash, clock.now(), hash, mails))) return linkExpired();
    await loginTries.forgive(accountKey(hashes, link.owner.email));
    security.note('password-set', link.purpose, link.owner.email);
    return { kind: 'set' };
  };
}

export function makeChangePassword(parts: SetPasswordParts): ChangePassword {
  const { accounts, hasher, tryPassword, security } = parts;
  return async ({ owner }, current, typed, network) => {
    const error = await checkTyped(parts, owner, typed);
    if (error) return { kind: 'invalid', errors: [error] };
    const refusal = passwordRefusal(await tryPassword(owner.email, current, network));
    if (refusal) return refusal;
    const hash = await undefinedIfBusy(security, hasher.hash(typed.password));
    if (hash === undefined) return { kind: 'failed' };
    await accounts.changePassword(owner.id, hash, [notice(parts, owner)]);
    security.note('password-set', 'portal', owner.email);
    const reference = await beginLogin(parts, owner.id, hash, undefined);
    return reference === undefined ? { kind: 'failed' } : { kind: 'changed', reference };
  };
}

async function checkTyped(
  { site, frequentPasswords, breachedPasswords }: SetPasswordParts,
  { email }: Owner,
  { password, repeated }: NewPassword,
): Promise<PasswordError | undefined> {
  const code = checkNewPassword(password, repeated);
  if (code === 'not-identical') return { field: 'repeated', code };
  if (code) return { field: 'password', code };
  const { agency } = site.current().content;
  const host = agency.email.slice(agency.email.lastIndexOf('@') + 1);
  const words = [agency.name, agency.legalName, host, host.split('.')[0] ?? '', ...accountWords(email)];
  if (isGuessable(password, words, frequentPasswords)) return { field: 'password', code: 'guessable' };
  return (await breachedPasswords.has(password)) ? { field: 'password', code: 'breached' } : undefined;
}

/** Notifies the owner, in case someone else changed the password. */
function notice({ ids, clock }: SetPasswordParts, { email, language }: Owner): Mail {
  return makeMail({
    id: `${ids.reference()}.password`,
    template: 'password-changed',
    language,
    to: email,
    replyTo: undefined,
    data: { at: clock.now() },
    unsubscribe: undefined,
  });
}
