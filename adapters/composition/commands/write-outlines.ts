/**
 * Writes `domain/map/outlines.ts`: Belgium and the lands around it from Natural Earth (public domain,
 * https://www.naturalearthdata.com/), as the package world-atlas carries them. Run where the outlines are to be drawn anew:
 * `node adapters/composition/commands/write-outlines.ts`, with the path of another `countries-10m.json` where there is one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type WorldPoint, worldPoint } from '../../../domain/map/mercator.ts';
import { ringPath } from '../../../domain/map/outline-path.ts';
import { readArguments } from './read-arguments.ts';

type Point = readonly [longitude: number, latitude: number];
type Geometry = {
  readonly id: string;
  readonly type: 'Polygon' | 'MultiPolygon';
  readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
};
/** https://github.com/topojson/topojson-specification */
type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly countries: { readonly geometries: readonly Geometry[] } };
};

const BELGIUM = '056';
/** West, south, east, north: what the widest view can show. */
const DRAWN = [-16, 35, 32, 61] as const;
/** Degrees that a line may be moved by, the nearer the finer: Belgium, its neighbours, the rest. */
const COARSENESS: readonly (readonly [within: readonly [number, number, number, number], degrees: number])[] = [
  [[2.2, 49.3, 6.6, 51.7], 0.0015],
  [[0.5, 48.5, 8.5, 52.8], 0.012],
  [[-6, 42, 14, 55], 0.04],
  [DRAWN, 0.09],
];
/** Parts of the Mercator square; about a hundred metres in Belgium. */
const UNITS = 2 ** 18;
/** Square units: islands that are smaller are left out. */
const SMALLEST = 12;

const [path = 'node_modules/world-atlas/countries-10m.json'] = readArguments(
  'node adapters/composition/commands/write-outlines.ts [FILE]',
  { most: 1 },
).positionals;
const { arcs, transform, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology;

const lines = arcs.map(arc => {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
  return simplified(points);
});

const belgium: string[] = [];
const others: string[] = [];
for (const geometry of objects.countries.geometries) {
  const polygons = (
    geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  ) as readonly (readonly (readonly number[])[])[];
  for (const ring of polygons.flat()) {
    const written = writtenRing(clipped(joined(ring)));
    if (written) (geometry.id === BELGIUM ? belgium : others).push(written);
  }
}

writeFileSync(
  new URL('../../../domain/map/outlines.ts', import.meta.url),
  `/**
 * Coasts and borders as paths of \`M x y l dx dy … z\` in parts of the Mercator square. Made with Natural Earth, version 4.1
 * (public domain, https://www.naturalearthdata.com/), by way of world-atlas 2.0.2 (ISC). Written by
 * adapters/composition/commands/write-outlines.ts; not edited by hand.
 */

/** Into how many parts each side of the square is cut. */
export const OUTLINE_UNITS = ${UNITS};

/** Degrees beyond which nothing is drawn: west, south, east, north. */
export const OUTLINES_END = [${DRAWN.join(', ')}] as const;

export const BELGIUM = '${belgium.join('')}';

/** All other lands, one after the other. */
export const OTHER_LANDS =
  '${others.join('')}';
`,
);
console.log(`Belgium ${belgium.join('').length} characters, other lands ${others.join('').length}`);

/** An arc's points end to end; a negative number is the arc turned around, the last point of each is the first of the next. */
function joined(ring: readonly number[]): Point[] {
  return ring.flatMap(number => {
    const line = lines[number < 0 ? ~number : number] ?? [];
    return (number < 0 ? line.toReversed() : line).slice(0, -1);
  });
}

/** Ramer–Douglas–Peucker, with a tolerance that depends on the place; both neighbours of a border get the same line. */
function simplified(points: readonly Point[]): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  if (points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  points.forEach((point, at) => {
    const away = fromLine(point, first, last) / coarseness(point);
    if (at > 0 && at < points.length - 1 && away > distance) [farthest, distance] = [at, away];
  });
  if (distance <= 1) return [first, last];
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))];
}

/** Degrees of latitude; a degree of longitude is as much shorter as it is there. */
function fromLine(point: Point, from: Point, to: Point): number {
  const narrow = Math.cos((point[1] * Math.PI) / 180);
  const [px, py, dx, dy] = [
    (point[0] - from[0]) * narrow,
    point[1] - from[1],
    (to[0] - from[0]) * narrow,
    to[1] - from[1],
  ];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(px, py);
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / length ** 2));
  return Math.hypot(px - along * dx, py - along * dy);
}

function coarseness([longitude, latitude]: Point): number {
  const found = COARSENESS.find(
    ([[west, south, east, north]]) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return found?.[1] ?? 1;
}

/** Sutherland–Hodgman against the four sides of what is drawn. */
function clipped(ring: readonly Point[]): Point[] {
  const [west, south, east, north] = DRAWN;
  const sides: readonly (readonly [axis: 0 | 1, bound: number, sign: 1 | -1])[] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  let points = [...ring];
  for (const [axis, bound, sign] of sides) {
    const inside = (point: Point) => sign * (point[axis] - bound) >= 0;
    points = points.flatMap((point, at) => {
      const before = points.at(at - 1) as Point;
      const share = (bound - before[axis]) / (point[axis] - before[axis]);
      const crossing: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      if (inside(point)) return inside(before) ? [point] : [crossing, point];
      return inside(before) ? [crossing] : [];
    });
  }
  return points;
}

function writtenRing(ring: readonly Point[]): string | undefined {
  const points = ring
    .map(([longitude, latitude]) => worldPoint({ longitude, latitude }))
    .map(({ x, y }): WorldPoint => ({ x: Math.round(x * UNITS), y: Math.round(y * UNITS) }));
  return Math.abs(area(points)) < SMALLEST ? undefined : ringPath(points) || undefined;
}

function area(points: readonly WorldPoint[]): number {
  return points.reduce((sum, { x, y }, at) => {
    const before = points.at(at - 1) as WorldPoint;
    return sum + (before.x * y - x * before.y) / 2;
  }, 0);
}
