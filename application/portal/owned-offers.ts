import { offerState, type OfferState } from '../../domain/offer/offer-step.ts';
import { offerValues } from '../../domain/offer/offer-values.ts';
import { personName } from '../../domain/request/person-name.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Offer } from '../ports/offers/offers.ts';

/** An offer for an owner's property; amounts in euro, days ISO. */
export type OwnedOffer = {
  /** ISO day on which the buyer confirmed the offer. */
  readonly day: string;
  readonly state: Exclude<OfferState, 'drafted'>;
  /** Terms of the offer; absent until the agency has passed them on to the owner. */
  readonly terms:
    | {
        readonly amount: number;
        readonly validUntil: string;
        readonly subjectToCredit: boolean;
        readonly counter: { readonly amount: number; readonly validUntil: string } | undefined;
        /** Day of the owner's decision. */
        readonly decidedOn: string | undefined;
      }
    | undefined;
  /** Name and remark of the buyer; absent until the owner may know the name, and once the buyer's data were erased. */
  readonly buyer: { readonly name: string; readonly remark: string } | undefined;
};

/** Offers, reduced to the data that the owner may see; drafts that no buyer confirmed are left out. `today`: ISO day. */
export function ownedOffers(offers: readonly Offer[], today: string): readonly OwnedOffer[] {
  return offers.flatMap((offer): readonly OwnedOffer[] => {
    const { confirmedAt, toldAt, nameReleased, validUntil, counter, decided, request } = offer;
    const state = offerState(offer, today);
    if (confirmedAt === undefined || state === 'drafted') return [];
    const { amount, subjectToCredit, remark } = offerValues(request.values);
    const name = personName(request.values);
    return [
      {
        day: brusselsDay(confirmedAt),
        state,
        terms:
          toldAt === undefined
            ? undefined
            : {
                amount,
                validUntil,
                subjectToCredit,
                counter,
                decidedOn: decided?.on,
              },
        // Buyers may sign their remark with their name, so name and remark are withheld together.
        buyer: nameReleased && name !== '' ? { name, remark } : undefined,
      },
    ];
  });
}
