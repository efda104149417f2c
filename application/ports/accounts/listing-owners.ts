import type { Owner } from './owners.ts';

/** Owners of a listing. */
export type ListingOwners = {
  /** Returns the accounts to which a listing belongs, by an invitation or in the feed, sorted by id. */
  of(listingId: string): Promise<readonly Pick<Owner, 'id' | 'email' | 'language'>[]>;
};
