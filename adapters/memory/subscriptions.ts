import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import type { RequestStore } from './request-store.ts';

/** Search alerts and newsletters in a plain map. */
export function makeMemorySubscriptions(store: RequestStore): Subscriptions {
  const { subscriptions } = store;
  const inOrder = () => [...subscriptions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    async change(tokenHash, wish) {
      const found = subscriptionOf(store, tokenHash);
      if (found?.kind !== 'alert') return undefined;
      const changed = { ...found, wish: structuredClone(wish) };
      subscriptions.set(found.id, changed);
      return changed;
    },
    async alerts(after, count) {
      return inOrder()
        .filter(({ kind, confirmedAt }) => kind === 'alert' && confirmedAt !== undefined)
        .filter(({ id }) => after === undefined || id > after)
        .slice(0, count);
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
