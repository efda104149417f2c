import '../node-version.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { currentRequest } from '../../node-server/request-context.ts';
import { log as write, type LogEvent, logConsole } from '../../system/logger.ts';
import { securityHeaders } from '../../node-server/security-headers.ts';
import { openOrigins } from '../../node-server/open-origins.ts';
import { serve } from '../../node-server/serve.ts';
import { makeAccessLog } from './access-log.ts';
import { assembleApplication } from '../assembly/assemble-application.ts';
import { openMetrics } from './open-metrics.ts';
import { openServer } from './open-server.ts';
import { serveFiles } from './server-files.ts';
import { severityLine } from '../../../application/finding/finding-line.ts';
import { softwareVersion } from '../version.ts';
import { misspeltSettings } from '../misspelt-settings.ts';
import { addressAt, readSettings, SETTING_NAMES } from '../settings.ts';
import { watchContent } from './content-watch.ts';
import { countForms } from './count-forms.ts';
import { listenFailure } from './listen-failure.ts';
import { makeDeskDrawing } from '../pages/desk-drawing.ts';
import { loadComponents } from '../../../ui/render.tsx';
import { makeDrawing } from '../pages/drawing.ts';
import { memoizeByContent } from '../pages/memoize-by-content.ts';
import { allowsSampleLogins } from '../sample-agency.ts';
import { makeSiteHttp } from '../pages/site-http.ts';
import { openStandardOutput } from './standard-output.ts';
import { startWorkers } from './start-workers.ts';
import { watchVersions } from './version-watch.ts';
import { startPageViews } from './page-views.ts';

/** Maximum time for running work to finish after a signal to stop, in milliseconds. */
const ENDING_MS = 10_000;
/** Milliseconds within which signals count as one: the terminal signals the process group, and npm forwards the signal too. */
const SAME_MS = 1_000;
/**
 * Maximum size of the page cache, in bytes. The allocator rounds up: with the cache the process uses at most 96 MiB more than without
 * (`page-memory.bench.ts`).
 */
const CACHE_BYTES = 80 * 1024 * 1024;

/** Maximum time for writing the last lines of the log, in milliseconds. */
const LINES_MS = 1_000;

const { lines, isTerminal } = openStandardOutput();

/** Logs an event with the ids of the current request and its trace. */
const log = (event: LogEvent) => {
  const { id: request, trace } = currentRequest() ?? {};
  write({ ...event, request, trace });
};

logConsole();
// Node's default listener prints warnings as text, but each line of the log has to be JSON.
process.removeAllListeners('warning');
process.on('warning', error => log({ level: 'error', message: 'Node.js emitted a warning', error }));
process.on('uncaughtException', error => {
  log({ level: 'error', message: 'the site exits: uncaught error', error });
  process.exit(1);
});

const settings = readSettings(process.env);
if ('refused' in settings) end(settings.refused);
for (const misspelt of misspeltSettings(process.env, SETTING_NAMES))
  log({ level: 'warning', message: severityLine('warning', misspelt, 'en') });

const opened = await openServer(settings).catch((error: unknown) =>
  end(`The site cannot start: ${error instanceof Error ? error.message : String(error)}`),
);
const { database, ports, report, warnings } = opened;
for (const line of [...report, ...warnings]) log({ level: 'warning', message: `warning: ${line}` });
if (opened.breachedHashes !== undefined)
  log({
    level: 'info',
    message: `new passwords are checked against ${opened.breachedHashes} hashes of breached passwords`,
  });

