import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { HOUR, limitOn, type Limits, waitFor, within } from '../ports/security/limits.ts';
import { Outage } from '../ports/outage.ts';
import type { SecurityLog, SecurityReason } from '../ports/audit/security-log.ts';

/** What is left of a link that opens nothing where its network tried too many of them. */
export type LinkLimited = {
  readonly kind: 'limited';
  /** Seconds until another try is answered. */
  readonly retryAfter: number;
};

/**
 * Logs and counts a secret of an address that opens nothing; returns a refusal once its network tried too many. Every kind of secret
 * address counts together, so that a guesser gains nothing by changing from one to another. One that opens something is not counted
 * and never refused, as many people may share a network.
 * `refuseLink('203.0.113.0/24', 'not-there')` → `undefined`, or `{ kind: 'limited', retryAfter: 1200 }`
 */
export type RefuseLink = (network: string, why: SecurityReason<'link-refused'>) => Promise<LinkLimited | undefined>;

/** Links that open nothing, from one network in an hour. */
export const MOST_IN_VAIN = 30;

export function makeRefuseLink({
  limits,
  hashes,
  clock,
  security,
}: {
  readonly limits: Pick<Limits, 'count'>;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): RefuseLink {
  return async (network, why) => {
    security.note('link-refused', why);
    const now = clock.now();
    const limit = limitOn(hashes, `links in vain from ${network}`, MOST_IN_VAIN, HOUR);
    const isWithin = await within(limits, limit, now).catch(error => {
      if (!(error instanceof Outage)) throw error;
      security.note('control-failed', 'limit-not-counted');
      // A secret has 256 bits: while nothing can be counted, saying that one opens nothing gives nothing away.
      return true;
    });
    if (isWithin) return undefined;
    security.note('throttled', 'links-of-network');
    return { kind: 'limited', retryAfter: waitFor(limit, now) };
  };
}
