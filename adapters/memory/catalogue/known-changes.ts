import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';

const NOTHING: Pick<ListingChanges, 'of'> = { of: async () => [] };

/**
 * Lists changes from before recording started, with negative `seq`, after the recorded ones. The recorded 'published' event of such a
 * listing is left out, because its time is only the start of recording.
 */
export function makeKnownChanges(
  known: readonly ListingChange[],
  recorded: Pick<ListingChanges, 'of'> = NOTHING,
): Pick<ListingChanges, 'of'> {
  const newestFirst = known.toSorted((a, b) => b.seq - a.seq);
  return {
    async of(id, before, count) {
      const own = newestFirst.filter(({ listingId }) => listingId === id);
      const since = await recorded.of(id, before, count);
      const news = own.length === 0 ? since : since.filter(({ change }) => change.kind !== 'published');
      return [...news, ...own.filter(({ seq }) => before === undefined || seq < before)].slice(0, count);
    },
  };
}
