import { MARQUEE } from '../../domain/listing/display-state.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../domain/listing/property-type.ts';
import { type Interest, interestOf } from '../../domain/statistics/interest.ts';
import { firstCountedDay, pageViewCounts, type PageViewCounts } from '../../domain/statistics/page-view-counts.ts';
import { listingCard } from '../view/listing-card.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, placeNames, wordsOf } from '../view/page-context.ts';
import type { ListingCatalogue, RemovedListing } from '../ports/catalogue/listing-catalogue.ts';
import type { PageViews } from '../ports/page-views/page-views.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { PictureView } from '../view/picture-view.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';

export type OwnedPropertyParts = {
  readonly catalogue: ListingCatalogue;
  readonly pageViews: Pick<PageViews, 'counts'>;
};

/** A property as its owner sees it named; one that left the catalogue keeps its reference, its place and its counts. */
export async function ownedProperty(
  context: PageContext,
  { catalogue, pageViews }: OwnedPropertyParts,
  id: ListingId,
): Promise<OwnedProperty> {
  const { today } = context;
  const [[listing], counted] = await Promise.all([
    catalogue.listings([id]),
    pageViews.counts(id, firstCountedDay(today)),
  ]);
  const removed = listing ? undefined : await catalogue.removed(id);
  const counts = pageViewCounts(counted.days, counted.total, today);
  const card = listing && listingCard(context, listing);
  return {
    id,
    href: hrefOf(context, 'portal-property', { id }),
    title: card?.title ?? { text: id },
    place: placeOf(context, listing ?? removed),
    type: typeOf((listing ?? removed)?.typeIds[0]),
    picture: card?.picture,
    state: listing ? stateOf(listing.marquee, listing.goal) : (outcomeOf(removed?.reason) ?? 'offline'),
    publicHref: card?.href,
    price: card?.price,
    publishedOn: listing?.publishedOn,
    counts,
    interest: interestOf(counts, listing?.publishedOn ?? '1970-01-01', today),
  };
}

/** What a ribbon means for an owner. `stateOf(3, 1)` → `'rented'` */
export function stateOf(marquee: number, goal: number): Exclude<OwnedProperty['state'], 'offline'> {
  if (marquee === MARQUEE.sold) return goalOf(goal) === 'rent' ? 'rented' : 'sold';
  return marquee === MARQUEE.underOption ? 'under-option' : 'offered';
}

function placeOf(context: PageContext, subject: Pick<PublicListing | RemovedListing, 'place'> | undefined): string {
  if (!subject) return '';
  return `${subject.place.postcode} ${wordsOf(context, placeNames(context, subject))}`.trim();
}

const TYPES = new Map<number, OwnedProperty['type']>([
  [PROPERTY_TYPE.apartment, 'apartment'],
  [PROPERTY_TYPE.house, 'house'],
  [PROPERTY_TYPE.investment, 'building'],
  [PROPERTY_TYPE.office, 'office'],
  [PROPERTY_TYPE.land, 'land'],
  [PROPERTY_TYPE.commerce, 'shop'],
]);

function typeOf(typeId: number | undefined): OwnedProperty['type'] {
  return TYPES.get(typeId ?? PROPERTY_TYPE.other) ?? 'property';
}

/** A property as its owner's pages name it. */
export type OwnedProperty = {
  readonly id: string;
  /** Its page in the portal. */
  readonly href: string;
  readonly title: Text;
  /** '5000 Namur'; '' where nothing is known of it any more. */
  readonly place: string;
  /** What it is called in a sentence. */
  readonly type: 'apartment' | 'house' | 'building' | 'office' | 'land' | 'shop' | 'property';
  readonly picture: PictureView | undefined;
  /** What became of it, or whether visitors find it. */
  readonly state: 'offered' | 'under-option' | 'sold' | 'rented' | 'offline';
  /** Its page as visitors see it; none where they do not find it any more. */
  readonly publicHref: string | undefined;
  readonly price: PriceDisplay | undefined;
  readonly publishedOn: string | undefined;
  readonly counts: PageViewCounts;
  readonly interest: Interest;
};
