import type { FeedFinding } from '../../application/operate/feed.ts';
import type { Listing } from '../../domain/listing/listing.ts';
import type { Project } from '../../domain/listing/project.ts';
import { type FeedOptions, openFeed } from '../../adapters/feed/open-feed.ts';

export type ParsedFeed = {
  readonly listings: readonly Listing[];
  readonly projects: readonly Project[];
  /** Where each picture lies: a path inside the content directory or an https address; it stays on the server. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Records and pictures that were left out, a record with its first faults. */
  readonly refused: readonly FeedFinding[];
  /** What else was left out, and what an agent should look at. */
  readonly warnings: readonly FeedFinding[];
};

/** Reads a whole feed at once, as `openFeed` reads it piece by piece; it never throws. */
export function parseFeed(text: string, options: FeedOptions = {}): ParsedFeed {
  const feed = openFeed(new TextEncoder().encode(text), options);
  if ('reason' in feed) return { listings: [], projects: [], pictureFiles: new Map(), refused: [feed], warnings: [] };
  const listings = [...feed.listings()];
  const projects = [...feed.projects()];
  const items = [...listings, ...projects];
  return {
    listings: listings.flatMap(({ thing }) => thing ?? []),
    projects: projects.flatMap(({ thing }) => thing ?? []),
    pictureFiles: new Map(items.flatMap(({ pictureFiles }) => [...pictureFiles])),
    refused: [...feed.refused, ...items.flatMap(({ refused }) => refused)],
    warnings: items.flatMap(({ warnings }) => warnings),
  };
}
