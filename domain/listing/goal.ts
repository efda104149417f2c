import type { Goal } from './listing.ts';

/** Goal number in the feed of a business for take-over. */
export const TAKE_OVER = 2;

/** 0 is a sale, any other number a rental. `goalOf(2)` → `'rent'` */
export function goalOf(goal: number): Goal {
  return goal === 0 ? 'sale' : 'rent';
}
