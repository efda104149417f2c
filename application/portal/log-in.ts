import type { LoginRefusal } from '../browse/login-body.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { SecurityLog } from '../ports/security-log.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { TryPassword } from './try-password.ts';

/** What was sent to log in; `before` is the reference of a login that the browser still had. */
export type LoginSent = {
  readonly email: string;
  readonly password: string;
  /** The network that it came from. */
  readonly network: string;
  readonly before: string | undefined;
};

export type LoginOutcome =
  /** The secret reference of the login, for the browser alone. */
  { readonly kind: 'in'; readonly reference: string } | LoginRefusal;

export type LogIn = (sent: LoginSent) => Promise<LoginOutcome>;

/** Makes logging in: a fresh reference each time, so that none can be fixed in another's browser beforehand. */
export function makeLogIn({
  tryPassword,
  sessions,
  hashes,
  ids,
  clock,
  security,
}: {
  readonly tryPassword: TryPassword;
  readonly sessions: Sessions;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): LogIn {
  return async ({ email, password, network, before }) => {
    const tried = await tryPassword(email, password, network);
    switch (tried.kind) {
      case 'right': {
        const reference = await beginLogin({ sessions, hashes, ids, clock }, tried.owner.id, tried.hash, before);
        security.note(reference === undefined ? 'login-failed' : 'login-succeeded', 'password', email);
        return reference === undefined ? { kind: 'wrong' } : { kind: 'in', reference };
      }
      case 'busy':
        return { kind: 'failed' };
      default:
        return tried;
    }
  };
}

/** Begins a login under a fresh reference and gives it; the one before it ends. Nothing where the password has changed since. */
export async function beginLogin(
  {
    sessions,
    hashes,
    ids,
    clock,
  }: { readonly sessions: Sessions; readonly hashes: Hashes; readonly ids: Ids; readonly clock: Clock },
  ownerId: string,
  passwordHash: string,
  before: string | undefined,
): Promise<string | undefined> {
  const reference = ids.secret();
  const now = clock.now();
  const session = { referenceHash: hashes.secret(reference), ownerId, startedAt: now, seenAt: now };
  const instead = before === undefined ? undefined : hashes.secret(before);
  return (await sessions.begin(session, passwordHash, instead)) ? reference : undefined;
}
