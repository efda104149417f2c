import type { ViewingFacts } from '../../../domain/appointment/viewing-state.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { Language } from '../../../domain/text/language.ts';

/**
 * A request about a property, as its owner sees it. By design it contains neither the sender nor the message: those are for the agency
 * only.
 */
export type ListingRequest = {
  /** Unix ms. */
  readonly at: number;
  readonly form: FormName;
  readonly language: Language;
};

/** A viewing of a property, as its owner sees it: its time and what decides its state. `from` and `to` are the hours of its slot. */
export type ListingViewing = ViewingFacts;

/** Reads the part of requests and viewings that a property's owner may see. */
export type ListingRequests = {
  /**
   * Returns about `count` requests about a property before `before` (Unix ms), newest first. Includes all requests of the same millisecond
   * as the last one, so that the next page, which starts before that millisecond, omits none.
   */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingRequest[]>;
  /** Returns up to `count` viewings since a day that are not cancelled, earliest first. */
  viewingsFrom(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
  /**
   * Returns about `count` viewings before a day that were not cancelled, latest first. Includes all viewings of the same day as the last
   * one, so that the next page, which starts before that day, omits none.
   */
  viewingsBefore(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
};
