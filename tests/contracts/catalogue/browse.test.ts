import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeMapApi } from '../../../adapters/http-api/map-api.ts';
import { makeSiteApi } from '../../../adapters/http-api/site-api.ts';
import { findMapOverHttp, showMapCardOverHttp } from '../../../adapters/http-client/map-client.ts';
import { loadSuggestSourceOverHttp, suggestOverHttp } from '../../../adapters/http-client/search-client.ts';
import { openPageOverHttp } from '../../../adapters/http-client/site-client.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import { makeSuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { CatalogueVersion } from '../../../application/ports/catalogue/listing-catalogue.ts';
import { fixedClock, type OpenSite, openSite, splitAddress } from '../../support/site/sample-site.ts';
import { describeMaps, describeOpenPage, describeSuggest } from './browse.contract.ts';

// Opens many pages, which exceeds the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ORIGIN = new URL('https://agency.example');

/** A `fetch` that calls the site's HTTP interface in this process and records each URL. */
function fetchFrom(
  site: OpenSite,
  asked: string[] = [],
  change: (version: CatalogueVersion) => CatalogueVersion = same => same,
) {
  const api = makeSiteApi({
    openPage: site.openPage,
    suggest: site.suggest,
    catalogue: { current: async () => change(await site.catalogue.current()) },
    loadSuggestSource: site.loadSuggestSource,
    placeNames: () => [],
    publicUrl: ORIGIN,
    consentVersion: () => 1,
    clock: fixedClock(),
  });
  const mapApi = makeMapApi({ findMap: makeFindMap(site), showMapCard: makeShowMapCard(site) });
  return async (address: string): Promise<Response> => {
    asked.push(address);
    const { path, query } = splitAddress(address);
    const request = bareRequest(path, query);
    const answer = (await mapApi(request)) ?? (await api(request));
    return new Response(answer?.body as string, {
      status: answer?.status ?? 404,
      headers: answer?.headers as Record<string, string>,
    });
  };
}

const overHttp = () => suggestOverHttp(makeSuggestProperties(loadSuggestSourceOverHttp, async () => ''));

describeOpenPage('directly', site => site.openPage);
describeSuggest('directly', site => site.suggest);
describeMaps('directly', site => ({ find: makeFindMap(site), showCard: makeShowMapCard(site) }));

describe('over HTTP', () => {
  const site = openSite();

  afterAll(() => {
    vi.unstubAllGlobals();
  });

  describeOpenPage('over HTTP', made => {
    const get = fetchFrom(made);
    return request => {
      vi.stubGlobal('fetch', get);
      return openPageOverHttp(request);
    };
  });

  describeSuggest('over HTTP, answered in the browser', made => {
    const get = fetchFrom(made);
    const suggest = overHttp();
    return (language, text) => {
      vi.stubGlobal('fetch', get);
      return suggest(language, text);
    };
  });

  describeMaps('over HTTP', made => {
    const get = fetchFrom(made);
    return {
      find: request => {
        vi.stubGlobal('fetch', get);
        return findMapOverHttp(request);
      },
      showCard: (...asked) => {
        vi.stubGlobal('fetch', get);
        return showMapCardOverHttp(...asked);
      },
    };
  });

  const tooLarge = (version: CatalogueVersion): CatalogueVersion => ({
    ...version,
    index: { ...version.index, totals: { sale: 9_000, rent: 1_001 } },
  });

  describeSuggest('over HTTP, answered by the server', made => {
    const get = fetchFrom(made, [], tooLarge);
    const suggest = overHttp();
    return (language, text) => {
      vi.stubGlobal('fetch', get);
      return suggest(language, text);
    };
  });

  describe('a search box', () => {
    const asked: string[] = [];
    beforeAll(() => {
      asked.length = 0;
    });

    test('requests its data once when the catalogue is small', async () => {
      vi.stubGlobal('fetch', fetchFrom(site, asked));
      const suggest = overHttp();
      await Promise.all([suggest('fr', 'a'), suggest('fr', 'ap')]);
      await suggest('fr', 'app');
      expect(asked).toEqual(['/api/search-source?language=fr']);
    });

    test('retries after a failure and reports the failure', async () => {
      vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
      const suggest = overHttp();
      await expect(suggest('fr', 'a')).rejects.toThrow('/api/search-source responded with status 503');
      vi.stubGlobal('fetch', fetchFrom(site));
      expect((await suggest('fr', 'luik')).cities.length).toBeGreaterThan(0);
    });

    test('sends a request per key press when the catalogue is large', async () => {
      const each: string[] = [];
      vi.stubGlobal('fetch', fetchFrom(site, each, tooLarge));
      const suggest = overHttp();
      await suggest('fr', 'é&a');
      await suggest('fr', 'b');
      expect(each).toEqual([
        '/api/search-source?language=fr',
        '/api/suggest?language=fr&text=%C3%A9%26a',
        '/api/suggest?language=fr&text=b',
      ]);
    });
  });

  test('a response that is not from the site is rejected', async () => {
    for (const body of ['{}', '{"kind":"page","status":200,"view":{}}', '{"kind":"page","status":500}', '[]', 'null']) {
      vi.stubGlobal('fetch', async () => new Response(body));
      await expect(openPageOverHttp({ path: '/fr/', query: '', hints: {} })).rejects.toThrow();
      vi.stubGlobal('fetch', async () => new Response(body));
      await expect(findMapOverHttp({ path: '/fr/', query: '' })).rejects.toThrow();
      vi.stubGlobal('fetch', async () => new Response(body));
      await expect(showMapCardOverHttp('fr', 'listing', '1')).rejects.toThrow();
    }
  });
});
