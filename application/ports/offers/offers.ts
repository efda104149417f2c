import type { OfferRecord, OfferStep } from '../../../domain/offer/offer-step.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';

/** An offer with the request in which the buyer drafted it. */
export type Offer = OfferRecord & {
  readonly request: StoredRequest;
  /** Stored hash of the secret in the link by which the buyer opens the offer. */
  readonly tokenHash: string;
};

/**
 * Result of a step; `offer` is the current offer. `before`: the step is not possible because of the offer's state or expiry, or because of
 * another offer, or the offer was changed after it was read.
 */
export type OfferChanged =
  | { readonly kind: 'changed' | 'before'; readonly offer: Offer }
  | { readonly kind: 'unknown' };

/**
 * Builds the mails of a step from the offer as it is after the step; they belong to the request of that offer. For an acceptance,
 * `answered` contains the other offers that become `answered`, as they are after it, and the function is then called for each of the
 * answered offers too.
 */
export type OfferMails = (changed: Offer, answered: readonly Offer[]) => readonly Mail[];

/** What the agent saw when choosing a step in the desk, and the entry that is added to the desk's log. */
export type SeenAtDesk = {
  readonly seen: number;
  /** Whether the agent saw the other offers for the property in their stored versions. */
  readonly sawOthers?: (others: readonly Offer[]) => boolean;
  readonly entry: DeskEntry;
};

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
  /**
   * Offers without a final decision, in the order in which they were received. Includes expired offers to which the step `lapse` has not
   * been applied yet.
   */
  undecided(): Promise<readonly Offer[]>;
  /**
   * Applies a step to the offer of a request. Changes nothing if its state does not allow the step, or if the agent saw another version:
   * `seen` differs from the offer's `sequence`, or `sawOthers` returns false for the other offers for the property; only the steps
   * `confirm` and `accept` read the other offers. The step `accept` names other offers for the property: the undecided offers among those
   * named get the step `answer`. The steps `confirm` and `accept` change nothing while another offer for the property is accepted.
   */
  change(id: string, step: OfferStep, mails: OfferMails, desk?: SeenAtDesk): Promise<OfferChanged>;
};
