import type { ListingId } from '../../../domain/listing/listing.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A request about a property. Who sent it and what it says is between sender and agency: this type cannot hold it. */
export type ListingRequest = {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly form: FormName;
  readonly language: Language;
};

/** An hour for which a viewing of a property is booked. */
export type ListingViewing = {
  /** ISO day in Brussels. */
  readonly day: string;
  /** As the visitor was told, '10:00'. */
  readonly from: string;
  readonly to: string;
};

/** What the owner of a property may know of those who ask about it. */
export type ListingRequests = {
  /** Gives about `count` requests about a property before a time, newest first; of one moment all of them, so that none is passed over. */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingRequest[]>;
  /** Gives up to `count` viewings that are not cancelled from a day on, soonest first. */
  viewingsFrom(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
  /** Gives about `count` viewings that were not cancelled before a day, the last first; of one day all of them. */
  viewingsBefore(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
};
