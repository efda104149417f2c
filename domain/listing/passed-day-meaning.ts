import type { FactName, FactValue } from './facts.ts';

/** Meaning of a day that has passed: the home is available now, or the certificate has expired. */
export type PassedDayMeaning = 'available-now' | 'expired';

/**
 * Changed meaning of a fact's day that has passed; `undefined` for a future day, and for facts whose days keep their meaning.
 * `passedDayMeaning('availableFrom', '2014-05-29', '2026-06-15')` → `'available-now'`, `passedDayMeaning('asbestosDate', '2014-05-29', '2026-06-15')` → `undefined`
 */
export function passedDayMeaning(name: FactName, value: FactValue, today: string): PassedDayMeaning | undefined {
  if (typeof value !== 'string') return undefined;
  if (name === 'availableFrom') return value <= today ? 'available-now' : undefined;
  return name === 'energyExpiry' && value < today ? 'expired' : undefined;
}
