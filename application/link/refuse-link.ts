import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { HOUR, limitOn, type Limits, waitFor, countWithinLimit } from '../ports/security/limits.ts';
import { Outage } from '../ports/outage.ts';
import type { SecurityLog, SecurityReason } from '../ports/audit/security-log.ts';

/** Shown instead of the page of an invalid link if too many invalid links were tried from the visitor's network. */
export type LinkLimited = {
  readonly kind: 'limited';
  /** Seconds until the next attempt is answered. */
  readonly retryAfter: number;
};

/**
 * Logs and counts an invalid secret in an address; returns a refusal once its network exceeds the limit. All kinds of secret addresses
 * share one counter, so that switching kinds does not help to guess. Valid secrets are neither counted nor refused, as many people may
 * share a network.
 * `refuseLink('203.0.113.0/24', 'not-there')` → `undefined`, or `{ kind: 'limited', retryAfter: 1200 }`
 */
export type RefuseLink = (network: string, why: SecurityReason<'link-refused'>) => Promise<LinkLimited | undefined>;

/** Maximum number of invalid links per network and hour. */
export const MAX_INVALID_LINKS_PER_HOUR = 30;

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
    const limit = limitOn(hashes, `links in vain from ${network}`, MAX_INVALID_LINKS_PER_HOUR, HOUR);
    const isWithin = await countWithinLimit(limits, limit, now).catch(error => {
      if (!(error instanceof Outage)) throw error;
      security.note('control-failed', 'limit-not-counted');
      // If the counter fails, the link is not limited: this is safe, because a secret of 256 bits cannot be guessed.
      return true;
    });
    if (isWithin) return undefined;
    security.note('throttled', 'links-of-network');
    return { kind: 'limited', retryAfter: waitFor(limit, now) };
  };
}
