import type { Coordinates } from '../place/coordinates.ts';
import { MOST_DRAWN, ringOf } from './ring.ts';

/** Of the corners, the part at either end that a hand may have drawn past its beginning. */
const OVERSHOT = 0.3;
/** Ends that are tried: a line of 2 000 corners is cut in steps. */
const TRIES = 24;

/**
 * The ring that a hand drew, as `ringOf` gives it. A hand seldom stops where it began: where the line crosses itself, as little as
 * possible is cut off at its end or at its beginning, and of a line with too many corners every other is taken. None where that is
 * not enough, or nothing is enclosed. `drawnRing(corners)` → `[{ latitude: 50.4, longitude: 4.7 }, …]`
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
