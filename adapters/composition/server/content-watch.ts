import type { SiteContent } from '../../../domain/page/site.ts';
import { contentLine } from '../../content/files/content-finding.ts';
import type { LogEvent } from '../../system/logger.ts';
import { stampOf, stampOfFiles } from './content-stamp.ts';
import { alertsReport, type OpenedServer } from './open-server.ts';
import { type ReadSite, readSite } from '../site/read-site.ts';
import { startWorker, type Worker } from '../workers/worker.ts';

/** Puts what a content makes among the site's files: its style sheet, logo and icons. */
type ShowFiles = (content: SiteContent, sources: ReadSite['markSources']) => Promise<void>;

/** Between two looks at the directory: what has stood still from one to the next is read, so a change shows within two seconds. */
const PAUSE_MS = 600;

/**
 * Takes over a changed content directory while the site runs: read and checked first, and where no site can be made of it the one
 * before stays. Each process of a site does so for itself. Files are asked for their state again and again: `fs.watch` hears nothing
 * of network file systems, nor of a directory that a link puts in the place of another.
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
  /** What was said last: the same again would fill the log. */
  let said = '';

  async function look(): Promise<void> {
    const stamp = await stampOf(contentDirectory);
    const pictures = await stampOfFiles(namedFiles);
    settledPictures ??= pictures;
    if (stamp === settled && pictures === settledPictures) return;
    const now = `${stamp}\n${pictures}`;
    // It may be written still.
    if (now !== seen) {
      seen = now;
      return;
    }
    const newPictures = pictures !== settledPictures;
    [settled, settledPictures] = [stamp, pictures];
    const read = await readSite(contentDirectory).catch((error: Error) => error);
    if (read instanceof Error) {
      if (said !== read.message)
        log({ level: 'error', message: `the changed content is not shown, what was shown before is: ${read.message}` });
      said = read.message;
      return;
    }
    said = '';
    // Written again as it was, by a copy for one.
    if (read.content.version === site.current().content.version && !newPictures) return;
    await show(read);
    settledPictures = await stampOfFiles(namedFiles);
  }

  async function show(read: ReadSite): Promise<void> {
    const { content, report, warnings } = read;
    const before = site.current().content;
    // Before a page names them.
    await showFiles(content, read.markSources);
    ({ pictureFiles, namedFiles } = read);
    site.change(content);
    const sorting = ({ types, places }: typeof content) => JSON.stringify([types, places]);
    if (sorting(before) !== sorting(content)) await catalogue.take(content).catch(notSorted);
    await showNewest();
    log({ level: 'info', message: `the changed content is shown: version ${content.version}` });
    const lines = [...report, ...warnings].map(finding => contentLine(finding, 'en'));
    for (const line of [...lines, ...alertsReport(content, forwarder)])
      log({ level: 'info', message: `warning: ${line}` });
  }

  /** The next look for a version of the catalogue tries again. */
  const notSorted = (error: unknown) =>
    log({ level: 'error', message: 'the catalogue could not be sorted by the changed content yet', error });

  return {
    /** Where a picture of the content lies, by its id. */
    pictureFile: (id: string): string | undefined => pictureFiles.get(id),
    start: (): Worker =>
      startWorker({
        work: look,
        pauseMs: PAUSE_MS,
        failed: error => log({ level: 'error', message: 'the content could not be looked at', error }),
      }),
  };
}
