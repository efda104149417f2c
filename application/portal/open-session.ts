import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { Outage } from '../ports/outage.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { LoggedIn, Sessions } from '../ports/accounts/sessions.ts';

/** An owner who is logged in, for as long as one request takes. */
export type OwnerSession = LoggedIn & {
  /** Travels with every form of the pages; no other site can make it. */
  readonly formToken: string;
  /** Whether a form was drawn for this login, under the site's secret or its previous one. */
  isFormToken(token: string): boolean;
  readonly now: number;
};

/** Finds the session of a reference; nothing where there is none. `use` makes it last, `look` does not. */
export type OpenSession = (reference: string | undefined, how: 'use' | 'look') => Promise<OwnerSession | undefined>;

/** Logins whose last use waits to be noted; beyond them the one that was not used for longest ends as the store has it. */
const MOST_UNNOTED = 10_000;

/**
 * Makes finding sessions. Where the store can be read but takes no write, a login goes on: this process remembers when it was used and
 * notes it with the next use that can be written. Half a day after it began it ends all the same; a process that does not know of
 * the use ends it as the store has it, which is earlier.
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
  /** Unix ms of the last use, by the hash of the reference. */
  const unnoted = new Map<string, number>();

  async function use(referenceHash: string, now: number): Promise<LoggedIn | undefined> {
    const usedAt = unnoted.get(referenceHash);
    try {
      const found = await sessions.use(referenceHash, now, usedAt);
      unnoted.delete(referenceHash);
      return found;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
    }
    const found = await sessions.look(referenceHash, now, usedAt);
    if (!found) {
      unnoted.delete(referenceHash);
      return undefined;
    }
    if (usedAt === undefined) security.note('control-failed', 'use-not-noted', found.owner.email);
    const session = { ...found.session, seenAt: Math.max(found.session.seenAt, now) };
    remember(referenceHash, session.seenAt);
    return { ...found, session };
  }

  function remember(referenceHash: string, usedAt: number): void {
    unnoted.delete(referenceHash);
    unnoted.set(referenceHash, usedAt);
    // In the order of their use: those at the front have waited longest.
    const [first] = unnoted.keys();
    if (unnoted.size > MOST_UNNOTED && first !== undefined) unnoted.delete(first);
  }

  return async (reference, how) => {
    if (reference === undefined || reference === '') return undefined;
    const now = clock.now();
    const referenceHash = hashes.secret(reference);
    const found = await (how === 'use'
      ? use(referenceHash, now)
      : sessions.look(referenceHash, now, unnoted.get(referenceHash)));
    if (!found) {
      security.note('session-refused', 'not-there');
      return undefined;
    }
    const forms = `forms of ${reference}`;
    const formToken = hashes.personal(forms);
    return { ...found, formToken, isFormToken: token => token === formToken || token === hashes.formerly(forms), now };
  };
}
