import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PMTiles } from 'pmtiles';
import { afterAll, describe, expect, test } from 'vitest';
import { FIRST_BYTES, HEADER_BYTES, readArchiveHeader } from '../../../adapters/map-tiles/archive-header.ts';
import { openMapTiles } from '../../../adapters/map-tiles/open-map-tiles.ts';
import { reaches } from '../../support/run/reaches.ts';
import { METADATA, VILLAGE, villageTiles } from '../../support/reading/village-tiles.ts';
import { tileId } from '../../support/reading/write-pmtiles.ts';
import { runs } from '../../support/run/daily-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-tiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const village = villageTiles();
const start = village.subarray(0, FIRST_BYTES);
const lies = (name: string, bytes: Uint8Array) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
/** The village's file with changed bytes in its header. */
const changed = (at: number, ...bytes: readonly number[]) => {
  const copy = Buffer.from(village);
  copy.set(bytes, at);
  return copy;
};
const long = (value: bigint) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return [...bytes];
};
const refusalOf = (file: string) =>
  openMapTiles(file).then(
    () => 'none',
    (error: Error) => error.message.replace(file, 'FILE'),
  );

describe('a file of map tiles', () => {
  test('contains its area and attribution', async () => {
    expect(await openMapTiles(lies('village.pmtiles', village))).toEqual({
      area: VILLAGE,
      attribution: METADATA.attribution,
    });
  });

  test('is read tile by tile by the maps’ own reader', async () => {
    const bytes = new Uint8Array(village);
    const reader = new PMTiles({
      getKey: () => 'village',
      getBytes: async (from, length) => ({ data: bytes.slice(from, from + length).buffer }),
    });
    const header = await reader.getHeader();
    expect([header.minZoom, header.maxZoom, header.tileType]).toEqual([10, 15, 1]);
    const [x, y] = [16_819, 10_931];
    expect((await reader.getZxy(15, x, y))?.data.byteLength).toBeGreaterThan(1_000);
    expect(await reader.getZxy(15, x + 40, y)).toBeUndefined();
    expect([tileId({ z: 0, x: 0, y: 0 }), tileId({ z: 1, x: 1, y: 1 }), tileId({ z: 2, x: 0, y: 0 })]).toEqual([
      0, 3, 5,
    ]);
  });

  test.each([
    ['in HTML', '<a href="https://www.openstreetmap.org/copyright">&copy; OpenStreetMap</a>'],
    ['in a text without end', 'x'.repeat(201)],
    ['in no text', 17],
    ['in none', undefined],
  ])('with the attribution %s uses the site’s default', async (_, attribution) => {
    const file = lies('credit.pmtiles', villageTiles({ metadata: { ...METADATA, attribution } }));
    expect((await openMapTiles(file)).attribution).toBeUndefined();
  });

  const noRoads = { ...METADATA, vector_layers: METADATA.vector_layers.filter(({ id }) => id !== 'roads') };
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 32));
  /** A file whose metadata decompress to more than the limit, as in a zip bomb. */
  const withBomb = Buffer.concat([changed(24, ...long(BigInt(village.length)), ...long(BigInt(bomb.length))), bomb]);
  test.each<[string, Uint8Array]>([
    ['is not a PMTiles file', Buffer.from('PK\u0003\u0004 a zip')],
    ['is not a PMTiles file', Buffer.alloc(0)],
    ['ends within its header', village.subarray(0, 100)],
    ['is of version 2 of PMTiles; version 3 is needed', changed(7, 2)],
    ['is cut off: it names bytes beyond its end', village.subarray(0, village.length - 1)],
    ['is cut off: it names bytes beyond its end', changed(64, ...long(2n ** 63n))],
    ['has no root directory in its first 16 KiB', changed(8, ...long(20_000n))],
    ['has no root directory in its first 16 KiB', changed(16, ...long(0n))],
    ['is packed in another way than gzip, which browsers cannot read', changed(97, 4)],
    ['is packed in another way than gzip, which browsers cannot read', changed(98, 3)],
    ['contains other tiles than vector tiles (MVT)', changed(99, 2)],
    ['names zooms that cannot be: 16 to 15', changed(100, 16)],
    ['names zooms that cannot be: 10 to 99', changed(101, 99)],
    ['ends at zoom 12; streets need 13 or more', changed(101, 12)],
    ['names an area that cannot be', changed(110, 0, 0, 0, 128)],
    ['has a root directory that cannot be read', changed(HEADER_BYTES, 0, 0, 0)],
    ['has metadata that cannot be read', withBomb],
    ['has metadata that cannot be read', villageTiles({ metadata: 'text' })],
    ['is not in the basemap schema of Protomaps: it has no layer roads', villageTiles({ metadata: noRoads })],
    [
      'is not in the basemap schema of Protomaps: it has no layer roads, water, landuse, buildings, places',
      villageTiles({ metadata: {} }),
    ],
  ])('that %s is refused in one line', async (line, bytes) => {
    expect(await refusalOf(lies('bad.pmtiles', bytes))).toBe(`FILE ${line}`);
  });

  test('that is missing or a folder is refused in one line', async () => {
    expect(await refusalOf(join(folder, 'none.pmtiles'))).toBe('FILE does not exist');
    mkdirSync(join(folder, 'folder'));
    expect(await refusalOf(join(folder, 'folder'))).toBe('FILE is not a file');
  });

  test('that is huge opens as fast as any other, and only its header is read', async () => {
    const file = lies('huge.pmtiles', village);
    // A sparse file takes no room on the disk.
    truncateSync(file, 2 ** 40);
    expect(await openMapTiles(file)).toMatchObject({ area: VILLAGE });
  });
});

