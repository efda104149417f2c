import type { CatalogueIndex } from '../../../domain/list/catalogue-index.ts';
import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { Comparable } from '../../../domain/listing/similar.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';

/** The agency's listings as visitors may know them. */
export type ListingCatalogue = CatalogueReading & {
  /** Gives the version that visitors see now; the same object until a new version is published. */
  current(): Promise<CatalogueVersion>;
  /**
   * Makes the version that is published at this moment, or a later one, the current one; visitors see the last one until it is whole.
   * Never looks twice at once: calls that come while it looks share the look that follows.
   */
  look(): Promise<void>;
  /** Milliseconds between two looks that the site takes by itself: few where a look costs little, half a minute for a backend asked over the network. */
  readonly lookEveryMs: number;
};

/** What is asked of a catalogue: of one version of it, or of the version that visitors see at the moment of the question. */
export type CatalogueReading = {
  /** Gives the listings of the ids in the order of the ids; an unknown id is left out. */
  listings(ids: readonly ListingId[]): Promise<readonly PublicListing[]>;
  /** Gives what is remembered of a listing that was in an earlier version and is gone, for an id that is neither: nothing. */
  removed(id: ListingId): Promise<RemovedListing | undefined>;
  /** Gives all projects, newest first. */
  projects(): Promise<readonly PublicProject[]>;
};

/** One version: what is read of it agrees with its index, whatever is published meanwhile. A page is made of one. */
export type CatalogueVersion = CatalogueReading & {
  /** Changes with each publication of something else, and never comes again. */
  readonly version: string;
  readonly index: CatalogueIndex;
  /** Gives every listing in brief, each once, some at a time. */
  briefs(): AsyncIterable<readonly ListingBrief[]>;
  /**
   * Gives the ids of its listings that an earlier version did not have, or had otherwise; nothing where it is not known, or where they are
   * so many that to look at all of them is as good.
   */
  changedSince(version: string): Promise<ReadonlySet<ListingId> | undefined>;
};

/**
 * Enough of a listing that is gone to name it, to say why it left and to find similar ones; no title of one that was removed before
 * titles were kept.
 */
export type RemovedListing = Comparable & Pick<PublicListing, 'title'> & { readonly reason: WithdrawalReason };
