import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureWidth } from '../../domain/media/picture-address.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { ListingCatalogue } from '../../application/ports/listing-catalogue.ts';
import { atOnce } from '../../domain/work/sliced.ts';
import { builtInGround } from '../ground/built-in-ground.ts';
import { makeSiteContent } from '../memory/site-content.ts';
import { PAGE_KINDS } from '../../domain/page/page.ts';
import { FEEDBACK_FORMS } from '../../domain/routing/path-table.ts';
import type { Language } from '../../domain/text/language.ts';
import { contexts } from '../../application/view/contexts.ts';
import { listingPage, listingParams } from '../../application/view/links.ts';
import { makePictureService } from '../images/picture-service.ts';
import { makePictureStore } from '../images/picture-store.ts';
import { contentStyle } from '../ssr/content-style.ts';
import { makeRobots } from '../ssr/robots.ts';
import { makeSitePages } from '../ssr/site-pages.ts';
import { makeSitemaps } from '../ssr/sitemaps.ts';
import { systemClock } from '../system/clock.ts';
import { type HttpResponse, bareRequest } from '../wire/exchange.ts';
import { makeBrandFiles } from './brand-files.ts';
import { readAssets } from './built-assets.ts';
import { inColours, MAP_FRAME_ADDRESS } from './map-frame-address.ts';
import { openMemorySite, snapshotOf } from './memory-site.ts';
import { assembleBrowsing, type Browsing } from './assembly/assemble-browsing.ts';
import { makeDrawing } from './drawing.ts';
import { pictureAddress, readStaticAddress } from './static-pictures.ts';

/** Writes every page of the site, its pictures in the sizes that pages name, and its data, as files below `directory`. */
export async function writeStaticSite(options: {
  readonly directory: string;
  readonly contentDirectory: string;
  readonly cacheDirectory: string;
  readonly publicUrl: URL;
}): Promise<{ readonly pages: number; readonly pictures: number; readonly failed: readonly string[] }> {
  const { directory, publicUrl } = options;
  const opened = await openMemorySite(options.contentDirectory);
  const { content, catalogue } = opened;
  const browsing = assembleBrowsing({
    site: makeSiteContent(content, builtInGround()),
    catalogue,
    clock: systemClock,
    drive: atOnce,
  });
  const { render } = makeDrawing(content.settings, { suggest: browsing.suggest, takesForms: false });
  const assets = readAssets(directory, 'adapters/composition/static-boot.ts');
  const style = contentStyle(content);
  const parts = { ...browsing, render, assets, publicUrl };
  const pages = makeSitePages({ ...parts, contentStyles: [style.address] });
  const sitemaps = makeSitemaps({ ...browsing, publicUrl });
  const named = new Set<string>();
  const failed: string[] = [];
  let count = 0;

  const write = async (address: string, bytes: string | Uint8Array) => {
    const file = join(directory, decodeURIComponent(address));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  for (const [address, bytes] of await makeBrandFiles(content, opened.markSources, options.cacheDirectory))
    await write(address, bytes);
  const frame = join(directory, MAP_FRAME_ADDRESS);
  await writeFile(frame, inColours(await readFile(frame, 'utf8'), style.address));
  await write('/site.json', JSON.stringify(await snapshotOf(opened)));
  for (const address of await addressesOf(browsing)) {
    const response = await pages(bareRequest(address));
    if (response.status !== 200) {
      if (response.status >= 400) failed.push(`${address} ${response.status}`);
      continue;
    }
    const html = String(response.body);
    for (const [picture] of html.matchAll(/\/pictures\/[\w-]+\.(?:webp|png|avif)/g)) named.add(picture);
    await write(`${address}index.html`, html);
    count++;
  }
  for (const address of await picturesOf(content, catalogue)) named.add(address);
  await write('/404.html', String((await pages(bareRequest(`/${content.settings.defaultLanguage}/404/`))).body));
  for (const map of ['/sitemap.xml', ...content.settings.languages.map(language => `/sitemap-${language}-1.xml`)]) {
    const response = await sitemaps(bareRequest(map));
    if (response) await write(map, response.body);
  }
  await write('/robots.txt', (makeRobots(publicUrl)(bareRequest('/robots.txt')) as HttpResponse).body);
  const pictures = makePictureService(opened.pictureFile, makePictureStore(join(options.cacheDirectory, 'pictures')));
  for (const address of named) {
    const request = readStaticAddress(address);
    const response = request && (await pictures.respond(request.id, request.query));
    if (response?.status === 200) await write(address, response.body);
    else failed.push(`${address} ${response?.status ?? 'unreadable'}`);
  }
  return { pages: count, pictures: named.size, failed };
}

/** Every address of the site: pages, properties, projects and thank-you pages, localized and in their original form. */
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
  for (const page of content.pages) if (PAGE_KINDS[page.kind].written) add(page.id, () => ({}));
  for (const form of FEEDBACK_FORMS) add('feedback', () => ({ form }));
  for (const project of await catalogue.projects()) add('project', () => ({ id: project.id }));
  const { sale, rent } = context.catalogue.index.columns;
  for (const listing of await catalogue.listings([...sale.id, ...rent.id])) {
    add(listingPage(listing), language => listingParams(context, listing, language));
  }
  return [...addresses];
}

/** What the browser may ask for beyond what the written pages name: other pages of lists, the search panel, later banners. */
async function picturesOf(content: SiteContent, catalogue: ListingCatalogue): Promise<string[]> {
  const { sale, rent } = (await catalogue.current()).index.columns;
  const listings = await catalogue.listings([...sale.id, ...rent.id]);
  return [
    ...listings.flatMap(({ pictures: [first] }) =>
      first
        ? [
            pictureAddress(first.id, { height: 60, format: 'webp' }),
            ...[400, 600, 1360].map(width => sized(first.id, width)),
          ]
        : [],
    ),
    ...[...content.pictures.keys()].flatMap(id => [400, 600, 1360, 1920].map(width => sized(id, width))),
  ];
}

function sized(id: string, width: number): string {
  return pictureAddress(id, { width: width as PictureWidth, format: 'webp' });
}
