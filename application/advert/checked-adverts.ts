import { checkKept } from '../../domain/advert/listing-known.ts';
import { type Found, inOrderOfFindings } from '../../domain/advert/finding-order.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { regionOf, type Region } from '../../domain/place/region.ts';
import type { CatalogueVersion } from '../ports/listing-catalogue.ts';
import type { KeptKnown, ListingsKnown } from '../ports/listings-known.ts';
import { typeName } from '../view/listing-words.ts';
import { type PageContext, placeNames, textOf, wordsOf } from '../view/page-context.ts';

/** An advert with what the publish check finds; enough of it to be told in a list. */
export type CheckedAdvert = Found & {
  readonly listing: Pick<
    PublicListing,
    'id' | 'goal' | 'typeIds' | 'mainTypeName' | 'title' | 'place' | 'marquee' | 'agentId' | 'publishedOn'
  >;
  readonly region: Region | undefined;
};

/** Every advert of a version on a day, in the order in which they are to be looked at. */
export type CheckAdverts = (catalogue: CatalogueVersion, today: string) => Promise<readonly CheckedAdvert[]>;

/** Listings that are read and checked at once: pages of others go on in between. */
const AT_ONCE = 100;
/** How long a check stands: what agents alone know may change without a new version, such as a price that is hidden. */
const STANDS_MS = 60_000;

/**
 * Makes the publish check of all that the agency offers, whatever its ribbon says. It is kept while version and day stay, for a minute at most.
 * An advert that is on the site since today counts as new: what is settled now was hardly seen.
 */
export function makeCheckAdverts({
  known,
  now,
}: {
  readonly known: Pick<ListingsKnown, 'of'>;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}): CheckAdverts {
  let last:
    | { readonly key: string; readonly at: number; readonly checked: Promise<readonly CheckedAdvert[]> }
    | undefined;

  async function check(catalogue: CatalogueVersion, today: string): Promise<readonly CheckedAdvert[]> {
    const { sale, rent } = catalogue.index.columns;
    const ids = [...sale.id, ...rent.id] as ListingId[];
    const checked: CheckedAdvert[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const [listings, kept] = await Promise.all([catalogue.listings(some), known.of(some)]);
      for (const listing of listings) checked.push(checkedOf(listing, kept.get(listing.id), today));
    }
    return inOrderOfFindings(checked);
  }

  return (catalogue, today) => {
    const key = `${catalogue.version} ${today}`;
    if (last?.key !== key || now() - last.at > STANDS_MS) {
      const checked = check(catalogue, today);
      last = { key, at: now(), checked };
      // One that failed is no answer for those who ask next.
      checked.catch(() => {
        last = undefined;
      });
    }
    return last.checked;
  };
}

/** One advert, checked as it is at this moment. */
export function checkedOf(listing: PublicListing, known: KeptKnown | undefined, today: string): CheckedAdvert {
  const { id, goal, typeIds, mainTypeName, title, place, marquee, agentId, publishedOn } = listing;
  return {
    id,
    findings: checkKept(listing, known, today),
    isNew: publishedOn >= today,
    listing: { id, goal, typeIds, mainTypeName, title, place, marquee, agentId, publishedOn },
    region: regionOf(place.countryId, place.postcode),
  };
}

/** What a property is called: its title, else its type. */
export function advertTitle(
  context: PageContext,
  listing: Pick<CheckedAdvert['listing'], 'title' | 'mainTypeName' | 'typeIds'>,
): string {
  return textOf(context, listing.title)?.text ?? typeName(context, listing);
}

/** `'9000 Gent'` */
export function advertPlace(context: PageContext, listing: Pick<CheckedAdvert['listing'], 'place'>): string {
  return `${listing.place.postcode} ${wordsOf(context, placeNames(context, listing))}`.trim();
}
