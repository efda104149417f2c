/**
 * Writes `adapters/base-map/base-map.topo.json`, the base map under a map's markers: the Belgian municipalities of today, by names, mergers
 * and regions of `domain/place`, with boundaries and populations from `municipalities-2019.topo.json` (bmesuere/belgium-topojson, CC0 1.0:
 * boundaries of the federal land administration, numbers of Statbel), rivers and lakes of Natural Earth, and the neighbouring countries from
 * the package world-atlas (Natural Earth, public domain). `npm run generate:ground -- FOLDER`, where FOLDER contains the three files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mergeArcs, meshArcs, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type {
  GeometryCollection,
  MultiPolygon as Merged,
  Objects,
  Polygon as Piece,
  Topology,
} from 'topojson-specification';
import type { MunicipalityProperties } from '../../../base-map/parse-base-map.ts';
import {
  type BelgianMunicipality,
  belgianMunicipalities,
  regionOfMunicipality,
} from '../../../../domain/place/belgian-municipality.ts';
import { lakeName, RIVERS } from './water-names.ts';
import { readArguments } from '../common/read-arguments.ts';

/** Countries that a map of properties may show, by ISO 3166 number. */
const LANDS: Readonly<Record<string, string>> = {
  '250': 'FR',
  '276': 'DE',
  '528': 'NL',
  '442': 'LU',
  '826': 'GB',
  '380': 'IT',
  '756': 'CH',
  '040': 'AT',
  '724': 'ES',
  '705': 'SI',
  '191': 'HR',
  '208': 'DK',
  '203': 'CZ',
};
/** West, south, east and north edges of a box, in degrees: parts of countries entirely outside the box are left out. */
const SHOWN = [-6, 41, 17, 56] as const;
/**
 * Factors by which `weight` multiplies the area of a triangle; the first box (west, south, east, north) that contains the middle point
 * applies. The farther a box is from Belgium, the smaller its factor, so that more points are left out.
 */
const COARSER: readonly (readonly [box: readonly [number, number, number, number], factor: number])[] = [
  [[2.4, 49.4, 6.5, 51.6], 1],
  [[1.5, 48.6, 7.5, 52.5], 0.1],
  [[-6, 43, 14, 54], 0.01],
];
const FAR = 0.002;
/** Area in square degrees below which a triangle is simplified away: about 80 m by 400 m. */
const SMALLEST = 2e-6;
const GRID = 1e5;

/** Polygons of a topology with their properties. */
type Described<Properties> = {
  readonly type: 'GeometryCollection';
  geometries: ((Piece | Merged) & { readonly properties: Properties })[];
};

type Source = { readonly nis: string; readonly population: number };

const [folder = ''] = readArguments('npm run generate:ground -- FOLDER', { least: 1, most: 1 }).positionals;
const read = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value;

const source = read<Topology>(join(folder, 'municipalities-2019.topo.json'));
const world = read<Topology>('node_modules/world-atlas/countries-10m.json');
const named = source.objects['municipalities'] as Described<Source>;

const municipalities: FeatureCollection<Polygon | MultiPolygon, MunicipalityProperties> = {
  type: 'FeatureCollection',
  features: [...belgianMunicipalities().values()]
    .map(drawnOf)
    .toSorted((a, b) => String(a.id).localeCompare(String(b.id))),
};
const drawn = simplify(
  presimplify(
    // The types of topojson-simplify require properties, which those of topojson-server make optional.
    topology({
      municipalities: municipalities as FeatureCollection,
      land: { type: 'FeatureCollection', features: lands() } as FeatureCollection,
      lakes: describedBy('lakes.geojson', ({ name = '' }, { coordinates: [[[x = 0] = []] = []] }) => ({
        name: lakeName(name, x),
      })),
      rivers: describedBy('rivers.geojson', ({ name = '' }) => ({ name, ...RIVERS[name] })),
    }) as Topology<Objects<object>>,
    weight,
  ),
  SMALLEST,
);
const pieces = drawn.objects['municipalities'] as Described<MunicipalityProperties>;
const of = (region: string) => pieces.geometries.filter(({ properties }) => properties.region === region);
drawn.objects['regions'] = {
  type: 'GeometryCollection',
  geometries: ['brussels', 'flanders', 'wallonia'].map(id => ({ ...mergeArcs(drawn, of(id)), id })),
};
drawn.objects['languageBorder'] = {
  type: 'GeometryCollection',
  geometries: [meshArcs(drawn, pieces as GeometryCollection, (a, b) => a !== b && languageOf(a) !== languageOf(b))],
};
const written = JSON.stringify(quantize(drawn, GRID));
writeFileSync(new URL('../../../base-map/base-map.topo.json', import.meta.url), `${written}\n`);
console.log(
  `${municipalities.features.length} municipalities, ${(brotliCompressSync(written).byteLength / 1024).toFixed(1)} KiB compressed`,
);

