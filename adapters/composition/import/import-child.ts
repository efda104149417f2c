/**
 * Entry of the child process that imports once from the agency's CRM, at the lowest priority, so that requests for pages get the processor
 * first. The child receives its order over the IPC channel only, reports the outcome there, and ends when the channel closes.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportSummary } from '../../../application/operate/follow-source.ts';
import { failureFrom, makeImportSource, type NotImported } from '../../../application/operate/import-source.ts';
import type { FeedRequest } from '../../../application/ports/catalogue/feed.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { openSiteContent } from '../site/site-places.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { importLines } from '../report/import-lines.ts';
import { makeImport } from './open-catalogue.ts';
import { openSource } from './open-source.ts';
import { readSettings } from '../settings.ts';
import { systemClock } from '../../system/clock.ts';
import { recordedPictures } from './recorded-copies.ts';

/**
 * The feed to import, and the site's current content. The child does not read the content directory, which may be half
 * edited.
 */
export type ImportOrder = Omit<FeedRequest, 'signal'> & { readonly content: SiteContent };
/** Messages of the child: signs of progress, and finally the outcome. */
export type ImportNews = 'progress' | ImportSummary | NotImported;

/** Milliseconds between two messages of progress. */
const PROGRESS_MS = 1_000;
/** Maximum wait for a lock held by the site, and for one PostgreSQL statement, in milliseconds. */
const TIMEOUT_MS = 30_000;

const stopping = new AbortController();
let toldAt = 0;

// Ignore signals: a terminal sends them to its whole process group, a service manager to all processes of a service, but only the site ends
// the import.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => {
  stopping.abort();
  process.exit();
});
// An unhandled error or rejection of an agency's module fails this run, not the site.
process.on('uncaughtException', error => sendToParent(failureFrom(error)));
process.once('message', (order: ImportOrder) => importOnce(order).catch(failureFrom).then(sendToParent));
// The site may have ended before the listener for 'disconnect' was added.
if (!process.connected) process.exit();

async function importOnce({ scope, since, content }: ImportOrder): Promise<ImportSummary | NotImported> {
  const settings = readSettings(process.env);
  if ('refused' in settings) throw new Error(settings.refused);
  const { catalogueSource, contentDirectory, dataDirectory } = settings;
  if (!catalogueSource) throw new Error('CATALOGUE_SOURCE: is required');
  const { languages, defaultLanguage } = content.settings;
  const database = await openDatabase({ ...settings, timeoutMs: TIMEOUT_MS, isLookedThrough: true });
  try {
    const source = await openSource(catalogueSource, {
      contentDirectory,
      dataDirectory,
      languages,
      defaultLanguage,
      environment: process.env,
      storePicture: recordedPictures(dataDirectory, database, systemClock),
    });
    const importFeed = makeImport(settings, database, openSiteContent(content));
    const importSource = makeImportSource({ source, importFeed, rest });
    const outcome = await importSource({ scope, since, signal: stopping.signal });
    return outcome.kind === 'imported' ? { kind: 'imported', told: importLines(outcome) } : outcome;
  } finally {
    await database.close();
  }
}

/**
 * Yields to the event loop before each item, so that the process can notice that the site has stopped, and can renew the lease of the
 * import.
 */
async function rest(): Promise<void> {
  await nextTurn();
  if (performance.now() - toldAt < PROGRESS_MS) return;
  toldAt = performance.now();
  sendToParent('progress');
}

function sendToParent(news: ImportNews): void {
  process.send?.(news, undefined, undefined, () => undefined);
}
