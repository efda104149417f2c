import type { ListingId } from '../../domain/listing/listing.ts';
import type { Mail } from './outbox.ts';

/** What an import changed about a listing that people want to hear of. */
export type ListingChange = {
  /** Grows with each change. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly listingId: ListingId;
  readonly change:
    | { readonly kind: 'published' | 'removed' | 'returned' }
    /** Euro; a price that is not public counts as absent. */
    | { readonly kind: 'price'; readonly from: number | undefined; readonly to: number | undefined }
    | { readonly kind: 'marquee'; readonly from: number; readonly to: number };
};

/** What happened to listings, written by the same transaction that publishes it. */
export type ListingChanges = {
  /** Gives up to `count` changes that no alert was told of, oldest first. */
  untold(count: number): Promise<readonly ListingChange[]>;
  /** Puts the mails that tell of the changes up to `seq` into the outbox and notes them as told, in one transaction; a mail with an id that is known is not put twice. */
  tell(seq: number, mails: readonly Mail[]): Promise<void>;
  /** Gives up to `count` changes of a listing before `before`, newest first. */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingChange[]>;
};
