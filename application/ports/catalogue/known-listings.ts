import type { ListingKnown } from '../../../domain/advert/listing-known.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

/** What agents may know of listings and visitors may not: imports fill it, and pages of the desk alone are made from it. */
export type ListingsKnown = {
  /** Keeps what an import told of listings, in the place of what was kept of them; of those that are gone nothing stays. */
  keep(known: ReadonlyMap<ListingId, ListingKnown>, gone: readonly ListingId[]): Promise<void>;
  /** Gives what is kept of listings by their ids, with the addresses of owners whom the feed names; one of which nothing is kept is left out. */
  of(ids: readonly ListingId[]): Promise<ReadonlyMap<ListingId, KeptKnown>>;
};

/** `ownerEmails`: in lower case, in their order. */
export type KeptKnown = ListingKnown & { readonly ownerEmails: readonly string[] };
