import type { PrivateDetails } from '../../../domain/advert/private-details.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

/** Details of listings that only agents may see. Imports write them; only pages of the desk use them. */
export type PrivateDetailsStore = {
  /** Stores the details of listings, replacing earlier ones, and deletes those of the listings in `gone`. */
  keep(known: ReadonlyMap<ListingId, PrivateDetails>, gone: readonly ListingId[]): Promise<void>;
  /** Returns the stored details by listing id, with the owners' addresses from the feed; listings without details are left out. */
  of(ids: readonly ListingId[]): Promise<ReadonlyMap<ListingId, StoredPrivateDetails>>;
};

/** `ownerEmails`: in lower case, sorted. */
export type StoredPrivateDetails = PrivateDetails & { readonly ownerEmails: readonly string[] };
