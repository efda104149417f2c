import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Position } from 'geojson';
import type { Area } from '../../../domain/map/area.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { type Archive, type Tile, writePmtiles } from './write-pmtiles.ts';
import { EXTENT, type TileFeature, writeTile } from './write-tile.ts';

/** The village of Wechelderzande from OpenStreetMap, 2016. */
export const VILLAGE: Area = { south: 51.254, west: 4.773, north: 51.276, east: 4.805 };
const CHURCH: Coordinates = { latitude: 51.2633, longitude: 4.7862 };
const ZOOMS = [10, 11, 12, 13, 14, 15];
/** Buffer beyond a tile's edge, in tile units. */
const BUFFER = 512;

const LAYERS = ['earth', 'landuse', 'water', 'roads', 'buildings', 'places'] as const;
type Layer = (typeof LAYERS)[number];
type Sorted = {
  readonly layer: Layer;
  /** Minimum zoom. */
  readonly from: number;
  readonly geometry: Geometry;
  readonly properties: TileFeature['properties'];
};

/** The parts of Protomaps' basemap metadata that are read. */
export const METADATA = {
  name: 'village',
  attribution: 'Village © OpenStreetMap',
  vector_layers: LAYERS.map(id => ({ id, fields: { kind: 'String' } })),
};

/** Street tiles in the basemap's schema, from an OpenStreetMap extract. */
export function villageTiles(more: Partial<Archive> = {}, source = 'fixtures/map/village.geojson'): Buffer {
  return writePmtiles({ tiles: tilesOf(featuresOf(source), VILLAGE), metadata: METADATA, area: VILLAGE, ...more });
}

/** The same file, moved so that the village's church is at a given place, such as a sample property. */
export function villageTilesAt({ latitude, longitude }: Coordinates, source = 'fixtures/map/village.geojson'): Buffer {
  const [east, north] = [longitude - CHURCH.longitude, latitude - CHURCH.latitude];
  const area = {
    south: VILLAGE.south + north,
    west: VILLAGE.west + east,
    north: VILLAGE.north + north,
    east: VILLAGE.east + east,
  };
  const moved = JSON.parse(
    JSON.stringify(featuresOf(source), (_, value: unknown) =>
      isPosition(value) ? [value[0] + east, value[1] + north] : value,
    ),
  ) as Feature[];
  return writePmtiles({ tiles: tilesOf(moved, area), metadata: METADATA, area });
}

function featuresOf(source: string): readonly Feature[] {
  return (JSON.parse(readFileSync(source, 'utf8')) as FeatureCollection).features;
}

function isPosition(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(each => typeof each === 'number');
}

function tilesOf(features: readonly Feature[], area: Area): Tile[] {
  const sorted = features.flatMap(layersOf);
  return ZOOMS.flatMap(z => {
    const size = 2 ** z;
    const tileAt = (longitude: number, latitude: number) => {
      const { x, y } = worldPoint({ longitude, latitude });
      return [Math.floor(x * size), Math.floor(y * size)] as const;
    };
    const [left, top] = tileAt(area.west, area.north);
    const [right, bottom] = tileAt(area.east, area.south);
    const tiles: Tile[] = [];
    for (let x = left; x <= right; x++)
      for (let y = top; y <= bottom; y++) {
        const layers = Object.fromEntries(LAYERS.map(layer => [layer, [] as TileFeature[]]));
        for (const { layer, from, properties, geometry } of sorted) {
          if (z < from) continue;
          const drawn = drawnIn(geometry, z, x, y);
          if (drawn) layers[layer]?.push({ ...drawn, properties });
        }
        tiles.push({ z, x, y, bytes: writeTile(layers) });
      }
    return tiles;
  });
}

/** Shapes are not clipped at a tile's edge, only left out if outside. */
function drawnIn(geometry: Geometry, z: number, x: number, y: number): Omit<TileFeature, 'properties'> | undefined {
  const place = ([longitude = 0, latitude = 0]: Position): [number, number] => {
    const point = worldPoint({ longitude, latitude });
    const along = (at: number, tile: number) => Math.round((at * 2 ** z - tile) * EXTENT);
    return [along(point.x, x), along(point.y, y)];
  };
  const ring = (places: readonly Position[]) => places.slice(0, -1).map(place);
  const drawn: Omit<TileFeature, 'properties'> =
    geometry.type === 'Point'
      ? { kind: 'point', parts: [[place(geometry.coordinates)]] }
      : geometry.type === 'LineString'
        ? { kind: 'line', parts: [geometry.coordinates.map(place)] }
        : geometry.type === 'MultiPolygon'
          ? { kind: 'polygon', parts: geometry.coordinates.flatMap(rings => rings.map(wound).map(ring)) }
          : { kind: 'point', parts: [] };
  const places = drawn.parts.flat();
  const beside = (at: 0 | 1) =>
    places.every(each => each[at] < -BUFFER) || places.every(each => each[at] > EXTENT + BUFFER);
  return places.length === 0 || beside(0) || beside(1) ? undefined : drawn;
}

/** Outer rings are clockwise on the screen, holes counter-clockwise. */
function wound(ring: readonly Position[], at: number): readonly Position[] {
  const area = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 === (at === 0) ? ring.toReversed() : ring;
}

const ROADS: Readonly<Record<string, readonly [kind: string, from: number]>> = {
  motorway: ['highway', 5],
  trunk: ['major_road', 7],
  primary: ['major_road', 8],
  secondary: ['major_road', 10],
  tertiary: ['major_road', 11],
  residential: ['minor_road', 12],
  unclassified: ['minor_road', 12],
  service: ['minor_road', 13],
  track: ['path', 13],
  path: ['path', 14],
  footway: ['path', 14],
  cycleway: ['path', 13],
};

/** Layer and kind in the basemap's schema for a feature's OpenStreetMap tags. */
function layersOf({ properties, geometry }: Feature): Sorted[] {
  const told = (name: string): string => properties?.[name] ?? '';
  const put = (layer: Layer, from: number, more: Sorted['properties'], shape = geometry): Sorted => {
    const named = told('name') === '' ? more : { ...more, name: told('name') };
    return { layer, from, geometry: shape, properties: named };
  };
  const road = ROADS[told('highway')];
  const number = told('addr:housenumber');
  const baseMap = told('landuse') || told('leisure');
  if (road && geometry.type === 'LineString')
    return [put('roads', road[1], { kind: road[0], kind_detail: told('highway') })];
  if (told('building') !== '' && geometry.type === 'MultiPolygon') {
    const building = put('buildings', 13, { kind: 'building' });
    const address = { kind: 'address', addr_housenumber: number };
    return number === '' ? [building] : [building, put('buildings', 15, address, middleOf(geometry))];
  }
  if (told('place') !== '') return [put('places', 10, { kind: 'locality', kind_detail: told('place') })];
  if (told('natural') === 'water' || baseMap === 'reservoir' || baseMap === 'basin')
    return [put('water', 12, { kind: 'lake' })];
  if (told('waterway') !== '') return [put('water', 13, { kind: told('waterway') })];
  return geometry.type === 'MultiPolygon' && baseMap !== '' ? [put('landuse', 10, { kind: baseMap })] : [];
}

function middleOf({ coordinates }: MultiPolygon): Geometry {
  const corners = coordinates[0]?.[0]?.slice(1) ?? [];
  const mean = (at: 0 | 1) => corners.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / corners.length;
  return { type: 'Point', coordinates: [mean(0), mean(1)] };
}
