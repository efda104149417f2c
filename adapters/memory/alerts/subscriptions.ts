import type { Subscription, Subscriptions } from '../../../application/ports/alerts/subscriptions.ts';
import { subscriptionsOf } from '../privacy/personal-data.ts';
import { endSubscription, storedRequest, putMails, type RequestStore } from '../store/request-store.ts';

/**
 * Changes search alerts and newsletter subscriptions in memory. A change awaits nothing, and everything that may throw precedes its first
 * write, so it is atomic.
 */
export function makeMemorySubscriptions(store: RequestStore): Subscriptions {
  const { submissions, subscriptions } = store;
  /** Sets `pausedAt` of a confirmed alert. */
  function pauseSince(tokenHash: string, since: (before: number | undefined) => number | undefined) {
    const found = subscriptionOf(store, tokenHash);
    if (found?.kind !== 'alert' || found.confirmedAt === undefined) return undefined;
    const changed = { ...found, pausedAt: since(found.pausedAt) };
    subscriptions.set(found.id, changed);
    return changed;
  }

  return {
    async confirm(tokenHash, now, mails) {
      const found = subscriptionOf(store, tokenHash);
      if (!found || found.confirmedAt !== undefined) return found;
      const confirmed = { ...found, confirmedAt: now };
      const request = submissions.has(found.id) ? storedRequest(store, found.id) : undefined;
      const put = mails(confirmed, request);
      subscriptions.set(found.id, confirmed);
      putMails(store, put, request?.id);
      return confirmed;
    },
    async change(tokenHash, wish) {
      const found = subscriptionOf(store, tokenHash);
      if (found?.kind !== 'alert') return undefined;
      const changed = { ...found, wish: structuredClone(wish) };
      subscriptions.set(found.id, changed);
      return changed;
    },
    pause: async (tokenHash, now) => pauseSince(tokenHash, before => before ?? now),
    resume: async tokenHash => pauseSince(tokenHash, () => undefined),
    async end(tokenHash) {
      const found = subscriptionOf(store, tokenHash);
      if (!found) return;
      endSubscription(store, found.id);
      if (found.kind !== 'newsletter') return;
      for (const { id, kind } of subscriptionsOf(store, found.email.toLowerCase()))
        if (kind === 'newsletter') endSubscription(store, id);
    },
    async endUnconfirmed(before) {
      const late = [...subscriptions.values()].filter(
        ({ confirmedAt, createdAt }) => confirmedAt === undefined && createdAt < before,
      );
      for (const { id } of late) endSubscription(store, id);
      return late.length;
    },
  };
}

/** Finds a subscription by the hash of its link's secret. */
export function subscriptionOf({ subscriptions }: RequestStore, tokenHash: string): Subscription | undefined {
  return [...subscriptions.values()].find(held => held.tokenHash === tokenHash);
}
