import type { Coordinates } from '../place/coordinates.ts';
import { MOST_DRAWN, ringOf } from './ring.ts';

/** Fraction of the corners that may be cut at either end, if the hand drew past the start. */
const OVERSHOT = 0.3;
/** Maximum number of cut positions to try at either end; on a long line, they are several corners apart. */
const TRIES = 24;

/**
 * Converts a freehand line to a ring in the form of `ringOf`. People seldom stop where they started: if the line crosses itself, cuts as
 * little as possible off its end or start. If it has too many corners, takes every other one. `undefined` if that is not enough or
 * nothing is enclosed. `drawnRing(corners)` → `[{ latitude: 50.4, longitude: 4.7 }, …]`
 */
export function drawnRing(corners: readonly Coordinates[]): readonly Coordinates[] | undefined {
  if (corners.length > MOST_DRAWN) return drawnRing(corners.filter((_, at) => at % 2 === 0));
  const step = Math.max(1, Math.ceil((corners.length * OVERSHOT) / TRIES));
  for (let cut = 0; cut <= corners.length * OVERSHOT; cut += step) {
    for (const part of [corners.slice(0, corners.length - cut), corners.slice(cut)]) {
      const made = ringOf(part);
      if ('ring' in made) return made.ring;
      if (made.problem !== 'crossing') return undefined;
    }
  }
  return undefined;
}
