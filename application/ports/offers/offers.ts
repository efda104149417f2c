import type { OfferRecord, OfferStep } from '../../../domain/offer/offer-step.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';

/** An offer with the request in which the buyer drafted it. */
export type Offer = OfferRecord & {
  readonly request: StoredRequest;
  /** Stored hash of the secret in its buyer's link. */
  readonly tokenHash: string;
};

/** Result of a step; `offer` is the offer as it is now. `before`: its state or expiry or another offer does not allow the step, or it changed since it was read. */
export type OfferChanged =
  | { readonly kind: 'changed' | 'before'; readonly offer: Offer }
  | { readonly kind: 'unknown' };

/**
 * Mails of a step, built from the offer after it; they belong to the request of that offer. For an accepted offer also called for each
 * offer that this answers.
 */
export type OfferMails = (changed: Offer) => readonly Mail[];

/**
 * Offers to buy. Each write is one transaction as described at `RequestPorts`: all or nothing, durable once it resolves, with its mails and
 * its entry in the desk's log.
 */
export type Offers = {
  /** Finds an offer by the hash of the secret in its buyer's link. */
  byToken(tokenHash: string): Promise<Offer | undefined>;
  /** Finds the offers of requests by their ids; requests without an offer are left out. */
  ofRequests(ids: readonly string[]): Promise<readonly Offer[]>;
  /** All offers for a property, in the order in which they were received. */
  ofListing(listingId: string): Promise<readonly Offer[]>;
  /** Offers without a final decision, in the order in which they were received; expired ones are among them until they are noted as lapsed. */
  undecided(): Promise<readonly Offer[]>;
  /**
   * Applies a step to the offer of a request. Changes nothing if its state does not allow the step, or if `seen` is given and is not its
   * sequence. `accept` also applies `answer` to all undecided offers for the same property, and changes nothing while another of them is accepted.
   */
  change(
    id: string,
    step: OfferStep,
    mails: OfferMails,
    desk?: { readonly seen: number; readonly entry: DeskEntry },
  ): Promise<OfferChanged>;
};
