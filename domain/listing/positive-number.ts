/**
 * A finite number above 0, else `undefined`: sources send 0 or -1 for an unknown price, area or count.
 * `positiveNumber(85)` → `85`, `positiveNumber(0)` → `undefined`, `positiveNumber('85')` → `undefined`
 */
export function positiveNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
