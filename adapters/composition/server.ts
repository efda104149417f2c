import './node-version.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Container } from 'inversify';
import { enableStaticRendering } from 'mobx-react-lite';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import type { SiteView } from '../../application/browse/page-view.ts';
import { makeI18n } from '../../ui/i18n.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { renderPage } from '../../ui/render.tsx';
import { ConsentStore } from '../../ui/stores/consent.store.ts';
import { FavouritesStore } from '../../ui/stores/favourites.store.ts';
import { SettingStore } from '../../ui/stores/setting.store.ts';
import { makeSiteApi } from '../http-api/site-api.ts';
import { makePictureService } from '../images/picture-service.ts';
import { makeMemoryCatalogue } from '../memory/listing-catalogue.ts';
import { makeSiteContent } from '../memory/site-content.ts';
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
import { browseModule } from './browse-module.ts';
import { readAssets } from './built-assets.ts';
import { makeCacheKey } from './cache-key.ts';
import { publishFeed, readSite } from './read-site.ts';
import { readSettings } from './settings.ts';
import { TOKEN } from './tokens.ts';

const CACHE_BYTES = 96 * 1024 * 1024;

const settings = readSettings(process.env);
if ('refused' in settings) {
  console.error(settings.refused);
  process.exit(1);
}
enableStaticRendering(true);
mkdirSync(settings.dataDirectory, { recursive: true, mode: 0o700 });

const { content, pictureFiles, feeds, report } = await readSite(settings.contentDirectory);
for (const line of report) log({ level: 'error', message: `refused: ${line}` });
const catalogue = makeMemoryCatalogue(content.types, content.places);
for (const feed of feeds) publishFeed(catalogue, content, feed);
const site = makeSiteContent(content);

const container = new Container({ defaultScope: 'Singleton' });
container.bind(TOKEN.clock).toConstantValue(systemClock);
container.bind(TOKEN.site).toConstantValue(site);
container.bind(TOKEN.catalogue).toConstantValue(catalogue);
container.load(browseModule);

const { languages, defaultLanguage, consentVersion } = content.settings;
const words = new Map(languages.map(language => [language, makeI18n(language, dictionaryOf(language, defaultLanguage))]));
const openPage = container.get(TOKEN.openPage);
const siteView = container.get(TOKEN.siteView);
const suggest = container.get(TOKEN.suggest);
const client = fileURLToPath(new URL('../client/', import.meta.url));
const assets = readAssets(client);
const style = contentStyle(content);
const files = new Map(readStaticFiles(client.replace(/\/$/, '')));
if (style) files.set(style.address, staticFile(style.address, Buffer.from(style.css)));

const pages = makeSitePages({
  openPage,
  siteView,
  render: (url, view, around) => renderPage(url, view, appFor(view.language, around), i18nOf(view.language)),
  assets,
  publicUrl: settings.publicUrl,
  contentStyles: style ? [style.address] : [],
});
const api = makeSiteApi({
  openPage,
  suggest,
  loadSuggestSource: container.get(TOKEN.loadSuggestSource),
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

function i18nOf(language: Language) {
  const found = words.get(language);
  if (!found) throw new Error(`no words for ${language}`);
  return found;
}

/** Fresh stores for every request; on the server nothing is known of a visitor's choices. */
function appFor(language: Language, around: SiteView) {
  return {
    site: around,
    suggest,
    consent: new ConsentStore({ read: () => undefined, keep: async () => undefined }, consentVersion),
    setting: new SettingStore(language, true),
    favourites: new FavouritesStore({ read: () => [], keep: () => false }),
  };
}

let day = brusselsDay(Date.now());
let version = '';
const look = async () => {
  day = brusselsDay(Date.now());
  version = `${site.current().content.version} ${(await catalogue.current()).version}`;
};
await look();
const looking = setInterval(look, 1000);

const running = await serve(
  {
    headers: securityHeaders(settings.publicUrl, NO_TAGS),
    files,
    answer,
    cacheKey: makeCacheKey(languages, defaultLanguage),
    generation: () => `${day} ${version}`,
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
