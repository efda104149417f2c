import { PMTiles } from 'pmtiles';
import type { Area } from '../../../domain/map/area.ts';
import { boxOf, boxSeen, type Camera, type MapSize, type WorldBox } from '../../../domain/map/camera.ts';
import { METADATA } from './village-tiles.ts';
import { type Tile, writePmtiles } from './write-pmtiles.ts';
import { EXTENT, type TileFeature, writeTile } from './write-tile.ts';

/** Zoom levels of the file: from a municipality with its neighbours down to houses. */
const LEVELS = [7, 8, 9, 10, 11, 12, 13, 14];
/** The map library counts zooms for tiles of 512 pixels, the domain for 256. */
const ZOOM_APART = 1;

/**
 * A tile file with a tile everywhere in an area, and the byte ranges a reader needs for a view: requested ranges reveal where a map looked.
 */
export async function streetGrid(area: Area) {
  const tiles = LEVELS.flatMap(level => placesIn(boxOf(area), level).map(place => ({ ...place, bytes: crossing() })));
  const file = writePmtiles({ tiles, metadata: METADATA, area });
  const ranges = await rangesIn(file, tiles);
  return {
    file,
    /** Ranges of the tiles that a view needs, without those at its very edge. */
    neededIn(camera: Camera, size: MapSize): string[] {
      const level = Math.min(Math.max(...LEVELS), Math.floor(camera.zoom - ZOOM_APART));
      return placesIn(boxSeen(camera, size, -8), level).flatMap(({ x, y }) => ranges.get(`${level}/${x}/${y}`) ?? []);
    },
  };
}

function placesIn({ left, top, right, bottom }: WorldBox, z: number): Omit<Tile, 'bytes'>[] {
  const places: Omit<Tile, 'bytes'>[] = [];
  for (let x = Math.floor(left * 2 ** z); x < right * 2 ** z; x++)
    for (let y = Math.floor(top * 2 ** z); y < bottom * 2 ** z; y++) places.push({ z, x, y });
  return places;
}

/** Two roads across the whole tile. */
function crossing(): Uint8Array {
  const middle = EXTENT / 2;
  const road = (...part: (readonly [number, number])[]): TileFeature => ({
    kind: 'line',
    parts: [part],
    properties: { kind: 'highway', kind_detail: 'motorway' },
  });
  return writeTile({ roads: [road([0, middle], [EXTENT, middle]), road([middle, 0], [middle, EXTENT])] });
}

/** Byte range of each tile in the file, found by the PMTiles reader. */
async function rangesIn(file: Buffer, tiles: readonly Tile[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  let last = '';
  const reader = new PMTiles({
    getKey: () => 'grid',
    getBytes: async (offset, length) => {
      last = `bytes=${offset}-${offset + length - 1}`;
      return { data: new Uint8Array(file.subarray(offset, offset + length)).buffer };
    },
  });
  for (const { z, x, y } of tiles) {
    await reader.getZxy(z, x, y);
    found.set(`${z}/${x}/${y}`, last);
  }
  return found;
}
