import type { Listing } from '../../domain/listing/listing.ts';
import type { Project } from '../../domain/listing/project.ts';

/** What an agency has to look at in its feed: the field of the thing with this id, and why; `id` is empty where it concerns all. */
export type FeedFinding = { readonly id: string; readonly field: string; readonly reason: string };

/** An agency's whole offer as it sent it; what is not in it is not offered any more. */
export type Feed = {
  /** Records that name no listing and no project. */
  readonly refused: readonly FeedFinding[];
  /** Ids of every listing of which there is a record, readable or not. */
  readonly listingIds: ReadonlySet<string>;
  /** Absent where the feed says nothing of projects. */
  readonly projectIds: ReadonlySet<string> | undefined;
  /** Reads one after the other; each call reads anew. */
  listings(): Iterable<FeedItem<Listing>>;
  projects(): Iterable<FeedItem<Project>>;
};

/** A listing or project, made of those of its records that can be read. */
export type FeedItem<Thing> = {
  readonly id: string;
  /** Absent where no record can be read. */
  readonly thing: Thing | undefined;
  /** Whether every record can be read. */
  readonly whole: boolean;
  /** Where each of its pictures lies: a path inside the content directory, or an https address. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Records and pictures that were left out. */
  readonly refused: readonly FeedFinding[];
  /** What else was left out or does not agree. */
  readonly warnings: readonly FeedFinding[];
};
