/**
 * Position of a value among ascending steps: 2·i+1 for step i, even numbers between steps, the last code for a missing value. 'At least
 * step i' and 'at most step i' are then ranges of codes. `stepCode([100, 200], 200)` → `3`, of 150 → `2`, of `undefined` → `5`
 */
export function stepCode(steps: readonly number[], value: number | undefined): number {
  if (value === undefined) return 2 * steps.length + 1;
  const next = steps.findIndex(step => step >= value);
  if (next < 0) return 2 * steps.length;
  return 2 * next + (steps[next] === value ? 1 : 0);
}

/** Number of codes that `stepCode` uses. */
export function codeCount(steps: readonly number[]): number {
  return 2 * steps.length + 2;
}
