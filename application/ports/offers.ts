import type { Mail } from './outbox.ts';
import type { KeptRequest } from './kept-request.ts';

/** An offer as its buyer drafted it: binding once they confirmed it by the link of the mail. */
export type Offer = { readonly request: KeptRequest; readonly confirmedAt: number | undefined };

/** Offers to buy. */
export type Offers = {
  /** Finds the offer of a link's secret by its hash. */
  byToken(tokenHash: string): Promise<Offer | undefined>;
  /** Notes that an offer was confirmed, with the mails that tell it, in one transaction; a second time changes nothing. */
  confirm(
    tokenHash: string,
    now: number,
    mails: (confirmed: Offer) => readonly Mail[],
  ): Promise<'confirmed' | 'before' | 'unknown'>;
};
