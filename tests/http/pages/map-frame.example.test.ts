import { resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeMapApi } from '../../../adapters/http-api/map-api.ts';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { mapFramePolicy } from '../../../adapters/node-server/security-headers.ts';
import { staticPage } from '../../../adapters/node-server/static-files.ts';
import { makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import { makeLoadSiteView } from '../../../application/page/load-site-view.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite } from '../../support/site/sample-site.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key=a';
const URL_HERE = new URL('https://agency.example');

describe('the setting of a tile server', () => {
  const settings = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    return 'refused' in read ? read.refused : read.mapTiles;
  };

  test('is absent by default', () => {
    expect(settings({})).toBeUndefined();
    expect(settings({ MAP_TILES_ATTRIBUTION: 'somebody' })).toBeUndefined();
  });

  test('uses its host as attribution by default', () => {
    expect(settings({ MAP_TILES_URL: TILES })).toEqual({ address: TILES, attribution: 'tiles.example' });
    expect(settings({ MAP_TILES_URL: TILES, MAP_TILES_ATTRIBUTION: '© Somebody' })).toEqual({
      address: TILES,
      attribution: '© Somebody',
    });
    expect(settings({ MAP_TILES_URL: 'http://127.0.0.1:8080/{z}/{x}/{y}.png' })).toMatchObject({
      attribution: '127.0.0.1',
    });
  });

  test.each([
    'https://tiles.example/{z}/{x}.png',
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://user:secret@tiles.example/{z}/{x}/{y}.png',
    "https://tiles.example/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'javascript:alert(1)//{z}{x}{y}',
    '/tiles/{z}/{x}/{y}.png',
  ])('is refused as %s, in one line', address => {
    expect(settings({ MAP_TILES_URL: address })).toMatch(/^Settings refused: MAP_TILES_URL: [^\n]+$/);
  });
});

describe('the setting of a streets file', () => {
  test('is a path relative to the working directory, and absent by default', () => {
    expect(readSettings({})).toMatchObject({ mapTilesFile: undefined });
    expect(readSettings({ MAP_TILES: 'streets.pmtiles' })).toMatchObject({ mapTilesFile: resolve('streets.pmtiles') });
  });

  test('is refused together with a tile server, in one line', () => {
    expect(readSettings({ MAP_TILES: 'streets.pmtiles', MAP_TILES_URL: TILES })).toEqual({
      refused: 'Settings refused: MAP_TILES: streets come from this file or from MAP_TILES_URL, not from both',
    });
  });

  test('allows no other host in the frame’s policy', () => {
    expect(mapFramePolicy(URL_HERE, undefined)).toContain("connect-src 'self';");
  });
});

describe('the metadata of a streets file', () => {
  const streets = { area: { south: 50, west: 4, north: 51, east: 5 }, attribution: '© OpenStreetMap' };

  test('is in the view of every language if there is such a file, and nowhere else', async () => {
    const made = openSite();
    for (const language of ['fr', 'nl'] as const) {
      expect(await makeLoadSiteView({ ...made, mapStreets: streets })(language)).toMatchObject({ mapStreets: streets });
      expect(await makeLoadSiteView(made)(language)).not.toHaveProperty('mapStreets');
    }
  });
});

describe('the page of the map frame', async () => {
  const policy = mapFramePolicy(URL_HERE, new URL(TILES).origin);
  const made = openSite();
  const mapApi = makeMapApi({ findMap: makeFindMap(made), showMapCard: makeShowMapCard(made) });
  const site = await serveSite({
    site: made,
    change: parts => ({
      ...parts,
      files: new Map([...parts.files, ['/map.html', staticPage('<p>map</p>', policy)]]),
      respond: async asked => (await mapApi(asked)) ?? parts.respond(asked),
    }),
  });
  afterAll(() => site.stop());

  test('has its own policy instead of the site’s, and all other headers', async () => {
    const [frame, page] = await Promise.all([site.get('/map.html'), site.get('/fr/')]);
    expect(frame.headers['content-security-policy']).toBe(policy);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).not.toContain('tiles.example');
    for (const name of ['x-content-type-options', 'referrer-policy', 'strict-transport-security', 'permissions-policy'])
      expect(frame.headers[name]).toBe(page.headers[name]);
    expect(frame.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('can be framed by the site only, and connect only to it and to the tile host', () => {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'self'",
        "connect-src 'self' https://tiles.example",
        "worker-src 'self'",
      ]),
    );
    expect(policy).not.toMatch(/frame-src|unsafe|blob:|data:|\*|nonce/);
    expect(mapFramePolicy(URL_HERE, undefined)).not.toContain('https:');
  });

  test('loads its points from one address, shared by all visitors', async () => {
    const address = `/api/map?address=${encodeURIComponent('/fr/a-vendre/?type=4')}`;
    const first = await site.get(address);
    const again = await site.get(address);
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(JSON.parse(first.text)).toMatchObject({ found: { kind: 'listing', points: { ids: expect.any(Array) } } });
    expect(site.cache.get(address)).toBeDefined();
    const unnamed = `/api/map?address=${encodeURIComponent('/for-sale/')}`;
    await site.get(unnamed);
    expect(site.cache.get(unnamed)).toBeUndefined();
  });

  test('gets no card without a language or kind, nor for an unknown property', async () => {
    expect((await site.get('/api/map-card?language=xx&kind=listing&id=1')).status).toBe(400);
    expect((await site.get('/api/map-card?language=fr&kind=owner&id=1')).status).toBe(400);
    const none = await site.get('/api/map-card?language=fr&kind=listing&id=nothing');
    expect(JSON.parse(none.text)).toEqual({ found: null });
    expect(site.cache.get('/api/map-card?language=fr&kind=listing&id=nothing')).toBeUndefined();
  });
});
