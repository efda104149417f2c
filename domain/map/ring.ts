import type { Coordinates } from '../place/coordinates.ts';

/** A corner in integer units, so that points on an edge are tested without rounding. */
export type Corner = { readonly x: number; readonly y: number };

/** Units per degree, about ten metres each: the precision of a zone. */
const RING_PARTS = 10_000;
/** Maximum number of corners of a line drawn by hand; a longer one is refused. */
export const MOST_DRAWN = 2_000;
/** Maximum number of corners of a ring in an address. A ring with more is simplified. */
export const MOST_CORNERS = 200;
const FARTHEST_NORTH = 85 * RING_PARTS;
const HALF_WORLD = 180 * RING_PARTS;

/** Reason why corners are no ring. `too-few`: also if they enclose nothing; `far`: beyond 85° of latitude or across the 180° meridian. */
export type RingProblem = 'too-few' | 'too-many' | 'not-a-place' | 'far' | 'crossing';

/**
 * Normalises a ring: rounded to ten metres, at most 200 corners, none on a straight line between its neighbours, counterclockwise from
 * the westernmost corner, the first not repeated. Simplifies drawings of up to 2 000 corners.
 * `ringOf([{ latitude: 50.4, longitude: 4.7 }, …])` → `{ ring: […] }`, `ringOf([])` → `{ problem: 'too-few' }`
 */
export function ringOf(
  drawn: readonly Coordinates[],
): { readonly ring: readonly Coordinates[] } | { readonly problem: RingProblem } {
  if (drawn.length > MOST_DRAWN) return { problem: 'too-many' };
  const rounded = drawn.map(({ latitude, longitude }) => ({
    x: Math.round(longitude * RING_PARTS) + 0,
    y: Math.round(latitude * RING_PARTS) + 0,
  }));
  if (!rounded.every(({ x, y }) => Number.isSafeInteger(x) && Number.isSafeInteger(y)))
    return { problem: 'not-a-place' };
  if (rounded.some(({ x, y }) => Math.abs(x) > HALF_WORLD || Math.abs(y) > FARTHEST_NORTH)) return { problem: 'far' };
  const corners = simplified(withoutMiddles(rounded));
  if (corners.length < 3) return { problem: 'too-few' };
  if (corners.some((corner, at) => Math.abs(corner.x - after(corners, at).x) > HALF_WORLD)) return { problem: 'far' };
  if (crossesItself(corners)) return { problem: 'crossing' };
  return { ring: inOrder(corners).map(({ x, y }) => ({ latitude: y / RING_PARTS, longitude: x / RING_PARTS })) };
}

/** The base64url alphabet (RFC 4648 §5), which needs no escaping in URLs. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Serialises a ring: each corner as the difference to the previous one, in groups of five bits, with the sixth bit set if more groups
 * follow. A ring of 200 corners in Belgium takes up to 1 200 characters, any ring at most 2 000.
 */
export function printRing(ring: readonly Coordinates[]): string {
  let [text, lastX, lastY] = ['', 0, 0];
  for (const { latitude, longitude } of ring) {
    const [x, y] = [Math.round(longitude * RING_PARTS), Math.round(latitude * RING_PARTS)];
    text += printNumber(y - lastY) + printNumber(x - lastX);
    [lastX, lastY] = [x, y];
  }
  return text;
}

/** The inverse of `printRing`; `undefined` if the text is not a ring. */
export function readRing(text: string): readonly Coordinates[] | undefined {
  if (text.length > MOST_CORNERS * 10) return undefined;
  const numbers = readNumbers(text);
  if (!numbers || numbers.length % 2 === 1 || numbers.length > 2 * MOST_CORNERS) return undefined;
  const corners: Coordinates[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    y += numbers[at] as number;
    x += numbers[at + 1] as number;
    corners.push({ latitude: y / RING_PARTS, longitude: x / RING_PARTS });
  }
  const made = ringOf(corners);
  return 'ring' in made ? made.ring : undefined;
}

function printNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  do {
    text += DIGITS[(rest & 31) | (rest > 31 ? 32 : 0)];
    rest >>>= 5;
  } while (rest > 0);
  return text;
}

function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [number, bits] = [0, 0];
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    // Five groups of five bits are enough for 360°.
    if (digit < 0 || bits > 20) return undefined;
    number |= (digit & 31) << bits;
    bits += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -((number + 1) >>> 1) : number >>> 1);
    [number, bits] = [0, 0];
  }
  return bits === 0 ? numbers : undefined;
}

function after<T>(ring: readonly T[], at: number): T {
  return ring[(at + 1) % ring.length] as T;
}

