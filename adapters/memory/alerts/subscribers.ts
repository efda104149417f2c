import type { Subscribers } from '../../../application/ports/alerts/subscribers.ts';
import type { RequestStore } from '../store/request-store.ts';
import { subscriptionOf } from './subscriptions.ts';

/** Reads search alerts and newsletter subscriptions from memory. */
export function makeMemorySubscribers(store: RequestStore): Subscribers {
  const { subscriptions } = store;
  const inOrder = () => [...subscriptions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const confirmedAfter = (after: string | undefined) =>
    inOrder()
      .filter(({ kind, confirmedAt }) => kind === 'alert' && confirmedAt !== undefined)
      .filter(({ id }) => after === undefined || id > after);

  return {
    byToken: async tokenHash => subscriptionOf(store, tokenHash),
    async of(address) {
      return inOrder().filter(
        ({ email, confirmedAt }) => confirmedAt !== undefined && email.toLowerCase() === address.toLowerCase(),
      );
    },
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
  };
}
