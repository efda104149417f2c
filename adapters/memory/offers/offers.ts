import type { Offer, Offers } from '../../../application/ports/offers/offers.ts';
import { isUndecided, offersAfter, storedState } from '../../../domain/offer/offer-step.ts';
import { logDesk } from '../audit/desk-log.ts';
import { putMails, type RequestStore, storedRequest } from '../store/request-store.ts';

/** Offers in a map. A change awaits nothing, and checks everything that may refuse or throw before its first write, so it is atomic. */
export function makeMemoryOffers(store: RequestStore): Offers {
  const { offers } = store;
  const all = (): readonly Offer[] =>
    [...offers]
      .map(([tokenHash, { submissionId, ...record }]) => offerWith(store, submissionId, { ...record, tokenHash }))
      .toSorted((one, other) => {
        const [a, b] = [one.request, other.request];
        return a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
      });
  const byRequest = (id: string) => all().find(({ request }) => request.id === id);
  return {
    async byToken(tokenHash) {
      const held = offers.get(tokenHash);
      return held && byRequest(held.submissionId);
    },
    ofRequests: async ids => all().filter(({ request }) => ids.includes(request.id)),
    ofListing: async listing => all().filter(({ request }) => request.subjectId === listing),
    undecided: async () => all().filter(offer => isUndecided(storedState(offer))),
    async change(id, step, mails, desk) {
      const offer = byRequest(id);
      if (!offer) return { kind: 'unknown' };
      const { subjectId } = offer.request;
      const others =
        subjectId === undefined
          ? []
          : all().filter(({ request }) => request.subjectId === subjectId && request.id !== id);
      const isStale = desk !== undefined && (desk.seen !== offer.sequence || desk.sawOthers?.(others) === false);
      const after = isStale ? undefined : offersAfter(offer, step, others);
      if (!after) return { kind: 'before', offer };
      const { changed, answered } = after;
      const written = [
        { offer: changed, put: mails(changed, answered) },
        ...answered.map(one => ({ offer: one, put: mails(one, []) })),
      ];
      for (const {
        offer: { request, tokenHash, ...record },
        put,
      } of written) {
        offers.set(tokenHash, { submissionId: request.id, ...record });
        putMails(store, put, request.id);
      }
      if (desk) logDesk(store, desk.entry);
      return { kind: 'changed', offer: changed };
    },
  };
}

function offerWith(store: RequestStore, submissionId: string, record: Omit<Offer, 'request'>): Offer {
  return { ...record, request: storedRequest(store, submissionId) };
}
