import type { ListingEvent } from '../../../domain/alert/listing-news.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

/** What an import changed about a listing that people want to hear of. */
export type ListingChange = {
  /** Grows with each change. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly listingId: ListingId;
  readonly change: ListingEvent;
};

/** What happened to listings, written by the same transaction that publishes it. */
export type ListingChanges = {
  /** Gives up to `count` changes that no alert was told of, oldest first. */
  untold(count: number): Promise<readonly ListingChange[]>;
  /** Notes the changes up to `seq` as told: their mails are in the outbox. */
  told(seq: number): Promise<void>;
  /** Gives up to `count` changes of a listing before `before`, newest first. */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingChange[]>;
};
