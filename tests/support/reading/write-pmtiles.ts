import { gzipSync } from 'node:zlib';
import type { Area } from '../../../domain/map/area.ts';
import { varint } from './write-tile.ts';

export type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Uint8Array };

export type Archive = {
  readonly tiles: readonly Tile[];
  readonly metadata: unknown;
  readonly area: Area;
};

/** A PMTiles file (version 3) with one directory, compressed with gzip. */
export function writePmtiles({ tiles, metadata, area }: Archive): Buffer {
  const ordered = tiles.map(tile => ({ ...tile, id: tileId(tile) })).sort((a, b) => a.id - b.id);
  const packed = ordered.map(({ bytes }) => gzipSync(bytes));
  const root = gzipSync(
    Uint8Array.from([
      ...varint(ordered.length),
      ...ordered.flatMap(({ id }, at) => varint(id - (ordered[at - 1]?.id ?? 0))),
      ...ordered.flatMap(() => varint(1)),
      ...packed.flatMap(({ length }) => varint(length)),
      // 0 means that a tile directly follows the previous one.
      ...packed.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
    ]),
  );
  const told = gzipSync(JSON.stringify(metadata));
  const data = Buffer.concat(packed);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const stretches = [root.length, told.length, 0, data.length];
  let first = header.length;
  for (const [at, length] of stretches.entries()) {
    header.writeBigUInt64LE(BigInt(first), 8 + 16 * at);
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * at);
    first += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(ordered.length), at);
  const zooms = ordered.map(({ z }) => z);
  // The tiles are clustered; directories and tiles are compressed with gzip; the tiles are vector tiles.
  header.set([1, 2, 2, 1, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [at, degrees] of [area.west, area.south, area.east, area.north].entries())
    header.writeInt32LE(Math.round(degrees * 10_000_000), 102 + 4 * at);
  header.writeUInt8(14, 118);
  header.writeInt32LE(Math.round((area.west + area.east) * 5_000_000), 119);
  header.writeInt32LE(Math.round((area.south + area.north) * 5_000_000), 123);
  return Buffer.concat([header, root, told, data]);
}

/** Tile id: by zoom level, along a Hilbert curve. `tileId({ z: 1, x: 0, y: 0 })` → 1 */
export function tileId({ z, x, y }: Omit<Tile, 'bytes'>): number {
  let id = (4 ** z - 1) / 3;
  let [across, down] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = (across & side) > 0;
    const low = (down & side) > 0;
    id += side * side * ((right ? 3 : 0) ^ (low ? 1 : 0));
    if (!low) {
      if (right) [across, down] = [side - 1 - (across & (side - 1)), side - 1 - (down & (side - 1))];
      [across, down] = [down, across];
    }
  }
  return id;
}
