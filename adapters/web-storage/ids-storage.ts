import { listingIds } from '../../domain/listing/listing-ids.ts';
import type { ListingId } from '../../domain/listing/listing.ts';

/**
 * Ids of properties in local storage, at most `most`; in memory if storage is unavailable. Also reads the ids from the format of an
 * earlier version, which stored whole cards.
 */
export function makeIdsStorage(key: string, most: number) {
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
      const limited = listingIds(ids, most);
      try {
        localStorage.setItem(key, JSON.stringify(limited));
        unstored = undefined;
      } catch {
        unstored = limited;
      }
    },
  };
}

function idOf(value: unknown): string {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' ? id : '';
}
