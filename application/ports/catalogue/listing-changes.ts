import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

/** A change that an import made to a listing, and of which subscribers of search alerts are informed. */
export type ListingChange = {
  /** Increases with each change. */
  readonly seq: number;
  /** Unix ms. */
  readonly at: number;
  readonly listingId: ListingId;
  readonly change: ListingEvent;
};

/** Changes of listings, stored by the same transaction that publishes them. */
export type ListingChanges = {
  /** Returns up to `count` changes not yet processed by search alerts, oldest first. */
  unprocessed(count: number): Promise<readonly ListingChange[]>;
  /** Marks the changes up to `seq` as processed: their mails are in the outbox. */
  markProcessed(seq: number): Promise<void>;
  /** Returns up to `count` changes of a listing before the `seq` `before`, newest first. */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingChange[]>;
};
