import type { Pixel } from './camera.ts';

/** Pixels that a name takes: to either side for each letter, around it, and above and below. */
const LETTER = 3.6;
const BESIDE = 12;
const HEIGHT = 34;

/**
 * Which names can stand on a map without touching each other, the first ones first; `at` says where each would stand. Gives
 * their numbers. Two places side by side: the later one goes without.
 */
export function labelsThatFit(names: readonly string[], at: readonly Pixel[], most: number): number[] {
  const placed: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  const chosen: number[] = [];
  for (let number = 0; number < names.length && chosen.length < most; number++) {
    const { x, y } = at[number] ?? { x: Number.NaN, y: Number.NaN };
    const half = (names[number] ?? '').length * LETTER + BESIDE;
    if (placed.some(other => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < HEIGHT)) continue;
    placed.push({ x, y, half });
    chosen.push(number);
  }
  return chosen;
}
