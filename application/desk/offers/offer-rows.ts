import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { type Counter, offerState, type OfferState } from '../../../domain/offer/offer-step.ts';
import { offerValues, type OfferValues } from '../../../domain/offer/offer-values.ts';
import { parseListingId } from '../../../domain/listing/listing.ts';
import type { Offer } from '../../ports/offers/offers.ts';
import type { PageContext } from '../../view/page-context.ts';
import { personName } from '../../../domain/request/person-name.ts';

/** An offer in the list of a property; amounts in euro, days ISO. */
export type OfferRow = OfferValues & {
  readonly id: string;
  readonly href: string;
  /** Name of the buyer; '' once erased. */
  readonly name: string;
  readonly state: OfferState;
  /** Unix ms. */
  readonly receivedAt: number;
  /** Difference of the amount from the asking price in percent, to one decimal; absent without a public price. */
  readonly against: number | undefined;
  readonly validUntil: string;
  readonly counter: Counter | undefined;
  /** Time of the step that ended the offer, or of the owner's counter-offer; Unix ms. */
  readonly decidedAt: number | undefined;
};

/** Offers for one property, in the given order and the language of `context`. `price`: its asking price in euro. */
export function offerRows(
  context: PageContext,
  offers: readonly Offer[],
  price: number | undefined,
): readonly OfferRow[] {
  return offers.map(offer => {
    const { id, values, receivedAt } = offer.request;
    const terms = offerValues(values);
    const { amount } = terms;
    return {
      id,
      href: deskPath('request', context.language, { id }),
      name: personName(values),
      state: offerState(offer, context.today),
      receivedAt,
      ...terms,
      against: price === undefined || price <= 0 ? undefined : Math.round((amount / price - 1) * 1_000) / 10,
      validUntil: offer.validUntil,
      counter: offer.counter,
      decidedAt: offer.decided?.at,
    };
  });
}

/** Public asking price of a property in euro, if it has one. */
export async function askingPrice(
  { catalogue }: PageContext,
  propertyId: string | undefined,
): Promise<number | undefined> {
  const id = parseListingId(propertyId ?? '');
  const [listing] = id === undefined ? [] : await catalogue.listings([id]);
  return listing?.price;
}
