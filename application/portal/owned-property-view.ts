import { MARQUEE } from '../../domain/listing/display-state.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../domain/listing/property-type.ts';
import { type Interest, interestOf } from '../../domain/statistics/interest.ts';
import { firstCountedDay, pageViewCounts, type PageViewCounts } from '../../domain/statistics/page-view-counts.ts';
import { listingCard } from '../view/listing-card-view.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, placeName } from '../view/page-context.ts';
import type { ListingCatalogue, RemovedListing } from '../ports/catalogue/listing-catalogue.ts';
import type { PageViews } from '../ports/page-views/page-views.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { PictureView } from '../view/picture-view.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';
import { townLine } from '../../domain/place/town-line.ts';

export type OwnedPropertyParts = {
  readonly catalogue: ListingCatalogue;
  readonly pageViews: Pick<PageViews, 'counts'>;
};

/** A property for its owner's pages; for a withdrawn property only the id, place and page view counts are known. */
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

/** State shown to the owner, from the marquee. `stateOf(3, 1)` → `'rented'` */
export function stateOf(marquee: number, goal: number): Exclude<OwnedProperty['state'], 'offline'> {
  if (marquee === MARQUEE.sold) return goalOf(goal) === 'rent' ? 'rented' : 'sold';
  return marquee === MARQUEE.underOption ? 'under-option' : 'offered';
}

function placeOf(context: PageContext, subject: Pick<PublicListing | RemovedListing, 'place'> | undefined): string {
  if (!subject) return '';
  return townLine(subject.place.postcode, placeName(context, subject));
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

/** A property on its owner's pages. */
export type OwnedProperty = {
  readonly id: string;
  /** Address of the property's page in the portal. */
  readonly href: string;
  readonly title: Text;
  /** Postcode and name of the place; empty if the site no longer knows the property. */
  readonly place: string;
  /** Kind of property, for the noun within sentences; `property` for kinds without a noun of their own. */
  readonly type: 'apartment' | 'house' | 'building' | 'office' | 'land' | 'shop' | 'property';
  readonly picture: PictureView | undefined;
  /** Sales state; `offline`: no longer public. */
  readonly state: 'offered' | 'under-option' | 'sold' | 'rented' | 'offline';
  /** Address of the property's public page; absent when the property is no longer public. */
  readonly publicHref: string | undefined;
  readonly price: PriceDisplay | undefined;
  readonly publishedOn: string | undefined;
  readonly counts: PageViewCounts;
  readonly interest: Interest;
};
