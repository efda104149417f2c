import './node-version.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brusselsDay } from '../../domain/text/day.ts';
import { makeSiteApi } from '../http-api/site-api.ts';
import { makePictureService } from '../images/picture-service.ts';
import { NO_TAGS, securityHeaders } from '../node-server/security-headers.ts';
import { serve } from '../node-server/serve.ts';
import { readStaticFiles, staticFile } from '../node-server/static-files.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { makeRobots } from '../ssr/robots.ts';
import { makeSitePages } from '../ssr/site-pages.ts';
import { makeSitemaps } from '../ssr/sitemaps.ts';
import { systemClock } from '../system/clock.ts';
import { log } from '../system/logger.ts';
import type { Answer, Asked } from '../wire/exchange.ts';
import { readAssets } from './built-assets.ts';
import { makeCacheKey } from './cache-key.ts';
import { readSettings } from './settings.ts';
import { makeSite } from './site.ts';

const CACHE_BYTES = 96 * 1024 * 1024;

const settings = readSettings(process.env);
if ('refused' in settings) {
  console.error(settings.refused);
  process.exit(1);
}
mkdirSync(settings.dataDirectory, { recursive: true, mode: 0o700 });

const { content, pictureFiles, report, site, catalogue, render, suggest, openPage, siteView, loadSuggestSource } =
  await makeSite(settings.contentDirectory);
for (const line of report) log({ level: 'error', message: `refused: ${line}` });
const { languages, defaultLanguage, consentVersion } = content.settings;
const client = fileURLToPath(new URL('../client/', import.meta.url));
const assets = readAssets(client);
const style = contentStyle(content);
const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
if (style) files.set(style.address, staticFile(style.address, Buffer.from(style.css)));

const pages = makeSitePages({
  openPage,
  siteView,
  render,
  assets,
  publicUrl: settings.publicUrl,
  contentStyles: style ? [style.address] : [],
});
const api = makeSiteApi({
  openPage,
  suggest,
  loadSuggestSource,
  publicUrl: settings.publicUrl,
  consentVersion: () => consentVersion,
});
const pictures = makePictureService(pictureFiles, join(settings.dataDirectory, 'pictures'));
const sitemaps = makeSitemaps({ site, catalogue, clock: systemClock, publicUrl: settings.publicUrl });
const robots = makeRobots(settings.publicUrl);

async function answer(asked: Asked): Promise<Answer> {
  const picture = /^\/pictures\/([\w-]{1,80})$/.exec(asked.path);
  if (picture) return pictures.answer(picture[1] as string, asked.query);
  return (await api(asked)) ?? (await sitemaps(asked)) ?? robots(asked) ?? pages(asked);
}

let generation = '';
const look = async () => {
  generation = `${brusselsDay(Date.now())} ${site.current().content.version} ${(await catalogue.current()).version}`;
};
await look();
const looking = setInterval(look, 1000);

const running = await serve(
  {
    headers: securityHeaders(settings.publicUrl, NO_TAGS),
    files,
    answer,
    cacheKey: makeCacheKey(languages, defaultLanguage),
    generation: () => generation,
    ready: () => true,
    log,
    cacheLimit: CACHE_BYTES,
  },
  settings.host,
  settings.port,
).catch((error: NodeJS.ErrnoException) => {
  console.error(`The site cannot listen on ${settings.host}:${settings.port} (${error.code ?? error.message}).`);
  process.exit(1);
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
    process.exit(0);
  });
}
