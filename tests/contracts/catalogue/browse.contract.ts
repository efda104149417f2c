import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FindMap, ShowMapCard } from '../../../application/page/find-map.ts';
import { makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import type { OpenedPage, OpenPage } from '../../../application/page/open-page.ts';
import type { SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aQueryString, aText } from '../../arbitraries/a-list-query.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { FULL } from '../../support/run/full-run.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { type OpenSite, openSite, SAMPLE, sampleFeed, splitAddress } from '../../support/site/sample-site.ts';

const site = openSite(SAMPLE.feeds);

/** Every URL of the site; a daily run takes the first of each page and a quarter of the others. */
async function someAddresses() {
  const all = await everyAddress(site);
  return all.filter(({ page }, at) => FULL || at % 4 === 0 || all.findIndex(one => one.page === page) === at);
}

/** Contract for opening pages, directly and over HTTP; `make` returns either for a site. */
export function describeOpenPage(name: string, make: (site: OpenSite) => OpenPage): void {
  const opener = make(site);
  const open = (address: string) => opener({ ...splitAddress(address), hints: {} });

  describe(`opening a page ${name}`, () => {
    test('returns the page at a URL', async () => {
      expect(await open('/nl/te-koop/?page=2')).toMatchObject({
        kind: 'page',
        status: 200,
        view: { language: 'nl', page: 'for-sale', body: { kind: 'list', page: 2 } },
      });
    });

    test('returns the redirect at a URL', async () => {
      expect(await open('/nl/Te-Koop?page=2')).toEqual({
        kind: 'redirect',
        status: 301,
        location: '/nl/te-koop/?page=2',
      });
      expect(await open('/nl/te-koop/?lng=fr')).toEqual({ kind: 'redirect', status: 302, location: '/fr/a-vendre/' });
    });

    test('returns a page for an unknown URL', async () => {
      expect(await open('/nl/niets/')).toMatchObject({ kind: 'page', status: 404, view: { language: 'nl' } });
      expect(await open('//evil.com/')).toMatchObject({ kind: 'page', status: 404 });
    });

    test('returns every page unchanged', async () => {
      for (const { path } of await someAddresses()) {
        expect(plain(await open(path))).toEqual(plain(await site.open(path)));
      }
    });

    test('returns every list unchanged, for any query', async () => {
      const paths = fc.constantFrom('/fr/a-vendre/', '/nl/te-huur/', '/de/leibrente/', '/en/for-sale');
      await fc.assert(
        fc.asyncProperty(paths, aQueryString, async (path, query) => {
          expect(plain(await open(`${path}?${query}`))).toEqual(plain(await site.open(`${path}?${query}`)));
        }),
        { numRuns: runs(50, 2) },
      );
    });
  });
}

/** Contract for search suggestions, directly and over HTTP. */
export function describeSuggest(name: string, make: (site: OpenSite) => SuggestProperties): void {
  const suggest = make(site);

  describe(`suggesting properties ${name}`, () => {
    test('finds a place under any of its names, with its counts', async () => {
      const { cities, found } = await suggest('fr', 'luik');
      expect(found).toEqual({ sale: cities[0]?.sale, rent: cities[0]?.rent });
      expect(cities.map(({ postcode }) => postcode)).toContain('4000');
    });

    test('finds a property by the beginning of its id, the exact one first', async () => {
      const id = sampleFeed().listings[0]?.id ?? '';
      expect((await suggest('nl', id)).properties[0]?.id).toBe(id);
      expect((await suggest('nl', id.slice(0, 3))).properties.map(property => property.id)).toContain(id);
    });

    test('returns suggestions for any text in any language unchanged', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...LANGUAGES),
          fc.oneof(aText, fc.string({ maxLength: 20 })),
          async (language, text) => {
            expect(plain(await suggest(language, text))).toEqual(plain(await site.suggest(language, text)));
          },
        ),
        { numRuns: runs(100, 2) },
      );
    });
  });
}

/** Contract for the data of maps, directly and over HTTP. */
export function describeMaps(
  name: string,
  make: (site: OpenSite) => { readonly find: FindMap; readonly showCard: ShowMapCard },
): void {
  const { find, showCard } = make(site);
  const [findHere, showHere] = [makeFindMap(site), makeShowMapCard(site)];

  describe(`finding map data ${name}`, () => {
    test('returns the points of a list, a project or a property unchanged', async () => {
      for (const { path } of await someAddresses()) {
        expect(await find({ path, query: '' })).toEqual(await findHere({ path, query: '' }));
      }
    });

    test('returns the points for any filters unchanged', async () => {
      await fc.assert(
        fc.asyncProperty(aQueryString, async query => {
          const asked = { path: '/nl/te-koop/', query: String(query) };
          expect(await find(asked)).toEqual(await findHere(asked));
        }),
        { numRuns: runs(50, 2) },
      );
    });

    test('returns nothing for a page without a map', async () => {
      expect(await find({ path: '/nl/contact/', query: '' })).toBeUndefined();
    });

    test('returns the card of a point, and nothing for a withdrawn one', async () => {
      const id = sampleFeed().listings[0]?.id ?? '';
      expect(plain(await showCard('de', 'listing', id))).toEqual(plain(await showHere('de', 'listing', id)));
      const project = sampleFeed().projects[0]?.id ?? '';
      expect(plain(await showCard('de', 'project', project))).toEqual(plain(await showHere('de', 'project', project)));
      expect(await showCard('de', 'listing', 'nothing')).toBeUndefined();
    });
  });
}

/** Returns a page without its server-only head, after a JSON round trip. */
function plain(value: unknown): unknown {
  const { head: _, ...rest } = value as OpenedPage & { head?: unknown };
  return JSON.parse(JSON.stringify(rest));
}
