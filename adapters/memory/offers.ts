import type { Offer, Offers } from '../../application/ports/offers.ts';
import { keptRequest, putMails, type RequestStore } from './request-store.ts';

/** Offers in a plain map. */
export function makeMemoryOffers(store: RequestStore): Offers {
  const { offers } = store;
  return {
    async byToken(tokenHash) {
      const held = offers.get(tokenHash);
      return held && { request: keptRequest(store, held.submissionId), confirmedAt: held.confirmedAt };
    },
    async confirm(tokenHash, now, mails) {
      const held = offers.get(tokenHash);
      if (!held) return 'unknown';
      if (held.confirmedAt !== undefined) return 'before';
      const confirmed: Offer = { request: keptRequest(store, held.submissionId), confirmedAt: now };
      const put = mails(confirmed);
      offers.set(tokenHash, { ...held, confirmedAt: now });
      putMails(store, put, held.submissionId);
      return 'confirmed';
    },
  };
}
