import type { FactName, FactValue } from './facts.ts';

/** What a day that has come says: the home is available now, or the certificate has expired. */
export type PassedDayMeaning = 'available-now' | 'expired';

/**
 * What a day of a fact says once it has come; `undefined` for a day to come, and for facts whose past days say what they said before.
 * `passedDayMeaning('availableFrom', '2014-05-29', '2026-06-15')` → `'available-now'`, `passedDayMeaning('asbestosDate', '2014-05-29', '2026-06-15')` → `undefined`
 */
export function passedDayMeaning(name: FactName, value: FactValue, today: string): PassedDayMeaning | undefined {
  if (typeof value !== 'string') return undefined;
  if (name === 'availableFrom') return value <= today ? 'available-now' : undefined;
  return name === 'energyExpiry' && value < today ? 'expired' : undefined;
}
