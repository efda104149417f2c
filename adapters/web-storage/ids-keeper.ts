import { listingIds } from '../../domain/listing/listing-ids.ts';
import type { ListingId } from '../../domain/listing/listing.ts';

/**
 * Ids of properties in the browser's local storage, at most `most`; a browser that stores nothing keeps them while the tab lives.
 * An earlier version of the site kept whole cards: of those the ids are read.
 */
export function makeIdsKeeper(key: string, most: number) {
  let unstored: readonly ListingId[] | undefined;
  return {
    read(): readonly ListingId[] {
      if (unstored) return unstored;
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? listingIds(stored.map(idOf), most) : [];
      } catch {
        return [];
      }
    },
    keep(ids: readonly ListingId[]): void {
      const kept = listingIds(ids, most);
      try {
        localStorage.setItem(key, JSON.stringify(kept));
        unstored = undefined;
      } catch {
        unstored = kept;
      }
    },
  };
}

function idOf(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' ? id : '';
}
