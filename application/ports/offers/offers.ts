import type { OfferStep } from '../../../domain/request/offer-step.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** An offer as drafted by the buyer; binding once the buyer confirms it by the link in the mail. `confirmedAt`: Unix ms. */
export type Offer = { readonly request: StoredRequest; readonly confirmedAt: number | undefined };

/**
 * Offers to buy. Each write is one transaction as described at `RequestPorts`: all or nothing, durable once it resolves, with its mails,
 * which are built from the offer as it is after the change.
 */
export type Offers = {
  /** Finds an offer by the hash of the secret in its link. */
  byToken(tokenHash: string): Promise<Offer | undefined>;
  /**
   * Applies a step to an offer and enqueues its mails. Returns `'before'`, and changes nothing, if the step was applied already or the
   * offer's state does not allow it; `'unknown'` if no offer has that hash.
   */
  change(
    tokenHash: string,
    step: OfferStep,
    mails: (changed: Offer) => readonly Mail[],
  ): Promise<'changed' | 'before' | 'unknown'>;
};
