import type { Camera, MapSize } from './camera.ts';
import { boxSeen, pixelOf } from './camera.ts';
import type { WorldPoint } from './mercator.ts';
import { OUTLINE_UNITS } from './outlines.ts';

/** A closed line, its points in parts of the square. */
export type Ring = readonly WorldPoint[];

/** Pixels around the picture within which lines are kept, so that its own edge is no coast. */
const MARGIN = 4;

/** The rings of a path of `outlines.ts`. */
export function readRings(path: string): Ring[] {
  return [...path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)].map(([, startX, startY, steps = '']) => {
    let [x, y] = [Number(startX), Number(startY)];
    const ring: WorldPoint[] = [{ x, y }];
    const numbers = steps.match(/-?\d+/g) ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += Number(numbers[at]);
      y += Number(numbers[at + 1]);
      ring.push({ x, y });
    }
    return ring;
  });
}

/** Land as a path in the whole pixels of a picture, what lies outside of it cut away; '' where it shows none. */
export function outlinePath(rings: readonly Ring[], camera: Camera, size: MapSize): string {
  const seen = boxSeen(camera, size, MARGIN);
  const sides: readonly (readonly ['x' | 'y', number, 1 | -1])[] = [
    ['x', seen.left * OUTLINE_UNITS, 1],
    ['x', seen.right * OUTLINE_UNITS, -1],
    ['y', seen.top * OUTLINE_UNITS, 1],
    ['y', seen.bottom * OUTLINE_UNITS, -1],
  ];
  return rings
    .map(ring => {
      const cut = sides.reduce((points, [axis, bound, sign]) => cutAt(points, axis, bound, sign), ring);
      return written(
        cut.map(({ x, y }) => {
          const pixel = pixelOf(camera, size, { x: x / OUTLINE_UNITS, y: y / OUTLINE_UNITS });
          return { x: Math.round(pixel.x), y: Math.round(pixel.y) };
        }),
      );
    })
    .join('');
}

/** The part of a ring on one side of a line (Sutherland and Hodgman, 1974). */
function cutAt(ring: Ring, axis: 'x' | 'y', bound: number, sign: 1 | -1): Ring {
  const inside = (point: WorldPoint) => sign * (point[axis] - bound) >= 0;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) as WorldPoint;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (bound - before[axis]) / (point[axis] - before[axis]);
    const crossing = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) };
    return inside(point) ? [crossing, point] : [crossing];
  });
}

function written(points: Ring): string {
  const [start, ...rest] = points.filter(({ x, y }, at) => x !== points.at(at - 1)?.x || y !== points.at(at - 1)?.y);
  if (!start || rest.length < 2) return '';
  let before = start;
  const steps = rest.map(point => {
    const step = `${point.x - before.x} ${point.y - before.y}`;
    before = point;
    return step;
  });
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