/** A municipality of today: its own boundary, or those of the municipalities that merged. */
function drawnOf(municipality: BelgianMunicipality): Feature<Polygon | MultiPolygon, MunicipalityProperties> {
  const { code, names, language, former } = municipality;
  const merged = former.flatMap(one => one.code ?? []);
  const found = (merged.length > 0 ? merged : [code]).map(part => {
    const one = named.geometries.find(({ properties }) => properties.nis === part);
    if (!one) throw new Error(`the source has no municipality ${part}`);
    return one;
  });
  const [first] = found;
  if (!first) throw new Error(`${code} has no boundary`);
  const shape = found.length === 1 ? first : mergeArcs(source, found);
  const { geometry } = feature(source, shape) as Feature<Polygon | MultiPolygon>;
  const population = found.reduce((sum, one) => sum + one.properties.population, 0);
  const { fr, nl, de, en } = names;
  const local = language === 'nl' ? nl : language === 'de' ? de : fr;
  const properties: MunicipalityProperties = {
    fr,
    nl,
    ...((language === 'de' || de !== local) && { de }),
    ...(en !== local && { en }),
    region: regionOfMunicipality(municipality),
    language,
    population,
    density: Math.round(population / squareKilometres(geometry)),
    at: middleOf(geometry),
  };
  return { type: 'Feature', id: code, properties, geometry };
}

/** Best position of a name: well inside the largest part (the middle of the widest horizontal row across it). */
function middleOf(geometry: Polygon | MultiPolygon): [number, number] {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const largest = parts.toSorted((a, b) => size(b[0] ?? []) - size(a[0] ?? []))[0] ?? [];
  const heights = (largest[0] ?? []).map(([, y = 0]) => y);
  const [south, north] = [Math.min(...heights), Math.max(...heights)];
  let best: readonly [score: number, x: number, y: number] = [-1, 0, 0];
  for (let row = 1; row < 40; row++) {
    const y = south + ((north - south) * row) / 40;
    const crossed = crossings(largest, y);
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const [from = 0, to = 0] = [crossed[at], crossed[at + 1]];
      // Labels are wide, so the width of the row counts most; of rows of similar width, the one nearest to the middle is chosen.
      const score = (to - from) * (1 - Math.abs(row - 20) / 30);
      if (score > best[0]) best = [score, (from + to) / 2, y];
    }
  }
  return [round(best[1]), round(best[2])];
}

function crossings(rings: readonly (readonly Position[])[], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings)
    for (let at = 1; at < ring.length; at++) {
      const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[at - 1] as Position, ring[at] as Position];
      if (y0 > y !== y1 > y) found.push(x0 + ((y - y0) * (x1 - x0)) / (y1 - y0));
    }
  return found.toSorted((a, b) => a - b);
}

/**
 * Approximate area of a shape, accurate enough to choose a colour: uses the length of a longitude degree in the middle of Belgium and
 * ignores holes.
 */
function squareKilometres(geometry: Polygon | MultiPolygon): number {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const degrees = parts.reduce((sum, [outer = []]) => sum + size(outer) / 2, 0);
  return degrees * 111.2 * 111.2 * Math.cos((50.6 * Math.PI) / 180);
}

/** Twice the area of a ring, in square degrees. */
function size(ring: readonly Position[]): number {
  let twice = 0;
  for (let at = 1; at < ring.length; at++) {
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[at - 1] as Position, ring[at] as Position];
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice);
}

function lands(): Feature<MultiPolygon, { readonly country: string }>[] {
  const all = feature(world, world.objects['countries'] as GeometryCollection).features;
  return all.flatMap(({ id, geometry }) => {
    const country = LANDS[String(id)];
    if (country === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return [];
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = parts.filter(([outer = []]) => outer.some(point => isIn(point, SHOWN)));
    return [{ type: 'Feature', properties: { country }, geometry: { type: 'MultiPolygon', coordinates } } as const];
  });
}

function describedBy<Told extends object>(
  file: string,
  words: (properties: { readonly name?: string }, shape: Polygon) => Told,
) {
  const { features } = read<FeatureCollection<Polygon, { readonly name?: string }>>(join(folder, file));
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature' as const,
      properties: words(properties, geometry),
      geometry,
    })),
  } as FeatureCollection;
}

function languageOf(one: { readonly properties?: unknown }): string {
  return (one.properties as MunicipalityProperties).language;
}

/** Significance of a point of a line for simplification: the area of its triangle, reduced far from Belgium. */
function weight(triangle: readonly [Position, Position, Position]): number {
  const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = triangle;
  const area = Math.abs((x0 - x2) * (y1 - y0) - (x0 - x1) * (y2 - y0)) / 2;
  return area * (COARSER.find(([box]) => isIn(triangle[1], box))?.[1] ?? FAR);
}

function isIn(
  [x = 0, y = 0]: Position,
  [west, south, east, north]: readonly [number, number, number, number],
): boolean {
  return x > west && x < east && y > south && y < north;
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
