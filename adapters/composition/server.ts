import './node-version.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOwnedPages } from '../../application/portal/owned-pages.ts';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { readSecret, secretFromText } from '../captcha/secret.ts';
import { makePasswordHasher } from '../argon2/password-hasher.ts';
import { makeOwnerApi } from '../http-api/owner-api.ts';
import { makeRequestApi } from '../http-api/request-api.ts';
import { makeSiteApi } from '../http-api/site-api.ts';
import { makePictureService } from '../images/picture-service.ts';
import { NO_TAGS, securityHeaders } from '../node-server/security-headers.ts';
import { serve } from '../node-server/serve.ts';
import { readStaticFiles, staticFile } from '../node-server/static-files.ts';
import { type Database, openDatabase } from '../sql/open-database.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { makeRobots } from '../ssr/robots.ts';
import { makeSitePages } from '../ssr/site-pages.ts';
import { makeSitemaps } from '../ssr/sitemaps.ts';
import { systemClock } from '../system/clock.ts';
import { log } from '../system/logger.ts';
import type { Answer, Asked } from '../wire/exchange.ts';
import { readAssets } from './built-assets.ts';
import { makeCacheKey } from './cache-key.ts';
import { startMailWorker } from './mail-worker.ts';
import { makePortal } from './portal.ts';
import { makeRequests } from './requests.ts';
import { settleSampleOwners } from './sample-agency.ts';
import { samplePastOf } from './sample-past.ts';
import { readSettings } from './settings.ts';
import { makeSite } from './site.ts';
import { makeLinkSecrets } from './site-hashes.ts';
import { makeUploadFolder } from './upload-folder.ts';
import { startVisits } from './visits.ts';

const CACHE_BYTES = 96 * 1024 * 1024;

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
const made = await makeSite(settings.contentDirectory, true);
const { content, pictureFiles, report, site, catalogue, render, suggest, siteView, loadSuggestSource } = made;
for (const line of report) log({ level: 'error', message: `refused: ${line}` });
const { languages, defaultLanguage, consentVersion } = content.settings;
const client = fileURLToPath(new URL('../client/', import.meta.url));
const assets = readAssets(client);
const style = contentStyle(content);
const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
if (style) files.set(style.address, staticFile(style.address, Buffer.from(style.css)));

const hasher = makePasswordHasher();
const linkSecrets = makeLinkSecrets(secret);
await orEnd(async () => {
  await database.owners.named(made.listingOwners);
  const { owners } = database;
  await settleSampleOwners(settings.contentDirectory, made.listingOwners, { owners, hasher, now: systemClock.now() });
});
const changes = await orEnd(() =>
  samplePastOf(settings.contentDirectory, { catalogue, past: database.past, clock: systemClock }),
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
const requests = makeRequests({
  site,
  catalogue,
  clock: systemClock,
  ports: database,
  uploads,
  secret,
  captchaAnswer: settings.captchaAnswer,
  offerReset: portal.offerReset,
});
const notKept = (error: unknown) => log({ level: 'error', message: 'a form could not be kept', error });
const notTaken = (error: unknown) => log({ level: 'error', message: 'a form of an owner failed', error });
const { prepare, submit } = requests;

const pages = makeSitePages({
  openPage,
  siteView,
  render,
  assets,
  publicUrl,
  requests: { prepare, submit, errorTitle: made.errorTitle, report: notKept },
  owners: { ...portal, errorTitle: made.errorTitle, report: notTaken },
  contentStyles: style ? [style.address] : [],
});
const api = makeSiteApi({
  openPage,
  suggest,
  loadSuggestSource,
  publicUrl: settings.publicUrl,
  consentVersion: () => consentVersion,
});
const ownerApi = makeOwnerApi({ ...portal, publicUrl });
const requestApi = makeRequestApi({ prepare, submit, publicUrl, languages: () => languages, report: notKept });
const pictures = makePictureService(pictureFiles, join(settings.dataDirectory, 'pictures'));
const sitemaps = makeSitemaps({ site, catalogue, clock: systemClock, publicUrl: settings.publicUrl });
const robots = makeRobots(settings.publicUrl);

async function answer(asked: Asked): Promise<Answer> {
  const picture = /^\/pictures\/([\w-]{1,80})$/.exec(asked.path);
  if (picture) return pictures.answer(picture[1] as string, asked.query);
  return (
    (await requests.picture(asked)) ??
    (await requestApi(asked)) ??
    (await ownerApi(asked)) ??
    (await api(asked)) ??
    (await sitemaps(asked)) ??
    robots(asked) ??
    pages(asked)
  );
}

let generation = '';
const look = async () => {
  generation = `${brusselsDay(Date.now())} ${site.current().content.version} ${(await catalogue.current()).version}`;
};
let answers = true;
const lookAtDatabase = async () => {
  answers = await database.ready().catch(() => false);
};
await look();
const looking = setInterval(() => void Promise.all([look(), lookAtDatabase()]), 1000);

/** Where a file may come along: the addresses of forms that ask for one. */
const withFile = new Set([
  '/api/request/job-contact',
  ...content.pages
    .filter(({ form }) => form === 'job-contact')
    .flatMap(({ id }) => languages.map(language => site.current().routes.build(id, language))),
]);

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
    headers: securityHeaders(settings.publicUrl, NO_TAGS),
    files,
    answer,
    cacheKey: makeCacheKey(languages, defaultLanguage),
    generation: () => generation,
    ready: () => answers,
    log,
    seen: visits.seen,
    cacheLimit: CACHE_BYTES,
    fileLimit: path => (withFile.has(path) ? 2 * MAX_FILE_BYTES : undefined),
    proxies: settings.trustedProxies,
  },
  settings.host,
  settings.port,
).catch((error: NodeJS.ErrnoException) => {
  console.error(`The site cannot listen on ${settings.host}:${settings.port} (${error.code ?? error.message}).`);
  process.exit(1);
});
const mails = startMailWorker({
  outbox: database.outbox,
  clock: systemClock,
  agency: () => site.current().content.agency,
  publicUrl,
  smtpUrl: settings.smtpUrl,
  dataDirectory,
  readKept: uploads.read,
  linkSecrets,
  log,
});
const address = running.server.address();
const port = typeof address === 'object' && address ? address.port : settings.port;
console.log(`${content.agency.name} is at http://${settings.host}:${port}/`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  let asked = false;
  process.on(signal, async () => {
    if (asked) process.exit(1);
    asked = true;
    clearInterval(looking);
    await running.stop();
    await visits.stop();
    await mails.stop();
    await database.close();
    process.exit(0);
  });
}

/** What the site cannot start without; where it fails, one line says why. */
async function orEnd<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    console.error(`The site cannot start: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
