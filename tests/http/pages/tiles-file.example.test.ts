import { mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FetchSource, PMTiles } from 'pmtiles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTilesFile, TILES_ADDRESS } from '../../../adapters/node-server/tiles-file.ts';
import { plainResponse } from '../../../adapters/wire/exchange.ts';
import { ask } from '../../support/reading/ask.ts';
import { serveParts } from '../../support/server/serve-parts.ts';
import { villageTiles, villageTilesAt } from '../../support/reading/village-tiles.ts';

const MIB = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'clairval-tiles-file-'));
const file = join(folder, 'streets.pmtiles');
const village = villageTiles();
const other = villageTilesAt({ latitude: 51.34405, longitude: 3.27992 });
const HEADERS = { 'x-content-type-options': 'nosniff' };
const logged: string[] = [];
let running: Awaited<ReturnType<typeof serveParts>>;
let port = 0;

beforeAll(async () => {
  const tiles = makeTilesFile(file);
  running = await serveParts({
    headers: () => HEADERS,
    respond: async asked => (await tiles(asked)) ?? plainResponse(404, 'none'),
    log: ({ message }) => void logged.push(message),
  });
  ({ port } = running);
});
beforeEach(() => writeFileSync(file, village));
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET', path = TILES_ADDRESS) =>
  ask(port, { method, path, headers });
const statusOf = async (headers: Readonly<Record<string, string>>) => (await get(headers)).status;

describe('the file of map tiles', () => {
  test('is served unchanged in the requested range, to pages of the site only', async () => {
    const { status, headers, bytes } = await get({ range: 'bytes=100-299', 'accept-encoding': 'br, gzip' });
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes 100-299/${village.length}`,
      '200',
    ]);
    expect(village.subarray(100, 300).equals(bytes)).toBe(true);
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=86400, no-transform');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    expect(running.cache.get(TILES_ADDRESS)).toBeUndefined();
  });

  test('is served up to its end if the range goes beyond it, and supports suffix ranges', async () => {
    const last = village.length - 1;
    const beyond = await get({ range: `bytes=${last - 9}-${last + 500}` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([
      206,
      `bytes ${last - 9}-${last}/${village.length}`,
    ]);
    const tail = await get({ range: 'bytes=-10' });
    expect(village.subarray(-10).equals(tail.bytes)).toBe(true);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-1', 'bytes=-', 'bytes=-0', 'bytes=1000000000-', 'tiles=0-9', 'bytes=a-b'])(
    'is not served in the range %s',
    async range => {
      const { status, headers } = await get({ range });
      expect([status, headers['content-range']]).toEqual([416, `bytes */${village.length}`]);
    },
  );

  test('is never served whole: without a range it is refused, and a large range is cut', async () => {
    const none = await get();
    expect([none.status, none.headers['accept-ranges'], none.bytes.byteLength < 200]).toEqual([400, 'bytes', true]);
    truncateSync(file, 5 * MIB);
    for (const range of ['bytes=0-', `bytes=0-${4 * MIB}`]) {
      const { status, headers, bytes } = await get({ range });
      expect([status, headers['content-range'], bytes.byteLength]).toEqual([206, `bytes 0-${MIB - 1}/${5 * MIB}`, MIB]);
    }
  });

  test('reports its size for HEAD', async () => {
    const { status, headers, bytes } = await get({}, 'HEAD');
    expect([status, headers['content-length'], bytes.byteLength]).toEqual([200, String(village.length), 0]);
  });

  test('supports conditional requests by its ETag', async () => {
    const range = { range: 'bytes=0-9' };
    const etag = String((await get(range)).headers.etag);
    expect(await statusOf({ ...range, 'if-none-match': etag })).toBe(304);
    expect(await statusOf({ ...range, 'if-none-match': '"other"' })).toBe(206);
    expect(await statusOf({ ...range, 'if-range': etag })).toBe(206);
    for (const ifRange of ['"other"', `W/${etag}`, 'Sun, 22 Nov 2026 10:00:00 GMT'])
      expect(await statusOf({ ...range, 'if-range': ifRange })).toBe(416);
    for (const ifMatch of [etag, `"other", ${etag}`, '*'])
      expect(await statusOf({ ...range, 'if-match': ifMatch })).toBe(206);
    for (const ifMatch of ['"other"', `W/${etag}`]) expect(await statusOf({ ...range, 'if-match': ifMatch })).toBe(412);
  });

  test('gets another ETag when it is replaced', async () => {
    const range = { range: 'bytes=0-9' };
    const before = (await get(range)).headers.etag;
    writeFileSync(`${file}.new`, village);
    utimesSync(`${file}.new`, 1_700_000_000, 1_700_000_000);
    renameSync(`${file}.new`, file);
    expect((await get(range)).headers.etag).not.toBe(before);
  });

  test('has a single address, accepts no POST, and is not found once it is deleted or empty', async () => {
    for (const path of ['/map/', '/map/tiles.pmtiles/', '/map/TILES.PMTILES', '/map/other.pmtiles'])
      expect((await get({ range: 'bytes=0-9' }, 'GET', path)).status).toBe(404);
    expect((await get({ range: 'bytes=0-9' }, 'POST')).status).toBe(404);
    truncateSync(file, 0);
    expect(await statusOf({ range: 'bytes=0-9' })).toBe(404);
    rmSync(file);
    expect(await statusOf({ range: 'bytes=0-9' })).toBe(404);
    expect(logged).toEqual([]);
  });
});

test('the map’s reader restarts with a replaced file', async () => {
  const reader = new PMTiles(new FetchSource(`http://127.0.0.1:${port}${TILES_ADDRESS}`));
  const west = async () => (await reader.getHeader()).minLon;
  expect(await west()).toBeCloseTo(4.773, 3);
  expect((await reader.getZxy(15, 16_819, 10_931))?.data.byteLength).toBeGreaterThan(1_000);
  writeFileSync(file, other);
  // Only the previous file has this tile: the ETag has changed, so header and directory are read again.
  expect(await reader.getZxy(15, 16_819, 10_931)).toBeUndefined();
  expect(await west()).toBeCloseTo(3.267, 2);
});
