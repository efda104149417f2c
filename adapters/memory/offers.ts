import type { Offers } from '../../application/ports/offers.ts';
import { keptRequest, type RequestStore } from './request-store.ts';

/** Offers in a plain map. */
export function makeMemoryOffers(store: RequestStore): Offers {
  return {
    async byToken(tokenHash) {
      const held = store.offers.get(tokenHash);
      return held && { request: keptRequest(store, held.submissionId), confirmedAt: held.confirmedAt };
    },
  };
}
