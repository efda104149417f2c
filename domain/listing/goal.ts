import type { Goal } from './listing.ts';

/** Goal number of a business for take-over. */
export const TAKE_OVER = 2;

/**
 * Whether a property with a goal number is for rent. A take-over of a business has its own goal number and does not count as a rental here.
 * `isLease(1)` → `true`
 */
export function isLease(goal: number): boolean {
  return goalOf(goal) === 'rent' && goal !== TAKE_OVER;
}

/** Goal number 0 is a sale, any other a rental. `goalOf(2)` → `'rent'` */
export function goalOf(goal: number): Goal {
  return goal === 0 ? 'sale' : 'rent';
}
