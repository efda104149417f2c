import { type ListingId, parseListingId } from './listing.ts';

/** As many as a visitor keeps, and as many as one address is read for. */
export const MOST_KEPT = 100;
/** As many of those seen last as are remembered. */
export const MOST_SEEN = 20;

/**
 * The ids among some texts, each once, in their order, the first `most`; what is no id is passed over.
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
