import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { makeRecordReader, type RecordReaderOptions } from '../../../adapters/feed/record-reader.ts';
import { BrokenFeed, type FeedFinding, type FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import type { Project } from '../../../domain/listing/project.ts';

export type ParsedFeed = {
  readonly listings: readonly Listing[];
  readonly projects: readonly Project[];
  /** Source of each picture: a path inside the content directory or an https address; never sent to visitors. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Skipped records and pictures; a record with its first findings. */
  readonly refused: readonly FeedFinding[];
  /** Other skipped data, and findings for the agency. */
  readonly warnings: readonly FeedFinding[];
};

/** Parses a whole feed file; refuses invalid feeds without throwing. */
export function parseFeed(text: string, options: RecordReaderOptions = {}): ParsedFeed {
  const reader = makeRecordReader(options);
  const items = itemsOf(text);
  if (items instanceof BrokenFeed)
    return {
      listings: [],
      projects: [],
      pictureFiles: new Map(),
      refused: [{ id: '', field: '', reason: items.reason }],
      warnings: [],
    };
  const listings = items.flatMap(item => (item.kind === 'property' ? reader.listing(item.records, item.at) : []));
  const projects = items.flatMap(item => (item.kind === 'project' ? reader.project(item.records, item.at) : []));
  const all = [...listings, ...projects];
  return {
    listings: listings.flatMap(({ thing }) => thing ?? []),
    projects: projects.flatMap(({ thing }) => thing ?? []),
    pictureFiles: new Map(all.flatMap(({ pictureFiles }) => [...pictureFiles])),
    refused: [
      ...items.flatMap(item => (item.kind === 'refused' ? item.finding : [])),
      ...all.flatMap(({ refused }) => refused),
    ],
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

function itemsOf(text: string): readonly FeedItem[] | BrokenFeed {
  try {
    return [...openFeed(new TextEncoder().encode(text))];
  } catch (error) {
    if (error instanceof BrokenFeed) return error;
    throw error;
  }
}
