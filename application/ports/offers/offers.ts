import type { OfferStep } from '../../../domain/request/offer-step.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** An offer as its buyer drafted it: binding once they confirmed it by the link of the mail. */
export type Offer = { readonly request: StoredRequest; readonly confirmedAt: number | undefined };

/**
 * Offers to buy, and their writer, whose every change is one transaction, as `RequestPorts` says: all or nothing, on the disk
 * once it resolves, and with its mails, which are made of the offer as it is after the change.
 */
export type Offers = {
  /** Finds the offer of a link's secret by its hash. */
  byToken(tokenHash: string): Promise<Offer | undefined>;
  /**
   * Makes a step of an offer, and puts the mails that tell it. A step that was made before, or that its state does not allow, changes
   * nothing: `'before'`.
   */
  change(
    tokenHash: string,
    step: OfferStep,
    mails: (changed: Offer) => readonly Mail[],
  ): Promise<'changed' | 'before' | 'unknown'>;
};
