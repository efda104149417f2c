import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { atOnce } from '../../../domain/work/sliced.ts';
import { openSiteContent } from '../site/site-places.ts';
import { PAGE_KINDS } from '../../../domain/page/page.ts';
import { FEEDBACK_FORMS } from '../../../domain/routing/path-table.ts';
import { formerAddresses } from '../../../domain/routing/routes.ts';
import type { Language } from '../../../domain/text/language.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { listingPage, listingParams } from '../../../application/view/links.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import { makeTranslations, textsOf } from '../../../ui/locales/translations.ts';
import { type PreviewOf, readPreviewPath } from '../../../domain/media/preview-address.ts';
import { drawPreview } from '../../images/draw-preview.ts';
import { makePlacesNearby } from '../../memory/content/places-nearby.ts';
import { writeSnapshot } from '../../memory/site-snapshot.ts';
import { makePictureStore } from '../../images/picture-store.ts';
import { contentStyle } from '../../ssr/content-style.ts';
import { makeRobots } from '../../ssr/robots.ts';
import { makeSecurityContact } from '../../ssr/security-contact.ts';
import { makeSitePages } from '../../ssr/site-pages.ts';
import { makeSitemaps } from '../../ssr/sitemaps.ts';
import { systemClock } from '../../system/clock.ts';
import { escapeMarkup } from '../../wire/escape-markup.ts';
import { bareRequest } from '../../wire/exchange.ts';
import { makeBrandFiles } from '../pages/brand-files.ts';
import { readAssets } from '../pages/built-assets.ts';
import { inColours, MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';
import { openMemorySite, snapshotOf } from './memory-site.ts';
import { assembleBrowsing, type Browsing } from '../assembly/assemble-browsing.ts';
import { makeDrawing } from '../pages/drawing.ts';
import {
  hostHeaders,
  hostPolicies,
  hostRedirects,
  type StaticRedirect,
  ignoredHeaderLines,
  withPolicy,
} from './static-host-files.ts';
import { requestablePictures, writePictureFiles } from './static-picture-files.ts';

/** Source and target of a static build. */
export type StaticSiteOptions = {
  readonly directory: string;
  readonly contentDirectory: string;
  readonly dataDirectory: string;
  readonly publicUrl: URL;
  readonly hstsSubdomains: boolean;
  /** Stations, schools and the like around properties. */
  readonly nearby: NearbyData | undefined;
  /** Reports progress. */
  readonly tell: (what: 'pages' | 'pictures', done: number, of: number) => void;
};

/**
 * Result of the build. `failed`: files that could not be written. `unread`: rules of the site that some static hosts ignore, one line each.
 */
export type WrittenSite = {
  readonly pages: number;
  readonly pictures: number;
  readonly failed: readonly string[];
  readonly unread: readonly string[];
};

/**
 * Writes every page of the site, its pictures in the sizes that pages use, its data, and configuration for its host, as files below
 * `directory`.
 */
export async function writeStaticSite(options: StaticSiteOptions): Promise<WrittenSite> {
  const { directory, publicUrl, tell } = options;
  const opened = await openMemorySite(options.contentDirectory, options.dataDirectory);
  const { content, catalogue } = opened;
  const { settings } = content;
  const browsing = assembleBrowsing({
    site: openSiteContent(content),
    catalogue,
    clock: systemClock,
    placesNearby: options.nearby && makePlacesNearby(options.nearby),
    runSlices: atOnce,
  });
  const { render } = makeDrawing(() => settings, { suggest: browsing.suggest, takesForms: false });
  const assets = readAssets(directory, 'adapters/composition/static/static-boot.ts');
  const style = contentStyle(content);
  const pages = makeSitePages({ ...browsing, render, assets, publicUrl, contentStyles: () => [style.address] });
  const policies = hostPolicies({ publicUrl, settings });
  const failed: string[] = [];

  const write = async (address: string, bytes: string | Uint8Array) => {
    const file = join(directory, decodeURIComponent(address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  for (const [address, bytes] of await makeBrandFiles(content, opened.markSources, options.dataDirectory))
    await write(address, bytes);
  const frame = inColours(await readFile(join(directory, MAP_FRAME_ADDRESS), 'utf8'), style.address);
  await write(MAP_FRAME_ADDRESS, withPolicy(frame, policies.frame));
  const [script = ''] = assets.scripts;
  await write('/site.json', writeSnapshot(await snapshotOf(opened, options.nearby), script));

  const named = new Set<string>();
  const previews = new Map<string, PreviewOf>();
  const moved: StaticRedirect[] = [];
  let written = 0;
  const writePage = async (address: string, html: string) => {
    for (const [picture] of html.matchAll(/\/pictures\/[\w-]+\.(?:webp|png|avif)/g)) named.add(picture);
    for (const [path] of html.matchAll(/\/pictures\/preview\/[^"?]+/g)) {
      const of = readPreviewPath(path);
      if (of) previews.set(path, of);
    }
    await write(address, withPolicy(html, policies.page));
    written++;
  };
  const addresses = await addressesOf(browsing);
  for (const [at, address] of addresses.entries()) {
    const { status, body, headers } = await pages(bareRequest(address));
    if (status === 200) await writePage(`${address}index.html`, String(body));
    else if (status < 400) moved.push({ from: address, to: String(headers['location']), status });
    else failed.push(`${address}: status ${status}`);
    tell('pages', at + 1, addresses.length);
  }
  const lost = async (language: Language) => String((await pages(bareRequest(`/${language}/404/`))).body);
  for (const language of settings.languages) await writePage(`/${language}/404.html`, await lost(language));
  await writePage('/404.html', inAllLanguages(await lost(settings.defaultLanguage), settings));

  for (const [address, of] of previews) {
    const picture = await browsing.showPreviewPicture(of);
    const file = picture && (await opened.pictureFile(picture.pictureId));
    if (picture && file !== undefined) await write(address, await drawPreview(file, picture, content.brand.colours));
    else failed.push(`${address}: there is no such picture`);
  }

  const headers = hostHeaders({ publicUrl, settings, hstsSubdomains: options.hstsSubdomains });
  await write('/_headers', headers);
  await write('/_redirects', hostRedirects(moved, settings.languages));
  for (const [address, text] of await filesForRobots(content, browsing, publicUrl)) {
    for (const [picture] of text.matchAll(/\/pictures\/[\w-]+\.webp/g)) named.add(picture);
    await write(address, text);
  }

  const reach = await requestablePictures(content, catalogue, await bannersOf(browsing));
  const pictures = new Set([...named, ...reach.addresses]);
  failed.push(
    ...(await writePictureFiles({
      addresses: pictures,
      first: reach.first,
      fileOf: opened.pictureFile,
      store: makePictureStore(join(options.dataDirectory, 'pictures')),
      write,
      tell: (done, of) => tell('pictures', done, of),
    })),
  );
  return { pages: written, pictures: pictures.size, failed, unread: ignoredHeaderLines(headers) };
}

/** Contents of sitemaps, robots.txt and security.txt, by address. */
async function filesForRobots(
  content: SiteContent,
  browsing: Browsing,
  publicUrl: URL,
): Promise<ReadonlyMap<string, string>> {
  const sitemaps = makeSitemaps({ ...browsing, publicUrl });
  const robots = makeRobots(publicUrl);
  const contact = makeSecurityContact({
    publicUrl,
    contact: () => `mailto:${content.agency.email}`,
    languages: () => content.settings.languages,
    clock: systemClock,
  });
  const files = new Map<string, string>();
  const waiting = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const request = bareRequest(path);
    const text = String((robots(request) ?? contact(request) ?? (await sitemaps(request)))?.body);
    files.set(path, text);
    // The sitemap index lists the addresses of the other sitemaps, whose files are made too.
    if (path === '/sitemap.xml')
      for (const [, map] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) waiting.push(new URL(map ?? '').pathname);
  }
  return files;
}

/** Ids of the pictures in the home page's banner, in all languages. */
async function bannersOf({ site, openPage }: Browsing): Promise<ReadonlySet<string>> {
  const { content, routes } = site.current();
  const ids = new Set<string>();
  for (const { id } of content.pages.filter(({ kind }) => kind === 'home'))
    for (const language of content.settings.languages) {
      const outcome = await openPage({ path: routes.build(id, language), query: '', hints: {} });
      if (outcome.kind !== 'page' || outcome.view.body.kind !== 'home') continue;
      const { pictures, slides } = outcome.view.body.banner;
      for (const picture of [...pictures, ...slides.map(slide => slide.picture)]) ids.add(picture.id);
    }
  return ids;
}

/** Adds the text of the 404 page in every language, for browsers without script, which cannot switch it to the visitor's language. */
function inAllLanguages(html: string, { languages, defaultLanguage }: SiteContent['settings']): string {
  const lines = languages.map(language => {
    const t = textsOf(makeTranslations(language, dictionaryOf(language, defaultLanguage)), 'not-found');
    return `<li lang="${language}">${escapeMarkup(t('page.title'))}. <a href="/${language}/">${escapeMarkup(t('home'))}</a></li>`;
  });
  return html.replace('<div id="root">', root => `<noscript><ul class="wrap">${lines.join('')}</ul></noscript>${root}`);
}

/** Every address of the site: pages, properties, projects and thank-you pages, localized, in their original form and former ones. */
async function addressesOf({ site, catalogue }: Browsing): Promise<string[]> {
  const { content } = site.current();
  const { languages, defaultLanguage } = content.settings;
  const context = (await contexts({ site, catalogue }, systemClock.now()))(defaultLanguage);
  const { routes } = context;
  const addresses = new Set<string>();
  const add = (page: string, paramsIn: (language: Language) => Readonly<Record<string, string>>) => {
    for (const language of languages) addresses.add(routes.build(page, language, paramsIn(language)));
    addresses.add(routes.buildOriginal(page, paramsIn(defaultLanguage)));
  };
  for (const { path } of formerAddresses(content.pathTable)) if (!path.includes('{')) addresses.add(path);
  for (const page of content.pages) if (PAGE_KINDS[page.kind].written) add(page.id, () => ({}));
  for (const form of FEEDBACK_FORMS) add('feedback', () => ({ form }));
  for (const project of await catalogue.projects()) add('project', () => ({ id: project.id }));
  const { sale, rent } = context.catalogue.index.columns;
  for (const listing of await catalogue.listings([...sale.id, ...rent.id])) {
    add(listingPage(listing), language => listingParams(context, listing, language));
  }
  return [...addresses];
}
