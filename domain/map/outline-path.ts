import { boxSeen, type Camera, type MapSize, pixelOf, type WorldBox } from './camera.ts';
import type { WorldPoint } from './mercator.ts';
import { OUTLINE_UNITS } from './outlines.ts';

/** A closed line, its points in parts of the square, and the smallest rectangle around it. */
export type Ring = { readonly points: readonly WorldPoint[]; readonly box: WorldBox };

/** Pixels around the picture within which lines are kept, so that its own edge is no coast. */
const MARGIN = 4;

/** The rings of a path of `outlines.ts`. */
export function readRings(path: string): Ring[] {
  return [...path.matchAll(/M(\d+) (\d+)l([^z]*)z/g)].map(([, startX, startY, steps = '']) => {
    let [x, y] = [Number(startX), Number(startY)];
    const points: WorldPoint[] = [{ x, y }];
    let [left, top, right, bottom] = [x, y, x, y];
    const numbers = steps.match(/-?\d+/g) ?? [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += Number(numbers[at]);
      y += Number(numbers[at + 1]);
      points.push({ x, y });
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    return { points, box: { left, top, right, bottom } };
  });
}

/** Land as a path in the whole pixels of a picture, what lies outside of it cut away; '' where it shows none. */
export function outlinePath(rings: readonly Ring[], camera: Camera, size: MapSize): string {
  const seen = boxSeen(camera, size, MARGIN);
  const [left, right] = [seen.left * OUTLINE_UNITS, seen.right * OUTLINE_UNITS];
  const [top, bottom] = [seen.top * OUTLINE_UNITS, seen.bottom * OUTLINE_UNITS];
  const sides: readonly (readonly ['x' | 'y', number, 1 | -1])[] = [
    ['x', left, 1],
    ['x', right, -1],
    ['y', top, 1],
    ['y', bottom, -1],
  ];
  return rings
    .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
    .map(ring => {
      const cut = sides.reduce((points, [axis, bound, sign]) => cutAt(points, axis, bound, sign), ring.points);
      return ringPath(
        cut.map(({ x, y }) => {
          const pixel = pixelOf(camera, size, { x: x / OUTLINE_UNITS, y: y / OUTLINE_UNITS });
          return { x: Math.round(pixel.x), y: Math.round(pixel.y) };
        }),
      );
    })
    .join('');
}

/** The part of a ring on one side of a line (Sutherland and Hodgman, 1974). */
function cutAt(ring: Ring['points'], axis: 'x' | 'y', bound: number, sign: 1 | -1): Ring['points'] {
  const inside = (point: WorldPoint) => sign * (point[axis] - bound) >= 0;
  return ring.flatMap((point, at) => {
    const before = ring.at(at - 1) as WorldPoint;
    if (inside(point) === inside(before)) return inside(point) ? [point] : [];
    const share = (bound - before[axis]) / (point[axis] - before[axis]);
    const crossing = { x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y) };
    return inside(point) ? [crossing, point] : [crossing];
  });
}

/**
 * A ring as `outlines.ts` and drawings write it; '' where it has no area left. Points are whole numbers.
 * `ringPath([{ x: 1, y: 1 }, { x: 3, y: 1 }, { x: 3, y: 4 }])` → `'M1 1l2 0 0 3z'`
 */
export function ringPath(points: Ring['points']): string {
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
