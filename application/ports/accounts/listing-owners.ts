import type { Owner } from './owners.ts';

/** Finds the owners' accounts that a listing belongs to. */
export type ListingOwners = {
  /** Returns the accounts to which a listing belongs, by an invitation or in the feed, sorted by id. */
  of(listingId: string): Promise<readonly Pick<Owner, 'id' | 'email' | 'language'>[]>;
};
