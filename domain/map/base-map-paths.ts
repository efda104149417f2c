import { boxSeen, type Camera, type MapSize, type Pixel, pixelOf, type WorldBox } from './camera.ts';
import type { BaseMap, Line, Polygons } from './base-map.ts';
import { type WorldPoint, worldPoint } from './mercator.ts';

/** The base map as SVG paths in whole pixels; '' for layers that are not visible. */
export type BaseMapPaths = {
  readonly abroad: string;
  readonly country: string;
  /** Municipalities with a density of at least `TOWN`, below `CITY`. */
  readonly towns: string;
  readonly cities: string;
  readonly rivers: string;
  readonly lakes: string;
  readonly municipalityLines: string;
  readonly languageLines: string;
  readonly regionLines: string;
};

/** A line on the Mercator square, with its bounding box. */
type Drawn = { readonly points: readonly WorldPoint[]; readonly box: WorldBox };

type Prepared = {
  readonly abroad: readonly Drawn[];
  readonly country: readonly Drawn[];
  readonly municipalities: ReadonlyMap<string, { readonly density: number; readonly rings: readonly Drawn[] }>;
  readonly rivers: readonly Drawn[];
  readonly lakes: readonly Drawn[];
  readonly lines: { readonly [kind in 'municipality' | 'region' | 'language']: readonly Drawn[] };
};

/** Pixels beyond the image that are kept when clipping, so that its edge is not drawn as a coastline. */
const MARGIN = 4;
/** Inhabitants per km² from which a municipality has the colour of a town, or of a city. */
const TOWN = 800;
const CITY = 3_500;
/** Minimum zoom for municipality borders; below it they would be too dense. */
const MUNICIPALITY_LINES = 9.4;
/** Tolerance of line simplification in pixels. */
const COARSENESS = 0.75;

const prepared = new WeakMap<BaseMap, Prepared>();

/** SVG paths of the part of the base map that a camera shows. */
export function baseMapPaths(baseMap: BaseMap, camera: Camera, size: MapSize): BaseMapPaths {
  const all = preparedOf(baseMap);
  const view = viewOf(camera, size);
  const [towns, cities]: [Drawn[], Drawn[]] = [[], []];
  for (const { density, rings } of all.municipalities.values()) {
    if (density >= CITY) cities.push(...rings);
    else if (density >= TOWN) towns.push(...rings);
  }
  return {
    abroad: areaPath(all.abroad, view),
    country: areaPath(all.country, view),
    towns: areaPath(towns, view),
    cities: areaPath(cities, view),
    rivers: linePath(all.rivers, view),
    lakes: areaPath(all.lakes, view),
    municipalityLines: camera.zoom < MUNICIPALITY_LINES ? '' : linePath(all.lines.municipality, view),
    languageLines: linePath(all.lines.language, view),
    regionLines: linePath(all.lines.region, view),
  };
}

/** Path of polygons on top of the base map, in pixels of the same image. */
export function polygonsPath(polygons: Polygons, camera: Camera, size: MapSize): string {
  return areaPath(ringsOf(polygons), viewOf(camera, size));
}

/** `polygonsPath` in tenths of a pixel, neither simplified nor clipped, so that circles look round. */
export function roundPath(polygons: Polygons, camera: Camera, size: MapSize): string {
  return ringsOf(polygons)
    .map(({ points }) => {
      const corners = points.map(point => pixelOf(camera, size, point));
      return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
    })
    .join('');
}

/** Projects a base map to the Mercator square, cached per base map. */
function preparedOf(baseMap: BaseMap): Prepared {
  let made = prepared.get(baseMap);
  if (!made) {
    const { lines } = baseMap;
    made = {
      abroad: baseMap.lands.flatMap(ringsOf),
      country: lines.country.map(drawn),
      municipalities: new Map(
        [...baseMap.municipalities.values()].map(({ code, density, polygons }) => [
          code,
          { density, rings: ringsOf(polygons) },
        ]),
      ),
      rivers: baseMap.rivers.flatMap(river => river.lines.map(drawn)),
      lakes: baseMap.lakes.flatMap(({ polygons }) => ringsOf(polygons)),
      lines: {
        municipality: lines.municipality.map(drawn),
        region: lines.region.map(drawn),
        language: lines.language.map(drawn),
      },
    };
    prepared.set(baseMap, made);
  }
  return made;
}

function ringsOf(polygons: Polygons): Drawn[] {
  return polygons.flat().map(drawn);
}

