/**
 * Where a value lies among steps: 2·i+1 on step i, even numbers between, the last code for no value. Thus 'at least
 * step i' and 'at most step i' are ranges of codes. `stepCode([100, 200], 200)` → `3`, of 150 → `2`, of none → `5`
 */
export function stepCode(steps: readonly number[], value: number | undefined): number {
  if (value === undefined) return 2 * steps.length + 1;
  const next = steps.findIndex(step => step >= value);
  if (next < 0) return 2 * steps.length;
  return 2 * next + (steps[next] === value ? 1 : 0);
}

/** How many codes `stepCode` gives. */
export function codeCount(steps: readonly number[]): number {
  return 2 * steps.length + 2;
}
