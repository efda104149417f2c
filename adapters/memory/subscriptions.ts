import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import type { RequestStore } from './request-store.ts';

/** Search alerts and newsletters in a plain map. */
export function makeMemorySubscriptions(store: RequestStore): Subscriptions {
  const { subscriptions } = store;
  const inOrder = () => [...subscriptions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  /** Changes since when a confirmed alert is paused. */
  function pauseSince(tokenHash: string, since: (before: number | undefined) => number | undefined) {
    const found = subscriptionOf(store, tokenHash);
    if (found?.kind !== 'alert' || found.confirmedAt === undefined) return undefined;
    const changed = { ...found, pausedAt: since(found.pausedAt) };
    subscriptions.set(found.id, changed);
    return changed;
  }

  const confirmedAfter = (after: string | undefined) =>
    inOrder()
      .filter(({ kind, confirmedAt }) => kind === 'alert' && confirmedAt !== undefined)
      .filter(({ id }) => after === undefined || id > after);

  return {
    async change(tokenHash, wish) {
      const found = subscriptionOf(store, tokenHash);
      if (found?.kind !== 'alert') return undefined;
      const changed = { ...found, wish: structuredClone(wish) };
      subscriptions.set(found.id, changed);
      return changed;
    },
    pause: async (tokenHash, now) => pauseSince(tokenHash, before => before ?? now),
    resume: async tokenHash => pauseSince(tokenHash, () => undefined),
    async alerts(after, count) {
      return confirmedAfter(after)
        .filter(({ pausedAt }) => pausedAt === undefined)
        .slice(0, count);
    },
    confirmedAlerts: async (after, count) => confirmedAfter(after).slice(0, count),
    async renew(id, tokenHash) {
      const found = subscriptions.get(id);
      if (found) subscriptions.set(id, { ...found, tokenHash });
    },
    byToken: async tokenHash => subscriptionOf(store, tokenHash),
    async of(address) {
      return inOrder().filter(
        ({ email, confirmedAt }) => confirmedAt !== undefined && email.toLowerCase() === address.toLowerCase(),
      );
    },
  };
}

/** The subscription of a link's secret, by its hash. */
export function subscriptionOf({ subscriptions }: RequestStore, tokenHash: string): Subscription | undefined {
  return [...subscriptions.values()].find(held => held.tokenHash === tokenHash);
}
