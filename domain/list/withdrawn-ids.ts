import type { Goal, ListingId } from '../listing/listing.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/**
 * The properties of a goal that are sold or let and still shown, the newest advert first, at most `most`. Every order has them
 * behind all that can be had, so only they are walked.
 * `withdrawnIds(index, 'sale', 2)` → `['6417342', '6407722']`
 */
export function withdrawnIds(index: CatalogueIndex, goal: Goal, most: number): readonly ListingId[] {
  const { id, order } = index.columns[goal];
  const first = index.unfiltered[goal].available;
  return [...order.newest.subarray(first, first + Math.max(0, most))].map(row => id[row] as ListingId);
}
