import { UNKNOWN_NETWORKS_A_DAY } from '../../domain/owner/login-throttle.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { DAY, limitOn, type Limits, waitFor, countWithinLimit } from '../ports/security/limits.ts';
import type { LoginTries } from '../ports/accounts/login-tries.ts';
import type { OwnerPasswords } from '../ports/accounts/owner-passwords.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import { HasherBusy, type PasswordHasher } from '../ports/accounts/password-hasher.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';

const MINUTE = 60_000;

/** Maximum number of login attempts of all clients per minute: above normal use, and below what an attack with leaked passwords needs. */
export const LOGIN_RATE_LIMIT = { most: 2_000, windowMs: MINUTE } as const;

export type TryPasswordParts = {
  readonly passwords: OwnerPasswords;
  readonly loginTries: LoginTries;
  readonly limits: Limits;
  readonly hasher: PasswordHasher;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

export type PasswordCheck =
  /** `hash` is the stored password hash. */
  | { readonly kind: 'right'; readonly owner: Owner; readonly hash: string }
  | { readonly kind: 'wrong' }
  /** Seconds until the next attempt is accepted. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** The password was not checked, because too many attempts are being checked at the same time. */
  | { readonly kind: 'busy' };

/** Checks a password unless over the limits; `network` is that of the client's IP address. */
export type TryPassword = (email: string, password: string, network: string) => Promise<PasswordCheck>;

/**
 * The only check of passwords. Unknown address, account without password and wrong password are indistinguishable, including their timing:
 * each counts as an attempt and computes a hash.
 */
export function makeTryPassword(parts: TryPasswordParts): TryPassword {
  const { passwords, loginTries, limits, hasher, hashes, clock, security } = parts;

  async function over(
    what: string,
    { most, windowMs }: { most: number; windowMs: number },
  ): Promise<number | undefined> {
    const now = clock.now();
    const limit = limitOn(hashes, what, most, windowMs);
    return (await countWithinLimit(limits, limit, now)) ? undefined : waitFor(limit, now);
  }

  return async (email, password, from) => {
    const now = clock.now();
    const account = accountKey(hashes, email);
    const network = hashes.personal(`logins from ${from}`);
    const decision = await loginTries.begin(account, network, now);
    const limited = (why: Throttled, retryAfter: number): PasswordCheck => {
      security.note('throttled', why, email);
      return { kind: 'limited', retryAfter };
    };
    if (decision.kind === 'wait') return limited('logins-of-account', decision.retryAfter);
    const tooMany = await over('logins', LOGIN_RATE_LIMIT);
    if (tooMany !== undefined) return limited('logins-of-all', tooMany);
    if (decision.kind === 'stranger') {
      const most = { most: UNKNOWN_NETWORKS_A_DAY, windowMs: DAY };
      if ((await over(`strangers at ${account}`, most)) !== undefined)
        return limited('logins-of-strangers', decision.retryAfter);
    }
    const known = await passwords.of(email.trim());
    const checked = await undefinedIfBusy(security, hasher.verify(password, known?.hash));
    if (!checked) return { kind: 'busy' };
    if (known?.hash === undefined || !checked.right) {
      security.note('login-failed', 'password', email);
      return decision.kind === 'stranger' ? { kind: 'limited', retryAfter: decision.retryAfter } : { kind: 'wrong' };
    }
    await loginTries.succeeded(account, network, now);
    const { owner, hash } = known;
    return { kind: 'right', owner, hash: (checked.stale ? await renew(owner, hash, password) : undefined) ?? hash };
  };

  /** Rehashes the password with current parameters; if the hasher is busy, a later login rehashes it. */
  async function renew(owner: Owner, before: string, password: string): Promise<string | undefined> {
    const after = await undefinedIfBusy(security, hasher.hash(password));
    if (after !== undefined) await passwords.rehash(owner.id, before, after);
    return after;
  }
}

type Throttled = 'logins-of-account' | 'logins-of-all' | 'logins-of-strangers';

/** Result of the hasher, or `undefined` if it is overloaded. */
export async function undefinedIfBusy<T>(security: SecurityLog, hashing: Promise<T>): Promise<T | undefined> {
  try {
    return await hashing;
  } catch (error) {
    if (!(error instanceof HasherBusy)) throw error;
    security.note('control-failed', 'hasher-busy');
    return undefined;
  }
}

/** Key under which attempts are counted, whether or not the account exists. */
export function accountKey(hashes: Hashes, email: string): string {
  return hashes.personal(`logins at ${email.trim().toLowerCase()}`);
}
