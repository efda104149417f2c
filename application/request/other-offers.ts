import type { Offer, Offers } from '../ports/offers/offers.ts';

/** The other offers for an offer's property. `await otherOffers(offers, offer)` */
export async function otherOffers(
  offers: Pick<Offers, 'ofListing'>,
  { request: { id, subjectId } }: Offer,
): Promise<readonly Offer[]> {
  const ofListing = subjectId === undefined ? [] : await offers.ofListing(subjectId);
  return ofListing.filter(({ request }) => request.id !== id);
}
