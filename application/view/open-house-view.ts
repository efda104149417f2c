import { comingOpenHouses, momentOf } from '../../domain/listing/open-house.ts';
import type { OpenHouse, PublicListing } from '../../domain/listing/listing.ts';
import { spokenDay } from '../../domain/text/weekday.ts';
import type { PageContext } from './page-context.ts';

/** Path of the iCalendar file of an open house. */
export const OPEN_HOUSE_FILE = '/api/open-house.ics';

/** Maximum number of open houses on a property's page. */
const SHOWN = 3;

/** An open house for display. Days are formatted on the server because browsers may abbreviate the names of days differently. */
export type OpenHouseView = {
  /** ISO day and start time in Brussels, which identify the open house in addresses: '2026-11-28T10:00' */
  readonly moment: string;
  /** Day in words, abbreviated: 'sam. 28 nov.' */
  readonly day: string;
  readonly from: string;
  readonly to: string;
};

/** An open house for the property's page, with the day in full. */
export type OpenHouseOffer = OpenHouseView & {
  readonly capacity: number | undefined;
  readonly calendarHref: string;
};

/** An open house, for a card. */
export function openHouseView({ language }: PageContext, openHouse: OpenHouse): OpenHouseView {
  return { ...hoursOf(openHouse), day: spokenDay(openHouse.day, language, 'short') };
}

/** The upcoming open houses, for the property's page. */
export function openHouseOffers({ language, today }: PageContext, listing: PublicListing): readonly OpenHouseOffer[] {
  return comingOpenHouses(listing, today)
    .slice(0, SHOWN)
    .map(each => ({
      ...hoursOf(each),
      day: spokenDay(each.day, language, 'long'),
      capacity: each.capacity,
      calendarHref: `${OPEN_HOUSE_FILE}?language=${language}&property=${listing.id}&at=${momentOf(each)}`,
    }));
}

function hoursOf(openHouse: OpenHouse): Omit<OpenHouseView, 'day'> {
  return { moment: momentOf(openHouse), from: openHouse.from, to: openHouse.to };
}
