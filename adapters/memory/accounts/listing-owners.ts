import type { ListingOwners } from '../../../application/ports/accounts/listing-owners.ts';
import type { RequestStore } from '../store/request-store.ts';
import { ownerOf } from './owners.ts';

/** Finds the owners of a listing in memory. */
export function makeMemoryListingOwners(store: RequestStore): ListingOwners {
  return {
    of: async listingId =>
      [...store.owners.values()]
        .map(kept => ownerOf(store, kept))
        .filter(({ listingIds }) => listingIds.some(id => id === listingId))
        .map(({ id, email, language }) => ({ id, email, language }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  };
}
