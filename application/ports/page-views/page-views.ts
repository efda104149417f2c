import type { ListingId } from '../../../domain/listing/listing.ts';
import type { DayCount } from '../../../domain/statistics/page-view-counts.ts';

/** A look at a property on a day. Whose it was cannot be told from it once the salt of that day is destroyed. */
export type PageView = {
  readonly listingId: ListingId;
  /** ISO day in Brussels. */
  readonly day: string;
  /** One-way name of the visitor, made with the salt of the day and for this property alone. */
  readonly visitor: string;
};

/** Where visits are counted: a log to which is only added, and what was counted from it. */
export type PageViews = {
  /** Gives the salt of a day, the same to every process: `fresh` where it has none yet, else the one that came first. */
  saltOf(day: string, fresh: string): Promise<string>;
  /** Destroys the salts of all days before `day`. */
  destroySalts(day: string): Promise<void>;
  /** Keeps visits in one transaction. A visitor whom the log has for that property and day is not counted again. */
  add(pageViews: readonly PageView[]): Promise<void>;
  /** Counts the visits of a property: in all, and on each day from `from` on that had any, oldest first. */
  counts(id: ListingId, from: string): Promise<{ readonly total: number; readonly days: readonly DayCount[] }>;
  /** Counts the log anew, and says on how many days of properties another number stood before. */
  recount(): Promise<number>;
};
