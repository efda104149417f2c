import './node-version.ts';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOpenFailed } from '../../application/page/failed-page.ts';
import { makeOwnedPages } from '../../application/portal/owned-pages.ts';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { makePasswordHasher } from '../argon2/password-hasher.ts';
import { makeLinkSecrets } from '../captcha/link-secrets.ts';
import { readSecret, secretFromText } from '../captcha/secret.ts';
import { makeMapApi } from '../http-api/map-api.ts';
import { makeOwnerApi } from '../http-api/owner-api.ts';
import { makeRequestApi } from '../http-api/request-api.ts';
import { makeSiteApi } from '../http-api/site-api.ts';
import { makePictureService } from '../images/picture-service.ts';
import { makePictureStore } from '../images/picture-store.ts';
import { makeLetterFolder } from '../mail/letter-folder.ts';
import { readFilms } from '../node-server/film-files.ts';
import { openOrigins } from '../node-server/open-origins.ts';
import { mapFramePolicy, securityHeaders } from '../node-server/security-headers.ts';
import { serve } from '../node-server/serve.ts';
import { readStaticFiles, staticFile, staticPage } from '../node-server/static-files.ts';
import { type Database, openDatabase } from '../sql/open-database.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { makeDrawDocument } from '../ssr/draw-document.ts';
import { makeFailedPages } from '../ssr/failed-pages.ts';
import { makeRobots } from '../ssr/robots.ts';
import { makeSitePages } from '../ssr/site-pages.ts';
import { makeSitemaps } from '../ssr/sitemaps.ts';
import { systemClock } from '../system/clock.ts';
import { log } from '../system/logger.ts';
import type { Answer, Asked } from '../wire/exchange.ts';
import { startAlertWorker } from './alert-worker.ts';
import { readAssets } from './built-assets.ts';
import { makeCacheKey } from './cache-key.ts';
import { makeDocumentFolder } from './document-folder.ts';
import { startMailWorker } from './mail-worker.ts';
import { MAP_FRAME_ADDRESS } from './map-frame-address.ts';
import { startNightWorker } from './night-worker.ts';
import { makePortal } from './portal.ts';
import { makeRequests } from './requests.ts';
import { openCatalogue } from './open-catalogue.ts';
import { picturePlace } from './picture-places.ts';
import { readSite } from './read-site.ts';
import { settleSampleOwners } from './sample-agency.ts';
import { samplePastOf } from './sample-past.ts';
import { readSettings } from './settings.ts';
import { makeSite } from './site.ts';
import { makeUploadFolder } from './upload-folder.ts';
import { startVisits } from './visits.ts';

/** Between two looks for another version of the catalogue; a large one then takes about a second to load. */
const VERSION_MS = 400;
/** What is under way when the site is asked to end has this long. */
const ENDING_MS = 10_000;
const CACHE_BYTES = 96 * 1024 * 1024;

// Whoever reads what the site says may go; the site stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const settings = readSettings(process.env);
if ('refused' in settings) {
  console.error(settings.refused);
  process.exit(1);
}
mkdirSync(settings.dataDirectory, { recursive: true, mode: 0o700 });

const { publicUrl, dataDirectory } = settings;
const database = await orEnd<Database>(() => openDatabase(settings));
const secret = await orEnd(async () =>
  settings.secret === undefined ? readSecret(dataDirectory) : secretFromText(settings.secret),
);
const { content, pictureFiles, report } = await orEnd(() => readSite(settings.contentDirectory));
const catalogue = await orEnd(() => openCatalogue(settings, database, content));
for (const line of [...report, ...catalogue.report]) log({ level: 'error', message: `refused: ${line}` });
const made = makeSite(content, catalogue, true, settings.mapTiles);
const { site, render, suggest, siteView, loadSuggestSource } = made;
const { languages, defaultLanguage, consentVersion } = content.settings;
const client = fileURLToPath(new URL('../client/', import.meta.url));
const assets = readAssets(client);
const style = contentStyle(content);
const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
if (style) files.set(style.address, staticFile(style.address, Buffer.from(style.css)));
const tilesOrigin = settings.mapTiles && new URL(settings.mapTiles.address).origin;
files.set(
  MAP_FRAME_ADDRESS,
  staticPage(readFileSync(join(client, MAP_FRAME_ADDRESS), 'utf8'), mapFramePolicy(publicUrl, tilesOrigin)),
);

