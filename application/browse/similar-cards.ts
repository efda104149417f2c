import { foundCount, listPage } from '../../domain/list/list-page.ts';
import { everything, type ListQuery } from '../../domain/list/list-query.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { mainSurface } from '../../domain/listing/main-surface.ts';
import { shownPrice } from '../../domain/listing/price-display.ts';
import { type Comparable, FAR_KM, isRare, PRICE_BAND, similarTo } from '../../domain/listing/similar.ts';
import { areaOf } from '../../domain/map/area.ts';
import { listingCard, type ListingCard } from '../view/listing-card-view.ts';
import { listHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';

/** Maximum number of similar properties on a page: four cards fill one row. */
export const MOST_SIMILAR = 4;
/** Maximum number of candidates that each search reads, so that its time does not grow with the catalogue. */
const CONSIDERED = 60;
/** Length of a degree of latitude in kilometres. */
const DEGREE_KM = 111;

/** Similar properties, most similar first; excludes sold and let ones. */
export async function similarCards(context: PageContext, subject: Comparable): Promise<ListingCard[]> {
  return (await similarListings(context, subject)).map(listing => listingCard(context, listing));
}

/** Like `similarCards`, with the differences in price and surface from the property shown. */
export async function comparedCards(context: PageContext, subject: PublicListing): Promise<ComparedCard[]> {
  const surface = mainSurface(subject);
  return (await similarListings(context, subject)).map(listing => {
    const card = listingCard(context, listing);
    const other = card.own.surface;
    return {
      ...card,
      difference: {
        price: priceDifference(subject, listing),
        surface: surface?.name === other?.name ? differenceOf(surface?.value, other?.value) : undefined,
      },
    };
  });
}

/**
 * Card of a similar property. A difference is positive where that property costs or measures more, and `undefined` where the two are equal
 * or cannot be compared.
 */
export type ComparedCard = ListingCard & {
  readonly difference: {
    /** Difference of the price in whole euro. */
    readonly price: number | undefined;
    /** Difference of the surface in whole m²; only surfaces of the same kind are compared. */
    readonly surface: number | undefined;
  };
};

/** A sale price cannot be compared with a rent, nor prices with different units; the price of a viager is only the first payment. */
function priceDifference(subject: PublicListing, other: PublicListing): number | undefined {
  const isComparable =
    goalOf(subject.goal) === goalOf(other.goal) &&
    subject.priceUnit === other.priceUnit &&
    !subject.viager &&
    !other.viager;
  return isComparable ? differenceOf(shownPrice(subject), shownPrice(other)) : undefined;
}

function differenceOf(value: number | undefined, other: number | undefined): number | undefined {
  return value === undefined || other === undefined ? undefined : Math.round(other - value) || undefined;
}

async function similarListings(context: PageContext, subject: Comparable): Promise<readonly PublicListing[]> {
  const found = new Set<ListingId>();
  for (const query of searches(subject))
    for (const id of listPage(context.catalogue.index, query, CONSIDERED).ids) found.add(id);
  found.delete(subject.id);
  const listings = await context.catalogue.listings([...found]);
  return similarTo(subject, listings, MOST_SIMILAR);
}

/**
 * A wider list to offer when few properties are similar: those of the same type and goal; if there are too few, those of the same type for
 * the other goal (sale or rent); if there are too few for the other goal too, all properties of the property's own goal.
 */
export function widerList(context: PageContext, subject: Comparable): WiderList {
  const goal = goalOf(subject.goal);
  const other = goal === 'sale' ? 'rent' : 'sale';
  const ofType = (asked: typeof goal) => ({ ...everything(asked), type: subject.typeIds.slice(0, 1), available: true });
  const query = [ofType(goal), ofType(other)].find(asked => foundCount(context.catalogue.index, asked) > 1);
  const shown = query ?? everything(goal);
  return { goal: shown.goal, ofType: query !== undefined, href: listHref(context, shown) };
}

/** `ofType`: whether the list is filtered by type. */
export type WiderList = { readonly goal: 'sale' | 'rent'; readonly ofType: boolean; readonly href: string };

/**
 * Searches from narrow to wide: nearby at a similar price, nearby, similar price, same type. The searches without a price range also find
 * listings with a hidden price. Rare kinds of property are searched in the whole country, viagers across all types.
 */
function searches(subject: Comparable): ListQuery[] {
  if (isRare(subject)) {
    const all = { ...everything(goalOf(subject.goal)), available: true };
    return [subject.viager ? { ...all, viager: true } : { ...all, type: subject.typeIds.toSorted((a, b) => a - b) }];
  }
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
