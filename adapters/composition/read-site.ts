import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed } from '../../application/ports/feed.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { parseContent } from '../content/parse-content.ts';
import { readContentDirectory } from '../content/read-directory.ts';
import { openFeed } from '../feed/open-feed.ts';
import { type MarkSources, readMarks } from '../images/brand-marks.ts';

/** A content directory as a site needs it; `report` says what was refused, a line each. */
export type ReadSite = {
  readonly content: SiteContent;
  /** Where each picture of the content lies, by its id. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** The files of its brand. */
  readonly markSources: MarkSources;
  readonly report: readonly string[];
};

/** Reads a content directory whole, but for its feeds. */
export async function readSite(directory: string): Promise<ReadSite> {
  const { content, pictureFiles, brandFiles, problems } = parseContent(await readContentDirectory(directory));
  const placed = Object.entries(brandFiles).map(([name, file]) => [name, file && join(directory, file)]);
  const { marks, sources, refused } = await readMarks(Object.fromEntries(placed), content.agency.name);
  return {
    content: { ...content, brand: { ...content.brand, ...marks } },
    markSources: sources,
    pictureFiles: new Map([...pictureFiles].map(([id, file]) => [id, join(directory, file)])),
    report: [
      ...problems.map(({ file, item, field, reason }) => `${file} ${item} ${field}: ${reason}`),
      ...refused.map(({ mark, reason }) => `site.json  brand.${mark}: ${reason}`),
    ],
  };
}

/** The feeds with which a site begins: what is offered, and what was before. */
export type FirstFeeds = {
  readonly feed: Feed | undefined;
  readonly earlier: Feed | undefined;
  /** Why one of them cannot be read, a line each. */
  readonly report: readonly string[];
};

/** Opens the feeds of a content directory; one that is not there is none. */
export function openFirstFeeds(directory: string): FirstFeeds {
  const report: string[] = [];
  const open = (name: string): Feed | undefined => {
    let bytes: Uint8Array;
    try {
      bytes = readFileSync(join(directory, name));
    } catch {
      return undefined;
    }
    try {
      // Read once to its end: what is no JSON in the middle would end the start.
      for (const _ of openFeed(bytes));
      return openFeed(bytes);
    } catch (error) {
      report.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  };
  return { feed: open('feed.json'), earlier: open('feed-previous.json'), report };
}
