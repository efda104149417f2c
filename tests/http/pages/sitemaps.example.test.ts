import { describe, expect, test } from 'vitest';
import { makeSitemaps } from '../../../adapters/ssr/sitemaps.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { canaryFeed, SAID } from '../../support/reading/canary.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';

const site = openSite();
const publicUrl = new URL('https://agency.example');
const { languages } = site.content.settings;
const addresses = await everyAddress(site);

async function read(path: string, from = site): Promise<string> {
  const answer = await makeSitemaps({ ...from, publicUrl })(bareRequest(path));
  return answer ? String(answer.body) : '';
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
const pathOf = (url: string) => {
  expect(url).toMatch(/^https:\/\/agency\.example\//);
  return url.slice(publicUrl.origin.length);
};

describe('the sitemaps', () => {
  test('exist per language, named in one index', async () => {
    const maps = locations(await read('/sitemap.xml')).map(pathOf);
    expect(maps).toEqual(languages.map(language => `/sitemap-${language}-1.xml`));
    for (const map of maps) expect(locations(await read(map)).length).toBeGreaterThan(0);
  });

  test.each([
    '/sitemap-xx-1.xml',
    '/sitemap-fr-2.xml',
    '/sitemap-fr-0.xml',
    '/sitemap-fr.xml',
    '/sitemap-.xml',
    '/sitemap-fr-99999.xml',
  ])('do not exist as %s', async path => {
    expect(await read(path)).toBe('');
  });

  test.each(languages)('in %s contain each indexable page once, and no other', async language => {
    const listed = locations(await read(`/sitemap-${language}-1.xml`)).map(pathOf);
    expect(new Set(listed).size).toBe(listed.length);
    const wanted: string[] = [];
    for (const address of addresses) {
      if (address.language !== language) continue;
      const { head, status } = pageOf(await site.open(address.path));
      if (status === 200 && !head.noindex && head.alternates.length > 0) wanted.push(address.path);
    }
    expect([...listed].sort()).toEqual(wanted.sort());
  });

  test('have the same alternates as the page itself', async () => {
    for (const language of languages) {
      const xml = await read(`/sitemap-${language}-1.xml`);
      for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
        const { head } = pageOf(await site.open(pathOf(locations(entry)[0] ?? '')));
        const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href = '']) => [
          code,
          pathOf(href),
        ]);
        expect(links).toEqual([
          ...head.alternates.map(({ language: code, path }) => [code, path]),
          ['x-default', head.original],
        ]);
        const [, lastmod] = /<lastmod>(.*?)<\/lastmod>/.exec(entry) ?? [];
        if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      }
    }
  });

  test('contain nothing hidden', async () => {
    const hidden = openSite([canaryFeed()]);
    for (const language of languages) {
      const xml = await read(`/sitemap-${language}-1.xml`, hidden);
      expect(xml).toContain('<url>');
      expect(xml).not.toMatch(SAID);
    }
  });
});
