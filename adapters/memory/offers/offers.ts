import type { Offer, Offers } from '../../../application/ports/offers/offers.ts';
import { nextOffer } from '../../../domain/request/offer-step.ts';
import { storedRequest, putMails, type RequestStore } from '../store/request-store.ts';

/** Offers in a map. A change awaits nothing, and checks everything that may refuse or throw before its first write, so it is atomic. */
export function makeMemoryOffers(store: RequestStore): Offers {
  function byToken(tokenHash: string): Offer | undefined {
    const held = store.offers.get(tokenHash);
    return held && { request: storedRequest(store, held.submissionId), confirmedAt: held.confirmedAt };
  }
  return {
    byToken: async tokenHash => byToken(tokenHash),
    async change(tokenHash, step, mails) {
      const offer = byToken(tokenHash);
      if (!offer) return 'unknown';
      const changed = nextOffer(offer, step);
      if (!changed) return 'before';
      const { request, confirmedAt } = changed;
      const put = mails(changed);
      store.offers.set(tokenHash, { submissionId: request.id, confirmedAt });
      putMails(store, put, request.id);
      return 'changed';
    },
  };
}
