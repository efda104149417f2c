import type { Goal, ListingId } from '../listing/listing.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/**
 * Properties of a goal that are sold or let but still listed, newest advert first, at most `most`. Every sort order puts sold and let
 * properties last, so only the end of the order is read.
 * `withdrawnIds(index, 'sale', 2)` → `['6417342', '6407722']`
 */
export function withdrawnIds(index: CatalogueIndex, goal: Goal, most: number): readonly ListingId[] {
  const { id, order } = index.columns[goal];
  const first = index.unfiltered[goal].available;
  return [...order.newest.subarray(first, first + Math.max(0, most))].map(row => id[row] as ListingId);
}
