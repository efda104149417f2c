import type { ListingCatalogue } from '../../application/ports/catalogue/listing-catalogue.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { SiteContentSource } from '../../application/ports/content/site-content.ts';
import { contexts } from '../../application/view/contexts.ts';
import { listingPage, listingParams } from '../../application/view/links.ts';
import type { PageContext } from '../../application/view/page-context.ts';
import { PAGE_KINDS } from '../../domain/page/page.ts';
import { pictureAddress } from '../../domain/media/picture-address.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { escapeMarkup } from '../wire/escape-markup.ts';
import type { HttpResponse, HttpRequest } from '../wire/exchange.ts';

/** Maximum number of listings per file; the format allows 50,000 addresses per file. */
const LISTINGS_A_FILE = 10_000;
/** Number of listings loaded at a time: in memory, listings are many times as large as their entries. */
const AT_ONCE = 100;

export type SitemapParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly publicUrl: URL;
};

type Entry = {
  readonly page: string;
  readonly paramsIn: (language: Language) => Record<string, string>;
  readonly languages: readonly Language[];
  readonly changed: string | undefined;
  readonly pictures: readonly string[];
};

/**
 * Serves `/sitemap.xml`, an index of one sitemap per language (and part). The sitemaps list exactly the pages that respond with 200 and may
 * be indexed.
 */
export function makeSitemaps(parts: SitemapParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  const absolute = (path: string) => new URL(path, parts.publicUrl).href;
  return async ({ path }) => {
    if (path !== '/sitemap.xml' && !path.startsWith('/sitemap-')) return undefined;
    const { content, routes } = parts.site.current();
    const { languages, defaultLanguage } = content.settings;
    const contextIn = await contexts(parts, parts.clock.now());
    const { catalogue } = contextIn(defaultLanguage);
    const { index } = catalogue;
    const ids = [...index.columns.sale.id, ...index.columns.rent.id];
    const files = Math.max(1, Math.ceil(ids.length / LISTINGS_A_FILE));
    if (path === '/sitemap.xml') {
      const maps = languages.flatMap(language =>
        Array.from({ length: files }, (_, at) => `/sitemap-${language}-${at + 1}.xml`),
      );
      return xml(
        `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.map(map => `<sitemap><loc>${absolute(map)}</loc></sitemap>`).join('')}</sitemapindex>`,
      );
    }
    const [, language, number] = /^\/sitemap-([a-z]{2})-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
    const file = Number(number);
    if (!isLanguage(language) || !languages.includes(language) || file > files) return undefined;
    const context = contextIn(language);
    const urls: string[] = [];
    const add = (entries: readonly Entry[]) => {
      for (const entry of entries) if (entry.languages.includes(language)) urls.push(urlOf(entry));
    };
    if (file === 1) add(await fixedEntries(context));
    const end = Math.min(file * LISTINGS_A_FILE, ids.length);
    for (let from = (file - 1) * LISTINGS_A_FILE; from < end; from += AT_ONCE) {
      const listings = await catalogue.listings(ids.slice(from, Math.min(from + AT_ONCE, end)));
      add(
        listings.map(listing => ({
          page: listingPage(listing),
          paramsIn: (other: Language) => ({ ...listingParams(context, listing, other) }),
          languages: listing.languages.filter(other => languages.includes(other)),
          changed: listing.changedOn,
          pictures: listing.pictures.filter(({ kind, altered }) => kind === 'photo' && !altered).map(({ id }) => id),
        })),
      );
    }
    return xml(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('\n')}</urlset>`,
    );

    function urlOf({ page, paramsIn, languages: spoken, changed, pictures }: Entry): string {
      const pathIn = (other: Language) => routes.build(page, other, paramsIn(other));
      const alternates = spoken
        .filter(other => pathIn(other) !== '/')
        .map(
          other => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeMarkup(absolute(pathIn(other)))}"/>`,
        );
      const original = routes.buildOriginal(page, paramsIn(language as Language));
      return [
        `<url><loc>${escapeMarkup(absolute(pathIn(language as Language)))}</loc>`,
        changed ? `<lastmod>${changed}</lastmod>` : '',
        ...alternates,
        `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeMarkup(absolute(original))}"/>`,
        ...pictures.map(
          id =>
            `<image:image><image:loc>${escapeMarkup(absolute(pictureAddress(id, { width: 1360, format: 'webp' })))}</image:loc></image:image>`,
        ),
        '</url>',
      ].join('');
    }
  };
}

/** Entries of the content's pages and of projects. */
async function fixedEntries({ content, routes, catalogue }: PageContext): Promise<Entry[]> {
  const { languages } = content.settings;
  const pages = content.pages
    .filter(
      page =>
        page.status === 'Published' &&
        page.isActiveSEO &&
        page.redirectUrl === undefined &&
        PAGE_KINDS[page.kind].engines === 'listed',
    )
    .map(page => ({
      page: page.id,
      paramsIn: () => ({}),
      languages: languages.filter(language => routes.build(page.id, language) !== '/'),
      changed: page.modifyDate.slice(0, 10) || undefined,
      pictures: [],
    }));
  const projects = (await catalogue.projects())
    .filter(({ externalWeb }) => externalWeb === undefined)
    .map(project => ({
      page: 'project',
      paramsIn: () => ({ id: project.id }),
      languages: languages.filter(language => project.title[language] !== undefined),
      changed: project.publishedOn,
      pictures: project.pictures.filter(({ altered }) => !altered).map(({ id }) => id),
    }));
  return [...pages, ...projects];
}

function xml(body: string): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
    shared: true,
  };
}
