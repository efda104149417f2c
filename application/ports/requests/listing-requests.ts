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
   * Returns about `count` requests about a property before `before` (Unix ms), newest first; all those of the last millisecond, so that
   * paging skips none.
   */
  of(id: ListingId, before: number | undefined, count: number): Promise<readonly ListingRequest[]>;
  /** Returns up to `count` viewings since a day that are not cancelled, earliest first. */
  viewingsFrom(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
  /**
   * Returns about `count` viewings before a day that were not cancelled, latest first; all those of the last day, so that paging skips
   * none.
   */
  viewingsBefore(id: ListingId, day: string, count: number): Promise<readonly ListingViewing[]>;
};
