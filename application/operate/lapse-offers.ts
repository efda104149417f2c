import { expiry, offerState } from '../../domain/offer/offer-step.ts';
import { addDays, brusselsDay } from '../../domain/text/day.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Offers } from '../ports/offers/offers.ts';
import type { PrepareOfferMails } from '../request/offer-mails.ts';
import { contexts } from '../view/contexts.ts';

/**
 * Days after expiry within which a lapse is mailed. Mails about offers that expired longer ago would surprise, for example after an old
 * site is updated.
 */
const MAILED_DAYS = 7;

export type LapseOffersParts = {
  readonly offers: Pick<Offers, 'undecided' | 'change'>;
  readonly prepareOfferMails: PrepareOfferMails;
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
};

/**
 * Marks expired offers as lapsed and enqueues their mails, once per offer even if two processes run at the same time.
 * `await makeLapseOffers(parts)(() => false)` → `2`, the number of offers marked
 */
export function makeLapseOffers(parts: LapseOffersParts): (stopping: () => boolean) => Promise<number> {
  const { offers, prepareOfferMails, clock } = parts;
  return async stopping => {
    const now = clock.now();
    const today = brusselsDay(now);
    const over = (await offers.undecided()).filter(offer => offerState(offer, today) === 'lapsed');
    if (over.length === 0) return 0;
    const contextIn = await contexts(parts, now);
    let noted = 0;
    for (const offer of over) {
      if (stopping()) break;
      const isRecent = expiry(offer) >= addDays(today, -MAILED_DAYS);
      const mails = isRecent ? await prepareOfferMails(contextIn, offer) : () => [];
      const changed = await offers.change(offer.request.id, { kind: 'lapse', at: now }, mails);
      if (changed.kind === 'changed') noted++;
    }
    return noted;
  };
}
