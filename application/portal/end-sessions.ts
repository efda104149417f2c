import type { Hashes } from '../ports/security/hashes.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { Session, Sessions } from '../ports/accounts/sessions.ts';
import type { OwnerSession } from './open-session.ts';
import { type PasswordsRefusal, passwordRefusal } from './password-refusal.ts';
import type { TryPassword } from './try-password.ts';

/** Value that the form submits instead of a login's handle (`sessionHandle`) to end all other logins. */
export const ALL_OTHERS = 'others';

/**
 * Ends another login of an owner by its handle, or all others (`ALL_OTHERS`), after checking the password again. The current login stays.
 * An unknown handle ends nothing and does not count as a password attempt.
 */
export type EndSessions = (
  ownerSession: OwnerSession,
  chosen: string,
  password: string,
  network: string,
) => Promise<{ readonly kind: 'ended' } | PasswordsRefusal>;

export function makeEndSessions({
  sessions,
  tryPassword,
  hashes,
  security,
}: {
  readonly sessions: Sessions;
  readonly tryPassword: TryPassword;
  readonly hashes: Hashes;
  readonly security: SecurityLog;
}): EndSessions {
  return async ({ owner, session, now }, chosen, password, network) => {
    if (chosen === '') return { kind: 'invalid', errors: [{ field: 'session', code: 'unchosen' }] };
    const alive = await sessions.of(owner.id, now);
    const others = alive.filter(({ referenceHash }) => referenceHash !== session.referenceHash);
    const other = others.find(one => [sessionHandle(hashes, one), hashes.formerly(handleText(one))].includes(chosen));
    if (!other && chosen !== ALL_OTHERS) return { kind: 'invalid', errors: [{ field: 'session', code: 'over' }] };
    const refusal = passwordRefusal(await tryPassword(owner.email, password, network));
    if (refusal) return refusal;
    if (other) await sessions.end(other.referenceHash);
    else await sessions.endOthers(owner.id, session.referenceHash);
    security.note('logged-out', other ? 'one-login' : 'other-logins', owner.email);
    return { kind: 'ended' };
  };
}

/** Ends a login; `account` is its mail address, for the security log, if the login was still valid. */
export type LogOut = (reference: string, account?: string) => Promise<void>;

export function makeLogOut({
  sessions,
  hashes,
  security,
}: {
  readonly sessions: Pick<Sessions, 'end'>;
  readonly hashes: Hashes;
  readonly security: SecurityLog;
}): LogOut {
  return async (reference, account) => {
    await sessions.end(hashes.secret(reference));
    if (account !== undefined) security.note('logged-out', 'one-login', account);
  };
}

/** Identifies a login on its owner's page without revealing its reference or the stored hash. */
export function sessionHandle(hashes: Hashes, { referenceHash }: Pick<Session, 'referenceHash'>): string {
  return hashes.personal(handleText({ referenceHash }));
}

function handleText({ referenceHash }: Pick<Session, 'referenceHash'>): string {
  return `handle of ${referenceHash}`;
}
