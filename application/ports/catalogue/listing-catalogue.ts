import type { CatalogueIndex } from '../../../domain/list/catalogue-index.ts';
import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingHistory } from '../../../domain/listing/listing-history.ts';
import type { ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { Comparable } from '../../../domain/listing/similar.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';

/** The agency's listings as shown to visitors. */
export type ListingCatalogue = CatalogueReading & {
  /** Returns the current version; the same object until a new version is current. */
  current(): Promise<CatalogueVersion>;
  /**
   * Checks for a newly published version, loads it and makes it current; visitors see the previous one until it is loaded completely. Never
   * runs twice at once: calls during a running check share the check that follows it.
   */
  look(): Promise<void>;
  /**
   * Interval between two automatic checks, milliseconds: short if a check is cheap, half a minute for a backend queried over the network.
   */
  readonly lookEveryMs: number;
};

/** Queries of the catalogue: of one version, or of the current version at the time of the call. */
export type CatalogueReading = {
  /** Returns the listings with these ids in the same order; unknown ids are left out. */
  listings(ids: readonly ListingId[]): Promise<readonly PublicListing[]>;
  /** Returns the stored data of a withdrawn, sold or let listing; `undefined` for any other id. */
  removed(id: ListingId): Promise<RemovedListing | undefined>;
  /**
   * Returns the stored changes of a listing; no events if the backend stores none. The events contain only prices that were public when
   * they were stored.
   */
  history(id: ListingId): Promise<ListingHistory>;
  /** Returns all projects, newest first. */
  projects(): Promise<readonly PublicProject[]>;
};

/** One version: all its queries are consistent with its index, whatever is published meanwhile. Render a page from a single version. */
export type CatalogueVersion = CatalogueReading & {
  /** Name of the version; each publication that changes anything gets a new name, and a name is never reused. */
  readonly version: string;
  readonly index: CatalogueIndex;
  /** Returns a `ListingBrief` of every listing, in batches. */
  briefs(): AsyncIterable<readonly ListingBrief[]>;
  /**
   * Returns the ids of listings that are new or changed since an earlier version. Returns `undefined` if that is unknown, or if there are
   * so many that checking all listings is as fast.
   */
  changedSince(version: string): Promise<ReadonlySet<ListingId> | undefined>;
};

/**
 * Data of a withdrawn, sold or let listing: enough to name it, to give the reason and to find similar ones. `title` is empty if the listing
 * was removed before the site stored titles.
 */
export type RemovedListing = Comparable & Pick<PublicListing, 'title'> & { readonly reason: WithdrawalReason };
