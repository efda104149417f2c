import type { KeptRequest } from './kept-request.ts';

/** An offer as its buyer drafted it: binding once they confirmed it by the link of the mail. */
export type Offer = { readonly request: KeptRequest; readonly confirmedAt: number | undefined };

/** Offers to buy. */
export type Offers = {
  /** Finds the offer of a link's secret by its hash. */
  byToken(tokenHash: string): Promise<Offer | undefined>;
};
