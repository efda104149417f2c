import type { SiteContent } from '../../../domain/page/site.ts';
import { contentLine } from '../../content/files/content-finding.ts';
import type { LogEvent } from '../../system/logger.ts';
import { stampOf, stampOfFiles } from './content-stamp.ts';
import { alertsReport, type OpenedServer } from './open-server.ts';
import { type ReadSite, readSite } from '../site/read-site.ts';
import { sitePlaces } from '../site/site-places.ts';
import { startWorker, type Worker } from '../workers/worker.ts';

/** Publishes the files that derive from a content: style sheet, logo and icons. */
type ShowFiles = (content: SiteContent, sources: ReadSite['markSources']) => Promise<void>;

/** Pause between polls, in milliseconds. A change is read once two polls in a row see the same state, so it shows within two seconds. */
const PAUSE_MS = 600;

/**
 * Applies a changed content directory while the site runs: it is read and checked first; if it has errors, the site keeps the
 * previous content. Each process of a site does so itself. Files are polled: `fs.watch` reports nothing on network file systems,
 * nor for a directory that a symbolic link replaces by another.
 */
export function watchContent(
  {
    settings,
    ports,
    startedWith,
    forwarder,
  }: Pick<OpenedServer, 'settings' | 'startedWith' | 'forwarder'> & {
    readonly ports: Pick<OpenedServer['ports'], 'site' | 'catalogue'>;
  },
  { showFiles, showNewest }: { readonly showFiles: ShowFiles; readonly showNewest: () => Promise<void> },
  log: (event: LogEvent) => void,
) {
  const { contentDirectory } = settings;
  const { site, catalogue } = ports;
  let { pictureFiles, namedFiles } = startedWith;
  let settled = startedWith.stamp;
  let settledPictures: string | undefined;
  let seen = '';
  /** The last logged error, so that it is not logged again at each poll. */
  let lastError = '';

  async function look(): Promise<void> {
    const stamp = await stampOf(contentDirectory);
    const pictures = await stampOfFiles(namedFiles);
    settledPictures ??= pictures;
    if (stamp === settled && pictures === settledPictures) return;
    const now = `${stamp}\n${pictures}`;
    // The files differ from the previous poll and may still be changing; wait for the next poll.
    if (now !== seen) {
      seen = now;
      return;
    }
    const newPictures = pictures !== settledPictures;
    [settled, settledPictures] = [stamp, pictures];
    const read = await readSite(contentDirectory).catch((error: Error) => error);
    if (read instanceof Error) {
      if (lastError !== read.message)
        log({
          level: 'error',
          message: `the changed content cannot be used; the previous content stays online: ${read.message}`,
        });
      lastError = read.message;
      return;
    }
    lastError = '';
    // If the files were rewritten without a change, for example by a copy, nothing has to be replaced.
    if (read.content.version === site.current().content.version && !newPictures) return;
    await show(read);
    settledPictures = await stampOfFiles(namedFiles);
  }

  async function show(read: ReadSite): Promise<void> {
    const { content, report, warnings } = read;
    const before = site.current().content;
    // The files have to exist before a page links them.
    await showFiles(content, read.markSources);
    ({ pictureFiles, namedFiles } = read);
    site.change(content);
    const sorting = ({ types, places }: typeof content) => JSON.stringify([types, places]);
    if (sorting(before) !== sorting(content))
      await catalogue.take({ types: content.types, places: sitePlaces(content) }).catch(notSorted);
    await showNewest();
    log({ level: 'info', message: `the changed content is shown: version ${content.version}` });
    const lines = [...report, ...warnings].map(finding => contentLine(finding, 'en'));
    for (const line of [...lines, ...alertsReport(content, forwarder)])
      log({ level: 'warning', message: `warning: ${line}` });
  }

  /**
   * Logs that the index of the catalogue could not be rebuilt for changed property types or places. The next check for a new version
   * retries.
   */
  const notSorted = (error: unknown) =>
    log({
      level: 'error',
      message: 'the catalogue index could not be rebuilt for the changed content; the next version check retries',
      error,
    });

  return {
    /** Path of a picture of the content, by its id. */
    pictureFile: (id: string): string | undefined => pictureFiles.get(id),
    start: (): Worker =>
      startWorker({
        work: look,
        pauseMs: PAUSE_MS,
        failed: error =>
          log({
            level: 'error',
            message: 'the content directory could not be checked for changes; the next run retries',
            error,
          }),
      }),
  };
}
