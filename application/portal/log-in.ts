import { LOGIN_STEP_MS } from '../../domain/owner/second-factor.ts';
import { jsonTuple } from '../../domain/text/json-tuple.ts';
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

/** A submitted login form; `before` is the reference of the browser's previous login. */
export type LoginSent = {
  readonly email: string;
  readonly password: string;
  /** Network of the client's IP address. */
  readonly network: string;
  readonly before: string | undefined;
};

export type LoginOutcome =
  /** Secret reference of the login, for the session cookie. */
  | { readonly kind: 'in'; readonly reference: string }
  /** The password was right and a second factor is required. The ticket, submitted with the code, proves that the password was checked. */
  | { readonly kind: 'code'; readonly ticket: string }
  | LoginRefusal;

export type LogIn = (sent: LoginSent) => Promise<LoginOutcome>;

/** Submitted second step of a login: the ticket of the first step and a code of the second factor. */
export type CodeSent = { readonly ticket: string; readonly code: string; readonly before: string | undefined };

/** Completes a login with a code. `gone`: ticket expired or password changed since; `unknown`: ticket not issued by this site. */
export type ConfirmLogin = (
  sent: CodeSent,
) => Promise<
  | { readonly kind: 'in'; readonly reference: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }
  | CodeRefusal
>;

/** Creates the login; issues a new reference each time, against session fixation. */
export function makeLogIn({
  tryPassword,
  sessions,
  secondFactors,
  encryption,
  hashes,
  ids,
  clock,
  security,
}: {
  readonly tryPassword: TryPassword;
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
  readonly encryption: Encryption;
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
          return { kind: 'code', ticket: encryption.encrypt('login without its code', JSON.stringify(proven)) };
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

/** Content of a ticket: mail address, keyed hash of the stored password hash, and time (Unix ms). */
type Proven = readonly [email: string, password: string, at: number];

/** Creates the second login step: a ticket plus a code, which is valid once. */
export function makeConfirmLogin({
  passwords,
  tryCode,
  ...parts
}: {
  readonly passwords: Pick<OwnerPasswords, 'of'>;
  readonly tryCode: TryCode;
  readonly sessions: Sessions;
  readonly encryption: Encryption;
  readonly hashes: Hashes;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): ConfirmLogin {
  const { encryption, hashes, clock, security } = parts;
  return async ({ ticket, code, before }) => {
    const opened = encryption.decrypt('login without its code', ticket);
    const proven: Proven | undefined = opened && jsonTuple(opened.text, ['string', 'string', 'number']);
    if (!proven) return { kind: 'unknown' };
    const [email, password, at] = proven;
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

/** Starts a login and returns its new reference; ends the previous one. Returns `undefined` if the password was changed meanwhile. */
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
