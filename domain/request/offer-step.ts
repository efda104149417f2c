/** How far an offer is: `sent` as its buyer drafted it, and binding once they `confirmed` it. */
export const OFFER_STATES = ['sent', 'confirmed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** A step of an offer; `at` is when it is made, in milliseconds since 1970. */
export type OfferStep = { readonly kind: 'confirm'; readonly at: number };

const POSSIBLE: Readonly<Record<OfferState, readonly OfferStep['kind'][]>> = {
  sent: ['confirm'],
  confirmed: [],
};

/** What tells how far an offer is; a moment that has not come is `undefined`. */
export type OfferRecord = { readonly confirmedAt: number | undefined };

/** How far an offer is. `offerState({ confirmedAt: undefined })` → `'sent'` */
export function offerState({ confirmedAt }: OfferRecord): OfferState {
  return confirmedAt === undefined ? 'sent' : 'confirmed';
}

/**
 * An offer after a step; `undefined` where it is made already, or its state does not allow it.
 * `nextOffer({ confirmedAt: undefined }, { kind: 'confirm', at: 1_000 })` → `{ confirmedAt: 1_000 }`
 */
export function nextOffer<Offer extends OfferRecord>(offer: Offer, step: OfferStep): Offer | undefined {
  if (!POSSIBLE[offerState(offer)].includes(step.kind)) return undefined;
  switch (step.kind) {
    case 'confirm':
      return { ...offer, confirmedAt: step.at };
  }
}
