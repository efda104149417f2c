import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reason } from '../../../application/finding/reason.ts';
import type { Feed } from '../../../application/ports/catalogue/feed.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { type ContentFinding, contentLine } from '../../content/files/content-finding.ts';
import { parseContent } from '../../content/parse-content.ts';
import { type ContentFiles, readContentDirectory } from '../../content/read-directory.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { type MarkSources, readMarks } from '../../images/brand-marks.ts';
import { isUndrawn } from '../sample/sample-agency.ts';

/** A content directory as a site needs it, and what is wrong with it. */
export type ReadSite = {
  readonly content: SiteContent;
  /** Where each picture of the content lies, by its id. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** The files of its brand. */
  readonly markSources: MarkSources;
  /** Where all files lie that it names. */
  readonly namedFiles: readonly string[];
  /** What was refused, or names a file that is not there. */
  readonly report: readonly ContentFinding[];
  /** What is shown as it stands and should be looked at. */
  readonly warnings: readonly ContentFinding[];
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
  throw new Error(`CONTENT_DIR: ${join(directory, contentLine(first, 'en'))}${more}`);
}

/** Reads the files of a content directory. Throws where there is none, with a line for the operator. */
export async function readFilesOf(directory: string): Promise<ContentFiles> {
  return readContentDirectory(directory).catch((error: Error) => {
    throw new Error(`CONTENT_DIR: ${error.message}`);
  });
}

/** As `readSite`; `broken` says why there is no site, and is empty where there is one. */
export async function checkSite(
  directory: string,
  { files, faults }: ContentFiles,
): Promise<ReadSite & { readonly broken: readonly ContentFinding[] }> {
  const { content, pictureFiles, brandFiles, problems, broken, warnings } = parseContent(files, faults);
  const branded = Object.entries(brandFiles).map(([name, file]) => [name, file && join(directory, file)]);
  const { marks, sources, refused } = await readMarks(Object.fromEntries(branded), content.agency.name);
  const placed = new Map([...pictureFiles].map(([id, file]) => [id, join(directory, file)]));
  const missing = isUndrawn(directory)
    ? []
    : [...pictureFiles].filter(([, file]) => !existsSync(join(directory, file)));
  return {
    content: { ...content, brand: { ...content.brand, ...marks } },
    pictureFiles: placed,
    markSources: sources,
    namedFiles: [...placed.values(), ...branded.flatMap(([, file]) => file ?? [])],
    report: [
      ...problems,
      ...refused.map(({ mark, reason: why }) => ({ file: 'site.json', item: '', field: `brand.${mark}`, reason: why })),
      ...missing.map(([item, file]) => ({
        file: 'pictures.json',
        item,
        field: 'file',
        reason: reason('no-file', { file }),
      })),
    ],
    warnings,
    broken,
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
      return openFeed(bytes);
    } catch (error) {
      report.push(`${name}: ${(error as Error).message}`);
      return undefined;
    }
  };
  return { feed: open('feed.json'), earlier: open('feed-previous.json'), report };
}