function drawn(line: Line): Drawn {
  const points = line.map(([longitude, latitude]) => worldPoint({ longitude, latitude }));
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, box: { left, top, right, bottom } };
}

type View = { readonly seen: WorldBox; readonly pixel: (point: WorldPoint) => Pixel };

function viewOf(camera: Camera, size: MapSize): View {
  return {
    seen: boxSeen(camera, size, MARGIN),
    pixel: point => {
      const { x, y } = pixelOf(camera, size, point);
      return { x: Math.round(x), y: Math.round(y) };
    },
  };
}

function isSeen({ box }: Drawn, { left, top, right, bottom }: WorldBox): boolean {
  return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
}

/** Path of closed rings, clipped to the visible area. */
function areaPath(rings: readonly Drawn[], { seen, pixel }: View): string {
  const sides: readonly (readonly ['x' | 'y', number, 1 | -1])[] = [
    ['x', seen.left, 1],
    ['x', seen.right, -1],
    ['y', seen.top, 1],
    ['y', seen.bottom, -1],
  ];
  return rings
    .filter(ring => isSeen(ring, seen))
    .map(({ points, box }) => {
      // Most rings are completely inside the image.
      const whole =
        box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom;
      const cut = whole ? points : sides.reduce((left, [axis, bound, sign]) => cutAt(left, axis, bound, sign), points);
      return pathOf(simplified(cut.map(pixel)), true);
    })
    .join('');
}

/** Path of open lines, only the pieces that touch the image. */
function linePath(lines: readonly Drawn[], { seen, pixel }: View): string {
  return lines
    .filter(line => isSeen(line, seen))
    .flatMap(({ points }) => piecesWithin(points, seen))
    .map(piece => pathOf(simplified(piece.map(pixel)), false))
    .join('');
}

/** Pieces of a line, without segments that lie completely on one side of the rectangle. */
function piecesWithin(points: readonly WorldPoint[], { left, top, right, bottom }: WorldBox): WorldPoint[][] {
  const pieces: WorldPoint[][] = [];
  let piece: WorldPoint[] | undefined;
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1] as WorldPoint, points[at] as WorldPoint];
    const beside =
      (a.x < left && b.x < left) ||
      (a.x > right && b.x > right) ||
      (a.y < top && b.y < top) ||
      (a.y > bottom && b.y > bottom);
    if (beside) {
      piece = undefined;
    } else if (piece) {
      piece.push(b);
    } else {
      piece = [a, b];
      pieces.push(piece);
    }
  }
  return pieces;
}

/** Clips a ring at a line (Sutherland and Hodgman, 1974). */
function cutAt(ring: readonly WorldPoint[], axis: 'x' | 'y', bound: number, sign: 1 | -1): readonly WorldPoint[] {
  const inside = (point: WorldPoint) => sign * (point[axis] - bound) >= 0;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) as WorldPoint;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (bound - before[axis]) / (point[axis] - before[axis]);
    const crossing = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) };
    return inside(point) ? [crossing, point] : [crossing];
  });
}

/** Simplifies a line by leaving out points (Douglas and Peucker, 1973). */
function simplified(points: readonly Pixel[]): readonly Pixel[] {
  if (points.length < 3) return points;
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const ways: [from: number, to: number][] = [[0, points.length - 1]];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const [from, to] = way;
    const [a, b] = [points[from] as Pixel, points[to] as Pixel];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    let [farthest, distance] = [-1, COARSENESS];
    for (let at = from + 1; at < to; at++) {
      const { x, y } = points[at] as Pixel;
      const off = length === 0 ? Math.hypot(x - a.x, y - a.y) : Math.abs(dx * (y - a.y) - dy * (x - a.x)) / length;
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    ways.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => isKept[at] === 1);
}

/**
 * SVG path of points in whole pixels; '' if there is nothing to draw.
 * `pathOf([{ x: 1, y: 1 }, { x: 3, y: 1 }, { x: 3, y: 4 }], true)` → `'M1 1l2 0 0 3z'`
 */
function pathOf(points: readonly Pixel[], closed: boolean): string {
  const [start, ...rest] = points.filter(
    ({ x, y }, at) => (at === 0 && !closed) || x !== points.at(at - 1)?.x || y !== points.at(at - 1)?.y,
  );
  if (!start || rest.length < (closed ? 2 : 1)) return '';
  let before = start;
  const steps = rest.map(point => {
    const step = `${point.x - before.x} ${point.y - before.y}`;
    before = point;
    return step;
  });
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}
