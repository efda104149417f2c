import type { ListingChange, ListingChanges } from '../../application/ports/listing-changes.ts';

/** Changes that were known beforehand, in a plain list. */
export function makeKnownChanges(changes: readonly ListingChange[]): Pick<ListingChanges, 'of'> {
  const newestFirst = changes.toSorted((a, b) => b.seq - a.seq);
  return {
    of: async (id, before = Number.POSITIVE_INFINITY, count) =>
      newestFirst.filter(({ listingId, seq }) => listingId === id && seq < before).slice(0, count),
  };
}