const hasher = makePasswordHasher();
const linkSecrets = makeLinkSecrets(secret);
await orEnd(async () => {
  const { owners } = database;
  await settleSampleOwners(settings.contentDirectory, { owners, hasher, now: systemClock.now() });
});
const changes = await orEnd(() =>
  samplePastOf(settings.contentDirectory, { ...database, catalogue, clock: systemClock }),
);
const portal = makePortal({
  site: made.container,
  ports: database,
  secret,
  linkSecrets,
  hasher,
  owned: makeOwnedPages({ catalogue, visits: database.visits, requests: database.listingRequests, changes }),
  publicUrl,
});
const { openPage } = portal;
const uploads = makeUploadFolder(join(dataDirectory, 'uploads'));
const documents = makeDocumentFolder(join(settings.contentDirectory, 'documents'));
const requests = makeRequests({
  site,
  catalogue,
  clock: systemClock,
  ports: database,
  uploads,
  documents,
  secret,
  captchaAnswer: settings.captchaAnswer,
  sendResetLink: portal.sendResetLink,
});
const notKept = (error: unknown) => log({ level: 'error', message: 'a form could not be kept', error });
const notTaken = (error: unknown) => log({ level: 'error', message: 'a form of an owner failed', error });
const { prepare, submit, links, askUnsubscribe } = requests;

const drawing = { siteView, render, assets, publicUrl, contentStyles: style ? [style.address] : [] };
const pages = makeSitePages({
  ...drawing,
  openPage,
  requests: { prepare, submit, errorTitle: made.errorTitle, report: notKept },
  links: { links, askUnsubscribe },
  owners: { ...portal, errorTitle: made.errorTitle, report: notTaken },
});
const openFailed = makeOpenFailed({ site, catalogue, clock: systemClock });
const failed = makeFailedPages({ openFailed, draw: makeDrawDocument(drawing) });
const api = makeSiteApi({
  catalogue,
  openPage,
  suggest,
  loadSuggestSource,
  publicUrl: settings.publicUrl,
  consentVersion: () => consentVersion,
});
const mapApi = makeMapApi(made);
const ownerApi = makeOwnerApi({ ...portal, publicUrl });
const requestApi = makeRequestApi({ prepare, submit, publicUrl, languages: () => languages, report: notKept });
const pictures = makePictureService(
  async id => {
    const own = pictureFiles.get(id);
    if (own !== undefined) return own;
    const file = await database.pictureFile(id);
    return file === undefined ? undefined : picturePlace(file, settings.contentDirectory, dataDirectory);
  },
  makePictureStore(join(dataDirectory, 'pictures')),
);
const films = await readFilms(settings.contentDirectory);
const sitemaps = makeSitemaps({ site, catalogue, clock: systemClock, publicUrl: settings.publicUrl });
const robots = makeRobots(settings.publicUrl);

async function answer(asked: Asked): Promise<Answer> {
  const picture = /^\/pictures\/([\w-]{1,80})$/.exec(asked.path);
  if (picture) return pictures.answer(picture[1] as string, asked.query);
  return (
    (await films(asked)) ??
    (await requests.picture(asked)) ??
    (await requestApi(asked)) ??
    (await mapApi(asked)) ??
    (await ownerApi(asked)) ??
    (await api(asked)) ??
    (await sitemaps(asked)) ??
    robots(asked) ??
    pages(asked)
  );
}

