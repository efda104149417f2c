import { momentOf, openHousesUntil } from '../../../domain/listing/open-house.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { Text } from '../../../domain/text/localized.ts';
import { dayParts, spokenDay } from '../../../domain/text/weekday.ts';
import { fillPhrase } from '../../view/fill-phrase.ts';
import { formHref, type Link, listingPath } from '../../view/links.ts';
import { titleOf } from '../../view/listing-words.ts';
import { type PageContext, phrasesOf, placeName } from '../../view/page-context.ts';
import { pictureView, type PictureView } from '../../view/picture-view.ts';

/** Days from today within which an open house is shown: six weeks. */
const WITHIN_DAYS = 42;

/** The next open house of a home. */
export type OpenDay = {
  readonly id: string;
  readonly href: string;
  readonly title: Text;
  readonly moment: string;
  readonly weekday: string;
  readonly date: string;
  readonly month: string;
  /** Town and hours: 'Namur, de 10:00 à 12:00' */
  readonly hours: string;
  /** Number of people who may come, in words; absent if the agency does not state it. */
  readonly places: string | undefined;
  readonly picture: PictureView | undefined;
};

/**
 * Open houses of the coming weeks. `after`: sentence about the period after the last open house; `alert`: link to the form of a search
 * alert.
 */
export type OpenHousesPart = {
  readonly kind: 'open-houses';
  readonly days: readonly OpenDay[];
  readonly after: string;
  readonly alert: Link | undefined;
};

/** The next open houses within six weeks, one per home, at most `most`; `undefined` without any. Reads only the homes that it shows. */
export async function openHousesPart(context: PageContext, most: number): Promise<OpenHousesPart | undefined> {
  const { index, listings } = context.catalogue;
  const { today, language } = context;
  const coming = openHousesUntil(index.openHouses, { today, lastDay: addDays(today, WITHIN_DAYS), most });
  const homes = await listings(coming.map(({ home }) => home.id));
  const days = coming.flatMap(({ home: { id }, next }) => {
    const home = homes.find(one => one.id === id);
    return home ? [{ home, next }] : [];
  });
  const last = days.at(-1);
  if (!last) return undefined;
  const { sections } = phrasesOf(context);
  const alert = formHref(context, 'demand-register');
  return {
    kind: 'open-houses',
    days: days.map(({ home, next }) => {
      const { day, from, to, capacity } = next;
      const city = placeName(context, home);
      const [picture] = home.pictures;
      return {
        id: home.id,
        href: listingPath(context, home, language),
        title: titleOf(context, home),
        moment: momentOf(next),
        ...dayParts(day, language),
        hours: fillPhrase(sections.hours, { city, from, to }),
        places: capacity === undefined ? undefined : fillPhrase(sections.places, { count: capacity }),
        picture: picture && pictureView(context, picture),
      };
    }),
    after: fillPhrase(sections.after, { day: spokenDay(last.next.day, language, 'long') }),
    alert: alert === undefined ? undefined : { name: sections.alert, href: alert },
  };
}
