export type Point = readonly [x: number, y: number];

/** Seeded pseudo-random generator (mulberry32) of numbers in [0, 1), so that a challenge always has the same picture. */
export function makeChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Converts the closed subpaths of an SVG path to points, dense enough to be distorted smoothly.
 * `pointsOf('M0 0L10 0L10 10')` → `[[[0, 0], …, [10, 0], …, [10, 10]]]`
 */
export function pointsOf(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command, numbers] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const places = (numbers?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const ends: Point[] = [];
    for (let i = 0; i + 1 < places.length; i += 2) ends.push([places[i] as number, places[i + 1] as number]);
    const to = ends.at(-1);
    if (!to) continue;
    if (command === 'M') lines.push([to]);
    else lines.at(-1)?.push(...between([at, ...ends]));
    at = to;
  }
  return lines;
}

/** Points along a Bézier curve of any degree (de Casteljau), without its start. */
function between(controls: readonly Point[]): Point[] {
  const first = controls[0] as Point;
  const last = controls.at(-1) as Point;
  const steps = Math.max(1, Math.ceil(Math.hypot(last[0] - first[0], last[1] - first[1]) / 5));
  return Array.from({ length: steps }, (_, step) => along(controls, (step + 1) / steps));
}

function along(controls: readonly Point[], t: number): Point {
  if (controls.length === 1) return controls[0] as Point;
  const nearer = controls.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = controls[i] as Point;
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return along(nearer, t);
}

/** Distortion of the whole picture by two sine waves in each direction. */
export function makeWaves(chance: () => number): (point: Point) => Point {
  const wave = (strength: number, length: number) => {
    const high = strength * (0.6 + 0.4 * chance());
    const wide = length * (0.8 + 0.5 * chance());
    const start = chance() * 2 * Math.PI;
    return (at: number) => high * Math.sin(at / wide + start);
  };
  const [up, upToo, side, sideToo] = [wave(7, 48), wave(3, 20), wave(4, 26), wave(2, 12)];
  return ([x, y]) => [x + side(y) + sideToo(y), y + up(x) + upToo(x)];
}
