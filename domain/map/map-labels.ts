import type { Pixel } from './camera.ts';

/** Size of a label in pixels: half width per letter, horizontal padding, height. */
const LETTER = 3.6;
const BESIDE = 12;
const HEIGHT = 34;

/**
 * Indexes of labels that fit on a map without overlap, in order of priority, at most `most`; `at` has their positions. If two labels
 * overlap, the later one is omitted.
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
