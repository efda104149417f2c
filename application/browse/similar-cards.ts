import { foundCount, listPage } from '../../domain/list/list-page.ts';
import { everything, type ListQuery } from '../../domain/list/list-query.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { type Comparable, FAR_KM, PRICE_BAND, similarTo } from '../../domain/listing/similar.ts';
import { areaOf } from '../../domain/map/area.ts';
import { listingCard, type ListingCard } from '../view/listing-card.ts';
import { listHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';

/** As many as fill a row. */
export const MOST_SIMILAR = 4;
/** How many are looked at of each search: enough to choose from, few enough for a catalogue of any size. */
const CONSIDERED = 60;
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111;

/** Properties that a visitor of this one may like, the most alike first; none that is sold or let. */
export async function similarCards(context: PageContext, subject: Comparable): Promise<ListingCard[]> {
  const found = new Set<ListingId>();
  for (const query of searches(subject))
    for (const id of listPage(context.catalogue.index, query, CONSIDERED).ids) found.add(id);
  found.delete(subject.id);
  const listings = await context.catalogue.listings([...found]);
  return similarTo(subject, listings, MOST_SIMILAR).map(listing => listingCard(context, listing));
}

/** Where more is found when few are alike: the list of its type, of the other goal where that has none to be had. */
export function likeList(context: PageContext, subject: Comparable): LikeList {
  const goal = goalOf(subject.goal);
  const other = goal === 'sale' ? 'rent' : 'sale';
  const ofType = (asked: typeof goal) => ({ ...everything(asked), type: subject.typeIds.slice(0, 1), available: true });
  const query = [ofType(goal), ofType(other)].find(asked => foundCount(context.catalogue.index, asked) > 1);
  const shown = query ?? everything(goal);
  return { goal: shown.goal, ofType: query !== undefined, href: listHref(context, shown) };
}

/** A list by its goal; whether it has the type alone. */
export type LikeList = { readonly goal: 'sale' | 'rent'; readonly ofType: boolean; readonly href: string };

/** The nearest first, then the same type at a like price, then the same type: each finds what the one before cannot, such as hidden prices. */
function searches(subject: Comparable): ListQuery[] {
  const ofType = { ...everything(goalOf(subject.goal)), type: subject.typeIds.slice(0, 1), available: true };
  const priced =
    subject.price === undefined
      ? ofType
      : {
          ...ofType,
          priceMin: Math.floor(subject.price / PRICE_BAND),
          priceMax: Math.ceil(subject.price * PRICE_BAND),
        };
  const area = around(subject.coordinates);
  return [
    ...(area
      ? [
          { ...priced, area },
          { ...ofType, area },
        ]
      : []),
    priced,
    ofType,
  ];
}

function around(centre: Comparable['coordinates']) {
  if (!centre) return undefined;
  const { latitude, longitude } = centre;
  const high = FAR_KM / DEGREE_KM;
  const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return areaOf({ south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide });
}
