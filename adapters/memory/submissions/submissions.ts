import { erasedLinkHash } from '../../../domain/offer/offer-erasure.ts';
import { draftedOffer } from '../../../domain/offer/offer-step.ts';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { Accepted, Submissions, Submission } from '../../../application/ports/submissions/submissions.ts';
import { countedSoFar, countOne } from '../security/limits.ts';
import { eraseRequest, hasCapacity, putMails, type RequestStore } from '../store/request-store.ts';

/** Lifetime of an idempotency key, milliseconds. */
const KEY_MS = 24 * 3_600_000;

/**
 * Stores requests in memory. A change awaits nothing, and checks everything that may refuse or throw before its first write, so it is
 * atomic.
 */
export function makeMemorySubmissions(store: RequestStore): Submissions {
  const { submissions } = store;

  return {
    accept: async submission => storeRequest(store, submission),
    async expire(form, before) {
      // Skip accepted offers whose buyer is erased already: what is left of them contains no personal data.
      const old = [...submissions.values()].filter(
        held => held.form === form && held.receivedAt < before && !store.offers.has(erasedLinkHash(held.id)),
      );
      for (const { id } of old) eraseRequest(store, id);
      return old.length;
    },
  };
}

function storeRequest(store: RequestStore, given: Submission): Accepted {
  const refused = refusal(store, given);
  if (refused) return refused;
  const { id, key, bodyHash, receivedAt, email, challenge, reservation, subscription, offerTokenHash, once } = given;
  if (store.submissions.has(id)) throw new Error(`the submission ${id} exists already`);
  if (reservation && store.viewings.has(reservation.tokenHash))
    throw new Error(`another viewing has the token of submission ${id}`);
  if (offerTokenHash !== undefined && store.offers.has(offerTokenHash))
    throw new Error(`another offer has the token of submission ${id}`);
  if (subscription && isTaken(store, subscription))
    throw new Error(`another subscription has the token of submission ${id}`);
  forgetEnded(store, receivedAt);
  store.submissions.set(id, { ...structuredClone(given), email: email?.toLowerCase() });
  store.keys.delete(key);
  store.keys.set(key, { bodyHash, submissionId: id, endsAt: receivedAt + KEY_MS });
  if (challenge) store.challenges.set(challenge.id, challenge.expiresAt);
  if (reservation) {
    const { agentCapacity: _, hoursVersion: __, isAsked = false, ...taken } = reservation;
    store.viewings.set(reservation.tokenHash, {
      ...taken,
      submissionId: id,
      status: isAsked ? 'asked' : 'confirmed',
      exact: undefined,
      isMoved: false,
      outcome: undefined,
      reason: undefined,
      sequence: 0,
    });
  }
  if (subscription) store.subscriptions.set(subscription.id, structuredClone(subscription));
  if (offerTokenHash !== undefined)
    store.offers.set(offerTokenHash, { submissionId: id, ...draftedOffer(given.values) });
  const again = once !== undefined && store.once.has(once);
  if (once !== undefined) store.once.set(once, id);
  for (const limit of given.limits) countOne(store, limit, receivedAt);
  const { quietBeyond } = given;
  const quiet = quietBeyond && countOne(store, quietBeyond, receivedAt) > quietBeyond.most;
  if (!quiet) putMails(store, again ? given.mailsAgain : given.mails, id);
  return { kind: 'kept', id, again };
}

function refusal(store: RequestStore, given: Submission): Accepted | undefined {
  const { key, bodyHash, formerBodyHash, receivedAt, challenge, reservation } = given;
  const first = store.keys.get(key);
  if (first && first.endsAt > receivedAt) {
    const same = first.bodyHash === bodyHash || first.bodyHash === formerBodyHash;
    return same ? { kind: 'repeated', id: first.submissionId } : { kind: 'key-taken' };
  }
  if (challenge && store.challenges.has(challenge.id)) return { kind: 'challenge-used' };
  const reached = given.limits.find(limit => countedSoFar(store, limit, receivedAt) >= limit.most);
  if (reached) return { kind: 'limited', key: reached.key };
  if (reservation?.hoursVersion !== undefined && reservation.hoursVersion !== store.viewingHours.version)
    return { kind: 'hours-changed' };
  if (reservation && !hasCapacity(store, reservation, reservation)) return { kind: 'slot-full' };
  return undefined;
}

function isTaken({ subscriptions }: RequestStore, { id, tokenHash }: Subscription): boolean {
  return subscriptions.has(id) || [...subscriptions.values()].some(other => other.tokenHash === tokenHash);
}

/**
 * Deletes expired keys and captchas. These entries were inserted roughly in order of expiry, so the search stops at the first key or
 * captcha that is still needed.
 */
function forgetEnded({ keys, challenges }: RequestStore, now: number): void {
  for (const [key, { endsAt }] of keys) {
    if (endsAt > now - KEY_MS) break;
    keys.delete(key);
  }
  for (const [id, endsAt] of challenges) {
    if (endsAt > now - KEY_MS) break;
    challenges.delete(id);
  }
}
