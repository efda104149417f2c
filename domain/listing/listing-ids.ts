import { type ListingId, parseListingId } from './listing.ts';

/** Maximum number of favourites per visitor, and of ids accepted in one address. */
export const MAX_FAVOURITES = 100;
/** Maximum number of recently viewed properties that are remembered. */
export const MAX_RECENTLY_VIEWED = 20;

/**
 * Parses ids: the first `most` valid ones without duplicates, in their order. Skips invalid texts.
 * `listingIds(['7', '<b>', '7', '9'], 100)` → `['7', '9']`
 */
export function listingIds(texts: readonly string[], most: number): readonly ListingId[] {
  const ids = new Set<ListingId>();
  for (const text of texts) {
    const id = parseListingId(text);
    if (id !== undefined) ids.add(id);
    if (ids.size === most) break;
  }
  return [...ids];
}
