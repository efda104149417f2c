import { LOGIN_STEP_MS } from '../../domain/owner/second-factor.ts';
import type { CodeRefusal, LoginRefusal } from '../browse/login-body.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { OwnerPasswords } from '../ports/accounts/owner-passwords.ts';
import type { Encryption } from '../ports/security/encryption.ts';
import type { SecondFactors } from '../ports/accounts/second-factors.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { Sessions } from '../ports/accounts/sessions.ts';
import { codeRefusal } from './password-refusal.ts';
import type { TryCode } from './try-code.ts';
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
  | { readonly kind: 'in'; readonly reference: string }
  /** The password was right; the account asks for a code too. The ticket proves the one until the other comes. */
  | { readonly kind: 'code'; readonly ticket: string }
  | LoginRefusal;

export type LogIn = (sent: LoginSent) => Promise<LoginOutcome>;

/** What was sent with the code of a login whose password was right. */
export type CodeSent = { readonly ticket: string; readonly code: string; readonly before: string | undefined };

/** Completes a login by its code; `gone`: the ticket is too old, or the password was changed since; `unknown`: it is none of this site. */
export type ConfirmLogin = (
  sent: CodeSent,
) => Promise<
  | { readonly kind: 'in'; readonly reference: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }
  | CodeRefusal
>;

/** Makes logging in: a fresh reference each time, so that none can be fixed in another's browser beforehand. */
export function makeLogIn({
  tryPassword,
  sessions,
  secondFactors,
  seals,
  hashes,
  ids,
  clock,
  security,
}: {
  readonly tryPassword: TryPassword;
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
  readonly seals: Encryption;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): LogIn {
  return async ({ email, password, network, before }) => {
    const tried = await tryPassword(email, password, network);
    switch (tried.kind) {
      case 'right': {
        if (await secondFactors.of(tried.owner.id)) {
          const proven: Proven = [email, hashes.personal(tried.hash), clock.now()];
          return { kind: 'code', ticket: seals.seal('login without its code', JSON.stringify(proven)) };
        }
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

/** What a ticket says: whose password was right, a keyed hash of what is kept of that password, and when. */
type Proven = readonly [email: string, password: string, at: number];

/** Makes the second step of logging in. A ticket begins no login without a code, and each code counts once. */
export function makeConfirmLogin({
  passwords,
  tryCode,
  ...parts
}: {
  readonly passwords: Pick<OwnerPasswords, 'of'>;
  readonly tryCode: TryCode;
  readonly sessions: Sessions;
  readonly seals: Encryption;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): ConfirmLogin {
  const { seals, hashes, clock, security } = parts;
  return async ({ ticket, code, before }) => {
    const opened = seals.open('login without its code', ticket);
    if (!opened) return { kind: 'unknown' };
    const [email, password, at] = JSON.parse(opened.text) as Proven;
    const age = clock.now() - at;
    const known = age < LOGIN_STEP_MS && age > -LOGIN_STEP_MS ? await passwords.of(email) : undefined;
    const { hash } = known ?? {};
    if (!known || hash === undefined || ![hashes.personal(hash), hashes.formerly(hash)].includes(password))
      return { kind: 'gone' };
    const tried = await tryCode(known.owner, code);
    if (tried.kind === 'none') return { kind: 'gone' };
    if (tried.kind !== 'right') return codeRefusal(tried);
    const reference = await beginLogin(parts, known.owner.id, hash, before);
    if (reference === undefined) return { kind: 'gone' };
    security.note('login-succeeded', tried.by, known.owner.email);
    return { kind: 'in', reference };
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
