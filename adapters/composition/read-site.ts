import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed } from '../../application/ports/feed.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { parseContent } from '../content/parse-content.ts';
import type { ContentProblem } from '../content/problem.ts';
import { type ContentFiles, readContentDirectory } from '../content/read-directory.ts';
import { openFeed } from '../feed/open-feed.ts';
import { type MarkSources, readMarks } from '../images/brand-marks.ts';
import { isUndrawn } from './sample-agency.ts';

/** A content directory as a site needs it, and what is wrong with it, a line each. */
export type ReadSite = {
  readonly content: SiteContent;
  /** Where each picture of the content lies, by its id. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** The files of its brand. */
  readonly markSources: MarkSources;
  /** Where all files lie that it names. */
  readonly namedFiles: readonly string[];
  /** What was refused, or names a file that is not there. */
  readonly report: readonly string[];
  /** What is shown as it stands and should be looked at. */
  readonly warnings: readonly string[];
};

/**
 * Reads a content directory whole, but for its feeds. Throws where no site can be made of it, with a line for the operator:
 * `CONTENT_DIR: /srv/agency/site.json: line 3, column 14: a comma is missing`.
 */
export async function readSite(directory: string): Promise<ReadSite> {
  const { broken, ...read } = await checkSite(directory, await readFilesOf(directory));
  const [first, ...others] = broken;
  if (first === undefined) return read;
  const more = others.length > 0 ? `; ${others.length} more: npm run check` : '';
  throw new Error(`CONTENT_DIR: ${join(directory, first)}${more}`);
}

/** Reads the files of a content directory. Throws where there is none, with a line for the operator. */
export async function readFilesOf(directory: string): Promise<ContentFiles> {
  return readContentDirectory(directory).catch((error: Error) => {
    throw new Error(`CONTENT_DIR: ${error.message}`);
  });
}

/** As `readSite`; `broken` says why there is no site, a line each, and is empty where there is one. */
export async function checkSite(
  directory: string,
  { files, faults }: ContentFiles,
): Promise<ReadSite & { readonly broken: readonly string[] }> {
  const { content, pictureFiles, brandFiles, problems, broken, warnings } = parseContent(files, faults);
  const branded = Object.entries(brandFiles).map(([name, file]) => [name, file && join(directory, file)]);
  const { marks, sources, refused } = await readMarks(Object.fromEntries(branded), content.agency.name);
  const placed = new Map([...pictureFiles].map(([id, file]) => [id, join(directory, file)]));
  const missing = isUndrawn(directory) ? [] : [...placed].filter(([, path]) => !existsSync(path));
  return {
    content: { ...content, brand: { ...content.brand, ...marks } },
    pictureFiles: placed,
    markSources: sources,
    namedFiles: [...placed.values(), ...branded.flatMap(([, file]) => file ?? [])],
    report: [
      ...problems.map(lineOf),
      ...refused.map(({ mark, reason }) => `site.json brand.${mark}: ${reason}`),
      ...missing.map(([id]) => `pictures.json ${id} file: there is no file '${pictureFiles.get(id)}'`),
    ],
    warnings: warnings.map(lineOf),
    broken: broken.map(lineOf),
  };
}

/** `site.json agency.licence: is missing` */
function lineOf({ file, item, field, reason }: ContentProblem): string {
  return `${[file, item, field].filter(Boolean).join(' ')}: ${reason}`;
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
      return openFeed(bytes);
    } catch (error) {
      report.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  };
  return { feed: open('feed.json'), earlier: open('feed-previous.json'), report };
}
