/** State of an offer: `sent` is the buyer's draft; once `confirmed` it is binding. */
const OFFER_STATES = ['sent', 'confirmed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** A step of an offer; `at` is its time (Unix ms). */
export type OfferStep = { readonly kind: 'confirm'; readonly at: number };

const POSSIBLE: Readonly<Record<OfferState, readonly OfferStep['kind'][]>> = {
  sent: ['confirm'],
  confirmed: [],
};

/** Times that decide an offer's state; `undefined` for a step not yet made. */
export type OfferRecord = { readonly confirmedAt: number | undefined };

/** State of an offer. `offerState({ confirmedAt: undefined })` → `'sent'` */
export function offerState({ confirmedAt }: OfferRecord): OfferState {
  return confirmedAt === undefined ? 'sent' : 'confirmed';
}

/**
 * The offer after a step; `undefined` if its state does not allow the step.
 * `nextOffer({ confirmedAt: undefined }, { kind: 'confirm', at: 1_000 })` → `{ confirmedAt: 1_000 }`
 */
export function nextOffer<Offer extends OfferRecord>(offer: Offer, step: OfferStep): Offer | undefined {
  if (!POSSIBLE[offerState(offer)].includes(step.kind)) return undefined;
  switch (step.kind) {
    case 'confirm':
      return { ...offer, confirmedAt: step.at };
  }
}
