import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import { putMails, type RequestStore } from './request-store.ts';

/** Search alerts and newsletters in a plain map. */
export function makeMemorySubscriptions(store: RequestStore): Subscriptions {
  const { subscriptions, mails } = store;
  const find = (tokenHash: string) => [...subscriptions.values()].find(held => held.tokenHash === tokenHash);
  const replace = (subscription: Subscription) => {
    subscriptions.set(subscription.id, subscription);
    return subscription;
  };
  return {
    async add(subscription, asking) {
      const { id, tokenHash } = subscription;
      if (!subscriptions.has(id) && find(tokenHash)) throw new Error('a secret belongs to one subscription');
      if (!subscriptions.has(id)) subscriptions.set(id, structuredClone(subscription));
      putMails(store, asking, { subscriptionId: id });
    },
    async confirm(tokenHash, now) {
      const found = find(tokenHash);
      return found && found.confirmedAt === undefined ? replace({ ...found, confirmedAt: now }) : found;
    },
    async end(tokenHash) {
      const found = find(tokenHash);
      if (!found) return;
      subscriptions.delete(found.id);
      for (const [id, { owner }] of mails) if (owner.subscriptionId === found.id) mails.delete(id);
    },
    async change(tokenHash, wish) {
      const found = find(tokenHash);
      return found?.kind === 'alert' ? replace({ ...found, wish: structuredClone(wish) }) : undefined;
    },
    async alerts(after, count) {
      return [...subscriptions.values()]
        .filter(({ kind, confirmedAt }) => kind === 'alert' && confirmedAt !== undefined)
        .filter(({ id }) => after === undefined || id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, count);
    },
    byToken: async tokenHash => find(tokenHash),
  };
}