/** Greater than 0 if `c` is to the left of the line from `a` to `b`; exact, because all numbers are integers below 2²⁶. */
function turn(a: Corner, b: Corner, c: Corner): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Removes corners equal to a neighbour or on the straight line between both neighbours, also across the ring's start. */
function withoutMiddles(corners: readonly Corner[]): Corner[] {
  const remaining: Corner[] = [];
  for (const corner of corners) {
    push(remaining, corner);
  }
  for (let changed = true; changed && remaining.length > 2; ) {
    changed = false;
    const [first, second] = remaining as [Corner, Corner];
    const last = remaining.at(-1) as Corner;
    if (isMiddle(remaining.at(-2) as Corner, last, first)) changed = remaining.pop() !== undefined;
    else if (isMiddle(last, first, second)) changed = remaining.shift() !== undefined;
  }
  return remaining;
}

function push(kept: Corner[], corner: Corner): void {
  while (kept.length > 1 && isMiddle(kept.at(-2) as Corner, kept.at(-1) as Corner, corner)) kept.pop();
  const last = kept.at(-1);
  if (!last || last.x !== corner.x || last.y !== corner.y) kept.push(corner);
}

/** Whether `b` is redundant between `a` and `c`. Returns false where the line turns back on itself, which counts as crossing. */
function isMiddle(a: Corner, b: Corner, c: Corner): boolean {
  const ahead = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) >= 0;
  return (b.x === c.x && b.y === c.y) || (turn(a, b, c) === 0 && ahead);
}

/** Reduces a ring to at most 200 corners, removing those with the smallest deviation first (Douglas and Peucker). */
function simplified(corners: readonly Corner[]): readonly Corner[] {
  if (corners.length <= MOST_CORNERS) return corners;
  // Split the ring into two lines: from its first corner to the farthest one, and back.
  const [first] = corners as [Corner];
  const away = corners.map(({ x, y }) => (x - first.x) ** 2 + (y - first.y) ** 2);
  const half = away.indexOf(Math.max(...away));
  const standsOut = new Float64Array(corners.length);
  standsOut[0] = standsOut[half] = Number.POSITIVE_INFINITY;
  const ways: [from: number, to: number, most: number][] = [
    [0, half, Number.POSITIVE_INFINITY],
    [half, corners.length, Number.POSITIVE_INFINITY],
  ];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const [from, to, most] = way;
    const [a, b] = [corners[from] as Corner, corners[to % corners.length] as Corner];
    let [farthest, distance] = [-1, -1];
    for (let at = from + 1; at < to; at++) {
      const off = distanceTo(a, b, corners[at] as Corner);
      if (off > distance) [farthest, distance] = [at, off];
    }
    if (farthest < 0) continue;
    // A corner never counts as deviating more than the corner at which its line was split, so that a simplification which keeps it also
    // keeps the corner of the split.
    const own = Math.min(most, distance);
    standsOut[farthest] = own;
    ways.push([from, farthest, own], [farthest, to, own]);
  }
  const limit = standsOut.toSorted()[corners.length - MOST_CORNERS] as number;
  const remaining: Corner[] = [];
  let [above, equal] = [0, 0];
  for (const value of standsOut) above += Number(value > limit);
  corners.forEach((corner, at) => {
    const value = standsOut[at] as number;
    if (value > limit || (value === limit && equal++ < MOST_CORNERS - above)) remaining.push(corner);
  });
  return withoutMiddles(remaining);
}

function distanceTo(a: Corner, b: Corner, c: Corner): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length === 0 ? Math.hypot(c.x - a.x, c.y - a.y) : Math.abs(turn(a, b, c)) / length;
}

/** Whether two edges meet other than at the shared corner of neighbours. */
function crossesItself(corners: readonly Corner[]): boolean {
  const { length } = corners;
  for (let at = 0; at < length; at++) {
    const [a, b] = [corners[at] as Corner, after(corners, at)];
    // Neighbouring edges overlap if the line turns straight back.
    const c = after(corners, at + 1);
    if (turn(a, b, c) === 0) return true;
    for (let other = at + 2; other < length; other++) {
      if (at === 0 && other === length - 1) continue;
      if (meet(a, b, corners[other] as Corner, after(corners, other))) return true;
    }
  }
  return false;
}

function meet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  const apart = (one: number, other: number) => (one > 0 && other > 0) || (one < 0 && other < 0);
  return !apart(turn(a, b, c), turn(a, b, d)) && !apart(turn(c, d, a), turn(c, d, b));
}

/** Returns the corners counterclockwise from the westernmost one; if several are equally far west, from the southernmost of them. */
function inOrder(corners: readonly Corner[]): readonly Corner[] {
  let doubled = 0;
  corners.forEach((a, at) => {
    const b = after(corners, at);
    doubled += a.x * b.y - b.x * a.y;
  });
  const turned = doubled < 0 ? corners.toReversed() : corners;
  let first = 0;
  turned.forEach(({ x, y }, at) => {
    const least = turned[first] as Corner;
    if (x < least.x || (x === least.x && y < least.y)) first = at;
  });
  return [...turned.slice(first), ...turned.slice(0, first)];
}
