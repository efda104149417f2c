import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { PROPERTY_TYPE } from '../listing/property-type.ts';

/** The stated area, in m², with which the sum of a property's rooms is compared. */
export type WholeArea = { readonly fact: 'livingArea' | 'officeArea' | 'totalArea'; readonly area: number };

/**
 * The living area, else for offices the office area, else the total area; `undefined` if none is stated.
 * `wholeArea({ typeIds: [5], facts: { officeArea: 410, totalArea: 520 } })` → `{ fact: 'officeArea', area: 410 }`
 */
export function wholeArea(listing: Pick<PublicListing, 'typeIds' | 'facts'>): WholeArea | undefined {
  const offices = listing.typeIds[0] === PROPERTY_TYPE.office ? (['officeArea'] as const) : [];
  for (const fact of ['livingArea', ...offices, 'totalArea'] as const) {
    const area = numberFact(listing, fact);
    if (area !== undefined) return { fact, area };
  }
  return undefined;
}
