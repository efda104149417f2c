import type { ListingId } from '../../../domain/listing/listing.ts';
import type { DayCount } from '../../../domain/statistics/page-view-counts.ts';

/** A visitor viewed a property's page on a day. Anonymous once the salt of that day is destroyed. */
export type PageView = {
  readonly listingId: ListingId;
  /** ISO day in Brussels. */
  readonly day: string;
  /** One-way hash of the visitor, made with the day's salt and different for each property. */
  readonly visitor: string;
};

/** Page views: an append-only log, and the daily counts derived from it. */
export type PageViews = {
  /**
   * Returns the salt of a day, the same for every process: stores `fresh` if the day has no salt yet, otherwise returns the stored salt.
   */
  saltOf(day: string, fresh: string): Promise<string>;
  /** Destroys the salts of all days before `day` (ISO day). */
  destroySalts(day: string): Promise<void>;
  /** Stores page views in one transaction. A visitor is counted once per property and day. */
  add(pageViews: readonly PageView[]): Promise<void>;
  /** Counts the page views of a property: the total, and those of each day since `from` that had any, oldest first. */
  counts(id: ListingId, from: string): Promise<{ readonly total: number; readonly days: readonly DayCount[] }>;
  /** Recomputes all counts from the log. Returns how many counts (one per property and day) were wrong. */
  recount(): Promise<number>;
};
