import type { Goal } from '../listing/listing.ts';

/** The values that a filter offers, ascending: price in euro, bedrooms, area in m², epc in kWh/m².year. */
export type ListSteps = { readonly [S in ListScale]: readonly number[] };
export type ListScale = 'price' | 'bedrooms' | 'area' | 'epc';

const HOME = {
  bedrooms: [1, 2, 3, 4, 5, 6],
  area: [30, 50, 75, 100, 125, 150, 200, 250, 300, 400],
  // The upper bounds of the Flemish scale; the number means the same in all regions, the letter does not.
  epc: [100, 200, 300, 400, 500],
};

export const LIST_STEPS: { readonly [G in Goal]: ListSteps } = {
  sale: {
    ...HOME,
    price: [
      50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 750_000,
      1_000_000, 1_500_000, 2_000_000,
    ],
  },
  rent: { ...HOME, price: [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_500, 3_000, 4_000] },
};

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