describe('the header of a file of map tiles', () => {
  test('is refused without a throw if it is truncated anywhere', () => {
    for (let length = 0; length < HEADER_BYTES; length++)
      expect(readArchiveHeader(start.subarray(0, length), length)).toHaveProperty('refused');
    expect(readArchiveHeader(start, village.length)).not.toHaveProperty('refused');
  });

  test('is parsed or refused for any bytes: parsed offsets are within the file', () => {
    const header = [...start.subarray(0, HEADER_BYTES)];
    const hurt = fc
      .array(fc.tuple(fc.integer({ min: 7, max: HEADER_BYTES - 1 }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 6,
      })
      .map(changes => {
        const copy = Uint8Array.from(header);
        for (const [at, byte] of changes) copy[at] = byte;
        return copy;
      });
    reaches({ read: runs(30), refused: runs(30) }, met =>
      fc.assert(
        fc.property(fc.oneof(hurt, fc.uint8Array({ maxLength: 200 })), fc.nat({ max: 300_000 }), (bytes, more) => {
          const size = village.length + more;
          const found = readArchiveHeader(bytes, size);
          if ('refused' in found) {
            met('refused');
            expect(found.refused).toMatch(/^[^\n]{10,120}$/);
            return;
          }
          met('read');
          for (const { first, length } of [found.root, found.metadata])
            expect(first + length).toBeLessThanOrEqual(size);
          expect(found.root.first + found.root.length).toBeLessThanOrEqual(FIRST_BYTES);
          expect(found.area.west).toBeLessThan(found.area.east);
        }),
        { numRuns: runs(400) },
      ),
    );
  });
});

describe('a file of map tiles with any damage', () => {
  test('is opened or refused in one line that names it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 3_000 }), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 4 }),
        async changes => {
          const copy = Buffer.from(village);
          for (const [at, byte] of changes) copy[at] = byte;
          const told = await refusalOf(lies('hurt.pmtiles', copy));
          expect(told).toMatch(/^(?:none|FILE [^\n]+)$/);
        },
      ),
      { numRuns: 120 },
    );
  });
});
