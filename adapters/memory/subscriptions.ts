import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import { endSubscription, putMails, type RequestStore } from './request-store.ts';

/** Search alerts and newsletters in a plain map. */
export function makeMemorySubscriptions(store: RequestStore): Subscriptions {
  const { subscriptions } = store;
  const find = (tokenHash: string) => [...subscriptions.values()].find(held => held.tokenHash === tokenHash);
  const inOrder = () => [...subscriptions.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const replace = (subscription: Subscription) => {
    subscriptions.set(subscription.id, subscription);
    return subscription;
  };
  return {
    async confirm(tokenHash, now, mails) {
      const found = find(tokenHash);
      if (!found || found.confirmedAt !== undefined) return found;
      const confirmed = { ...found, confirmedAt: now };
      const put = mails(confirmed);
      replace(confirmed);
      putMails(store, put);
      return confirmed;
    },
    async end(tokenHash) {
      const found = find(tokenHash);
      if (!found) return;
      endSubscription(store, found.id);
      if (found.kind !== 'newsletter') return;
      for (const { id, kind, email } of subscriptions.values())
        if (kind === 'newsletter' && email.toLowerCase() === found.email.toLowerCase()) endSubscription(store, id);
    },
    async change(tokenHash, wish) {
      const found = find(tokenHash);
      return found?.kind === 'alert' ? replace({ ...found, wish: structuredClone(wish) }) : undefined;
    },
    async alerts(after, count) {
      return inOrder()
        .filter(({ kind, confirmedAt }) => kind === 'alert' && confirmedAt !== undefined)
        .filter(({ id }) => after === undefined || id > after)
        .slice(0, count);
    },
    byToken: async tokenHash => find(tokenHash),
    async of(address) {
      return inOrder().filter(
        ({ email, confirmedAt }) => confirmedAt !== undefined && email.toLowerCase() === address.toLowerCase(),
      );
    },
    async dropUnconfirmed(before) {
      const late = inOrder().filter(({ confirmedAt, createdAt }) => confirmedAt === undefined && createdAt < before);
      for (const { id } of late) endSubscription(store, id);
      return late.length;
    },
  };
}