const application = assembleApplication({
  ...ports,
  background: { pause: nextTurn, failed: (message, error) => log({ level: 'error', message, error }) },
});
const content = watchContent(
  opened,
  { showFiles: (...made) => served.showFiles(...made), showNewest: () => versions.showNewest() },
  log,
);
await loadComponents(ports.site.current().content.settings.defaultLanguage);
const served = await serveFiles(opened, content.pictureFile);
const { files, answers, assets, deskAssets, contentStyles } = served;
const forms = countForms(application.submit);
const http = makeSiteHttp({
  application: { ...application, submit: forms.submit },
  drawing: makeDrawing(() => ports.site.current().content.settings, { suggest: application.suggest, takesForms: true }),
  assets,
  desk: { assets: deskAssets, render: makeDeskDrawing(() => ports.site.current().content.settings) },
  contentStyles,
  publicUrl: settings.publicUrl,
  clock: ports.clock,
  securityContact: settings.securityContact,
  log,
  security: ports.security,
  files: [...answers, served.servePreviews(application.showPreviewPicture)],
});
const versions = await watchVersions({ ...ports, ready: database.ready, disk: opened.machine.disk, log });
const accessLog = makeAccessLog(lines.add);
const metrics = openMetrics(
  opened,
  {
    pictureCache: served.pictureStore.figures,
    forms: forms.counts,
    droppedLines: lines.dropped,
    isDatabaseUp: versions.isDatabaseUp,
  },
  log,
);
const pageViews = startPageViews({
  log: database.pageViews,
  clock: ports.clock,
  hashes: ports.hashes,
  agency: settings.agencyAddresses,
  proxies: settings.trustedProxies,
  publicUrl: settings.publicUrl,
  ownedBy: application.ownedBy,
  report: log,
});
// Store this version's assets before the first page is sent: the browser may request them from a process of the previous version.
// If it fails, the background job retries.
if (database.isShared) await served.storeAssets().catch(() => undefined);
const running = await serve(
  {
    ...http,
    files,
    uploads: ports.uploads,
    headers: memoizeByContent(ports.site, each =>
      securityHeaders(settings.publicUrl, openOrigins(each.settings, opened.captcha.origins), settings.hstsSubdomains),
    ),
    generation: versions.generation,
    ready: versions.ready,
    log,
    security: ports.security,
    answered(answer) {
      // On a terminal, access log lines would push other messages out of view, so they are not printed.
      if (!isTerminal) accessLog(answer);
      metrics?.answered(answer);
    },
    seen: pageViews.seen,
    cacheLimit: CACHE_BYTES,
    proxies: settings.trustedProxies,
  },
  settings.host,
  settings.port,
).catch((error: NodeJS.ErrnoException) => end(listenFailure(settings, error)));
const metricsServer = await metrics?.start(running).catch((error: Error) => end(error.message));
const workers = [
  startWorkers(opened, application, { showNewest: versions.showNewest, storeAssets: served.storeAssets }),
  content.start(),
  ...(metricsServer ? [metricsServer] : []),
];

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  let asked: number | undefined;
  process.on(signal, async () => {
    if (asked !== undefined && performance.now() - asked < SAME_MS) return;
    if (asked !== undefined) process.exit(1);
    asked = performance.now();
    versions.stop();
    // A mail server may block a worker for minutes: the process then exits without waiting, the lease of the mail expires, and the mail is
    // sent after the next start.
    const timeout = new Promise(resolve => setTimeout(resolve, ENDING_MS));
    const ended = [running.stop().then(() => pageViews.stop()), ...workers.map(worker => worker.stop())];
    await Promise.race([Promise.all(ended), timeout]);
    await database.close();
    await lines.sent(LINES_MS);
    process.exit(0);
  });
}

// The log line with the address must be the last line of the start: programs that start the site wait for it before they send requests or
// signals.
const address = running.server.address();
const port = typeof address === 'object' && address ? address.port : settings.port;
/** These values are for a command that starts the site: whether the sample's owners and agents can log in, and the address of the site. */
export const hasSampleLogins = allowsSampleLogins(settings);
export const siteAddress = addressAt(settings.host, port);
log({
  level: 'info',
  message: `${ports.site.current().content.agency.name} is at ${siteAddress}, version ${softwareVersion()}`,
});

/** Prints the reason and ends the process. */
function end(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
