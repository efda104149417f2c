import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { Outage } from '../ports/outage.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { LoggedIn, Sessions } from '../ports/accounts/sessions.ts';

/** A logged-in owner during one request. */
export type OwnerSession = LoggedIn & {
  /** CSRF token of the login's forms. */
  readonly formToken: string;
  /** Whether a token belongs to this login, under the current or previous site secret. */
  isFormToken(token: string): boolean;
  readonly now: number;
};

/** Finds the session of a reference; `undefined` if the reference has no valid session. `use` extends the session, `look` does not. */
export type OpenSession = (reference: string | undefined, how: 'use' | 'look') => Promise<OwnerSession | undefined>;

/** Maximum number of logins whose last use is not stored yet; above it, the least recently used is dropped and expires as stored. */
const MOST_UNSTORED = 10_000;

/**
 * Finds logins. If the database is read-only, the login continues: this process remembers the time of its last use and stores it once the
 * database is writable. The limit of half a day still applies; other processes do not know the remembered time and may end the login
 * earlier.
 */
export function makeOpenSession({
  sessions,
  hashes,
  clock,
  security,
}: {
  readonly sessions: Pick<Sessions, 'use' | 'look'>;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): OpenSession {
  /** Time (Unix ms) of each session's last use that is not stored yet, by the hash of the session's reference. */
  const unstoredUses = new Map<string, number>();

  async function use(referenceHash: string, now: number): Promise<LoggedIn | undefined> {
    const usedAt = unstoredUses.get(referenceHash);
    try {
      const found = await sessions.use(referenceHash, now, usedAt);
      unstoredUses.delete(referenceHash);
      return found;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
    }
    const found = await sessions.look(referenceHash, now, usedAt);
    if (!found) {
      unstoredUses.delete(referenceHash);
      return undefined;
    }
    if (usedAt === undefined) security.note('control-failed', 'use-not-noted', found.owner.email);
    const session = { ...found.session, seenAt: Math.max(found.session.seenAt, now) };
    remember(referenceHash, session.seenAt);
    return { ...found, session };
  }

  function remember(referenceHash: string, usedAt: number): void {
    unstoredUses.delete(referenceHash);
    unstoredUses.set(referenceHash, usedAt);
    // Maps iterate in insertion order, so the first is the least recently used.
    const [first] = unstoredUses.keys();
    if (unstoredUses.size > MOST_UNSTORED && first !== undefined) unstoredUses.delete(first);
  }

  return async (reference, how) => {
    if (reference === undefined || reference === '') return undefined;
    const now = clock.now();
    const referenceHash = hashes.secret(reference);
    const found = await (how === 'use'
      ? use(referenceHash, now)
      : sessions.look(referenceHash, now, unstoredUses.get(referenceHash)));
    if (!found) {
      security.note('session-refused', 'not-there');
      return undefined;
    }
    const forms = `forms of ${reference}`;
    const formToken = hashes.personal(forms);
    return { ...found, formToken, isFormToken: token => token === formToken || token === hashes.formerly(forms), now };
  };
}
