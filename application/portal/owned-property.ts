import { MARQUEE } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../domain/listing/property-type.ts';
import { interestOf } from '../../domain/statistics/interest.ts';
import { firstCountedDay, visitCounts } from '../../domain/statistics/visit-counts.ts';
import { listingCard } from '../browse/listing-card.ts';
import { hrefOf, type PageContext, placeNames, wordsOf } from '../browse/page-context.ts';
import type { OwnedProperty } from '../browse/page-view.ts';
import type { ListingCatalogue, RemovedListing } from '../ports/listing-catalogue.ts';
import type { VisitLog } from '../ports/visit-log.ts';

export type OwnedPropertyParts = {
  readonly catalogue: ListingCatalogue;
  readonly visits: Pick<VisitLog, 'counts'>;
};

/** A property as its owner sees it named; one that left the catalogue keeps its reference, its place and its counts. */
export async function ownedProperty(
  context: PageContext,
  { catalogue, visits }: OwnedPropertyParts,
  id: ListingId,
): Promise<OwnedProperty> {
  const { today } = context;
  const [[listing], counted] = await Promise.all([catalogue.listings([id]), visits.counts(id, firstCountedDay(today))]);
  const removed = listing ? undefined : await catalogue.removed(id);
  const counts = visitCounts(counted.days, counted.total, today);
  const card = listing && listingCard(context, listing);
  return {
    id,
    href: hrefOf(context, 'portal-property', { id }),
    title: card?.title ?? { text: id },
    place: placeOf(context, listing ?? removed),
    type: typeOf((listing ?? removed)?.typeIds[0]),
    picture: card?.picture,
    state: listing ? stateOf(listing.marquee, listing.goal) : 'offline',
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
