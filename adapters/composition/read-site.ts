import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coordinates, Place } from '../../domain/listing/listing.ts';
import { publicListing, publicProject } from '../../domain/listing/public-listing.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { findPlace, placeBook } from '../../domain/search/place-key.ts';
import { parseContent } from '../content/parse-content.ts';
import { readContentDirectory } from '../content/read-directory.ts';
import { parseFeed } from '../feed/parse-feed.ts';
import type { MemoryCatalogue } from '../memory/listing-catalogue.ts';

/** A content directory as a site needs it; `report` says what was refused, a line each. */
export type ReadSite = {
  readonly content: SiteContent;
  /** Where each picture lies, by its id. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  readonly feeds: readonly ReturnType<typeof parseFeed>[];
  readonly report: readonly string[];
};

/** The feeds of a content directory in the order of their age; of an older one only what is gone since is remembered. */
const FEEDS = ['feed-previous.json', 'feed.json'] as const;

/** Reads a content directory whole. */
export async function readSite(directory: string): Promise<ReadSite> {
  const { content, pictureFiles, problems } = parseContent(await readContentDirectory(directory));
  const report = problems.map(({ file, item, field, reason }) => `${file} ${item} ${field}: ${reason}`);
  const files = new Map([...pictureFiles].map(([id, file]) => [id, join(directory, file)]));
  const feeds = FEEDS.flatMap(name => {
    const text = readOptional(join(directory, name));
    if (text === undefined) return [];
    const feed = parseFeed(text);
    for (const { id, field, reason } of feed.refused) report.push(`${name} ${id} ${field}: ${reason}`);
    for (const [id, file] of feed.pictureFiles) files.set(id, join(directory, file));
    return feed;
  });
  return { content, pictureFiles: files, feeds, report };
}

/** Makes a feed the catalogue that visitors see: each listing as they may know it. */
export function publishFeed(
  catalogue: Pick<MemoryCatalogue, 'publish'>,
  content: SiteContent,
  feed: ReturnType<typeof parseFeed>,
): void {
  const book = placeBook(content.places);
  const centre = (place: Place): Coordinates | undefined => findPlace(book, place.name, place.postcode)?.coordinates;
  catalogue.publish(
    feed.listings.map(listing => publicListing(listing, centre(listing.place))),
    feed.projects.map(project =>
      publicProject(
        project,
        feed.listings.filter(({ projectId }) => projectId === project.id).map(({ id }) => id),
        centre(project.place),
      ),
    ),
  );
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