let generation = '';
const noteGeneration = async () => {
  generation = `${brusselsDay(Date.now())} ${site.current().content.version} ${(await catalogue.current()).version}`;
};
let answers = true;
const lookAtDatabase = async () => {
  answers = await database.ready().catch(() => false);
};
await noteGeneration();
/** Whoever changes over to another version says so at once, or pages of the last one would still be given out. */
const showNewest = async () => {
  await catalogue.look();
  await noteGeneration();
};
let readable = true;
const lookForVersion = async () => {
  try {
    await showNewest();
    readable = true;
  } catch (error) {
    if (readable) log({ level: 'error', message: 'the catalogue cannot be read', error });
    readable = false;
    await noteGeneration();
  }
};
const looking = [setInterval(() => void lookForVersion(), VERSION_MS), setInterval(() => void lookAtDatabase(), 1000)];

/** Where a file may come along: the addresses of forms that ask for one. */
const withFile = new Set([
  '/api/request/job-contact',
  ...content.pages
    .filter(({ form }) => form === 'job-contact')
    .flatMap(({ id }) => languages.map(language => site.current().routes.build(id, language))),
]);

/** Mail programs that unsubscribe for their reader send parts, without a file (RFC 8058). */
const takesParts = (path: string) => {
  const page = content.pages.find(({ link }) => link === 'end-subscription');
  return page !== undefined && site.current().routes.match(path)?.entry.page === page.id;
};

const visits = startVisits({
  log: database.visits,
  clock: systemClock,
  secret,
  agency: settings.agencyAddresses,
  proxies: settings.trustedProxies,
  loginOf: portal.loginOf,
  ownedBy: portal.ownedBy,
  report: log,
});
const running = await serve(
  {
    headers: securityHeaders(settings.publicUrl, openOrigins(content.settings)),
    files,
    answer,
    failed,
    cacheKey: makeCacheKey(languages, defaultLanguage),
    generation: () => generation,
    ready: () => answers,
    log,
    seen: visits.seen,
    cacheLimit: CACHE_BYTES,
    fileLimit: path => (withFile.has(path) ? 2 * MAX_FILE_BYTES : takesParts(path) ? 0 : undefined),
    proxies: settings.trustedProxies,
  },
  settings.host,
  settings.port,
).catch((error: NodeJS.ErrnoException) => {
  console.error(`The site cannot listen on ${settings.host}:${settings.port} (${error.code ?? error.message}).`);
  process.exit(1);
});
const workers = [
  startMailWorker({
    outbox: database.outbox,
    clock: systemClock,
    agency: () => site.current().content.agency,
    publicUrl,
    smtpUrl: settings.smtpUrl,
    dataDirectory,
    readKept: async name => (await uploads.read(name)) ?? documents.read(name),
    linkSecrets,
    log,
  }),
  startAlertWorker({
    changes: database.changes,
    runs: database.alertRuns,
    catalogue,
    look: showNewest,
    subscriptions: database.subscriptions,
    outbox: database.outbox,
    site,
    clock: systemClock,
    linkPath: requests.linkPath,
    log,
  }),
  startNightWorker({
    site,
    clock: systemClock,
    personalData: database.personalData,
    subscriptions: database.subscriptions,
    uploads,
    letters: makeLetterFolder(join(dataDirectory, 'outbox')),
    sweep: database.sweep,
    log,
  }),
];
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  let asked = false;
  process.on(signal, async () => {
    if (asked) process.exit(1);
    asked = true;
    for (const timer of looking) clearInterval(timer);
    // A mail server may keep a worker waiting for minutes; what was begun there is done again when its lease is over.
    const patience = new Promise(resolve => setTimeout(resolve, ENDING_MS));
    const ended = [running.stop().then(() => visits.stop()), ...workers.map(worker => worker.stop())];
    await Promise.race([Promise.all(ended), patience]);
    await database.close();
    process.exit(0);
  });
}
// Last, so that whoever waits for it may do with the site whatever he likes.
const address = running.server.address();
const port = typeof address === 'object' && address ? address.port : settings.port;
console.log(`${content.agency.name} is at http://${settings.host}:${port}/`);

/** What the site cannot start without; where it fails, one line says why. */
async function orEnd<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    console.error(`The site cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
