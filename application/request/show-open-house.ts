import type { OpenHouse } from '../../domain/listing/listing.ts';
import { comingOpenHouses, momentOf } from '../../domain/listing/open-house.ts';
import type { Language } from '../../domain/text/language.ts';
import type { MailSubject } from '../mail/mail-templates.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { listingAgent } from '../view/agent-view.ts';
import { contexts } from '../view/contexts.ts';
import { findSubject, listingSubject } from './request-subject.ts';

/** Content of an open house's iCalendar file. */
export type OpenHouseDetails = {
  readonly at: OpenHouse;
  readonly subject: MailSubject;
  /** Street and town; absent if the street is not published. */
  readonly location: string | undefined;
  readonly agent: { readonly name: string; readonly phone: string };
  /** Time of the request, Unix ms. */
  readonly askedAt: number;
};

/** The upcoming open house named by `property` and `at` in an address; `undefined` if no open house matches. */
export type ShowOpenHouse = (language: Language, parameters: URLSearchParams) => Promise<OpenHouseDetails | undefined>;

export function makeShowOpenHouse(parts: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
}): ShowOpenHouse {
  return async (language, parameters) => {
    const askedAt = parts.clock.now();
    const context = (await contexts(parts, askedAt))(language);
    const found = await findSubject(context.catalogue, { property: parameters.get('property') ?? '' });
    const listing = found?.listing;
    const at = listing && comingOpenHouses(listing, context.today).find(one => momentOf(one) === parameters.get('at'));
    if (!at) return undefined;
    const subject = listingSubject(context, listing);
    const { name, phone } = listingAgent(context, listing);
    return { at, subject, location: listing.address && subject.place, agent: { name, phone }, askedAt };
  };
}
