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
import { needsPictures } from '../sample-agency.ts';

/** Result of reading a content directory, with its findings. */
export type ReadSite = {
  readonly content: SiteContent;
  /** Path of each picture of the content, by its id. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** The brand's files, such as its logo. */
  readonly markSources: MarkSources;
  /** Paths of all files that the content names. */
  readonly namedFiles: readonly string[];
  /** Findings on content that was refused, or that refers to a missing file. */
  readonly report: readonly ContentFinding[];
  /** Findings on content that is shown nevertheless. */
  readonly warnings: readonly ContentFinding[];
};

/**
 * Reads a whole content directory, except its feeds. Throws an error with a line for the operator if a site cannot be built from
 * it: `CONTENT_DIR: /srv/agency/site.json: line 3, column 14: a comma is missing`.
 */
export async function readSite(directory: string): Promise<ReadSite> {
  const { broken, ...read } = await checkSite(directory, await readFilesOf(directory));
  const [first, ...others] = broken;
  if (first === undefined) return read;
  const more = others.length > 0 ? `; ${others.length} more: npm run check` : '';
  throw new Error(`CONTENT_DIR: ${join(directory, contentLine(first, 'en'))}${more}`);
}

/** Reads the files of a content directory. Throws an error that names the setting CONTENT_DIR if the directory cannot be read. */
export async function readFilesOf(directory: string): Promise<ContentFiles> {
  return readContentDirectory(directory).catch((error: Error) => {
    throw new Error(`CONTENT_DIR: ${error.message}`);
  });
}

/** Like `readSite`, but never throws: `broken` lists why no site can be made, and is empty if one can. */
export async function checkSite(
  directory: string,
  { files, faults }: ContentFiles,
): Promise<ReadSite & { readonly broken: readonly ContentFinding[] }> {
  const { content, pictureFiles, brandFiles, problems, broken, warnings } = parseContent(files, faults);
  const branded = Object.entries(brandFiles).map(([name, file]) => [name, file && join(directory, file)]);
  const { marks, sources, refused } = await readMarks(Object.fromEntries(branded), {
    name: content.agency.name,
    colours: content.brand.colours,
  });
  const placed = new Map([...pictureFiles].map(([id, file]) => [id, join(directory, file)]));
  const missing = needsPictures(directory)
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

/** Feeds for the first start of a site: the current one and the previous one. */
export type FirstFeeds = {
  readonly feed: Feed | undefined;
  readonly earlier: Feed | undefined;
  /** Why feeds are unreadable, one line each. */
  readonly report: readonly string[];
};

/** Opens the feeds of a content directory; a missing one is `undefined`. */
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
