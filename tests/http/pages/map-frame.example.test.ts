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

  test('is none unless it is set', () => {
    expect(settings({})).toBeUndefined();
    expect(settings({ MAP_TILES_ATTRIBUTION: 'somebody' })).toBeUndefined();
  });

  test('names its host where no attribution is set', () => {
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

describe('the setting of a file of streets', () => {
  test('is a path from where the site is started, and none unless it is set', () => {
    expect(readSettings({})).toMatchObject({ mapTilesFile: undefined });
    expect(readSettings({ MAP_TILES: 'streets.pmtiles' })).toMatchObject({ mapTilesFile: resolve('streets.pmtiles') });
  });

  test('is refused beside a tile server, in one line', () => {
    expect(readSettings({ MAP_TILES: 'streets.pmtiles', MAP_TILES_URL: TILES })).toEqual({
      refused: 'Settings refused: MAP_TILES: streets come from this file or from MAP_TILES_URL, not from both',
    });
  });

  test('opens the policy of the frame for no other host', () => {
    expect(mapFramePolicy(URL_HERE, undefined)).toContain("connect-src 'self';");
  });
});

describe('what is told of a file of streets', () => {
  const streets = { area: { south: 50, west: 4, north: 51, east: 5 }, attribution: '© OpenStreetMap' };

  test('stands in the view of every language where there is one, and nowhere else', async () => {
    const made = openSite();
    for (const language of ['fr', 'nl'] as const) {
      expect(await makeLoadSiteView({ ...made, mapStreets: streets })(language)).toMatchObject({ mapStreets: streets });
      expect(await makeLoadSiteView(made)(language)).not.toHaveProperty('mapStreets');
    }
  });
});

describe('the frame’s page', async () => {
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

  test('carries its own policy in the place of the site’s, and every other header', async () => {
    const [frame, page] = await Promise.all([site.get('/map.html'), site.get('/fr/')]);
    expect(frame.headers['content-security-policy']).toBe(policy);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).not.toContain('tiles.example');
    for (const name of ['x-content-type-options', 'referrer-policy', 'strict-transport-security', 'permissions-policy'])
      expect(frame.headers[name]).toBe(page.headers[name]);
    expect(frame.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('may be framed by the site alone, and connect to it and to the one host of tiles', () => {
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

  test('gets its points from one address, shared by all visitors', async () => {
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

  test('is refused a card that names no language or kind, and gets none of a property that does not exist', async () => {
    expect((await site.get('/api/map-card?language=xx&kind=listing&id=1')).status).toBe(400);
    expect((await site.get('/api/map-card?language=fr&kind=owner&id=1')).status).toBe(400);
    const none = await site.get('/api/map-card?language=fr&kind=listing&id=nothing');
    expect(JSON.parse(none.text)).toEqual({ found: null });
    expect(site.cache.get('/api/map-card?language=fr&kind=listing&id=nothing')).toBeUndefined();
  });
});
