import type { FactName, FactValue } from './facts.ts';

/** What a day that has come says: the home is available now, or the certificate has expired. */
export type GoneBy = 'available-now' | 'expired';

/**
 * What a day of a fact says once it has come; `undefined` for a day to come, and for facts whose past days say what they said before.
 * `goneBy('availableFrom', '2014-05-29', '2026-06-15')` → `'available-now'`, `goneBy('asbestosDate', '2014-05-29', '2026-06-15')` → `undefined`
 */
export function goneBy(name: FactName, value: FactValue, today: string): GoneBy | undefined {
  if (typeof value !== 'string') return undefined;
  if (name === 'availableFrom') return value <= today ? 'available-now' : undefined;
  return name === 'energyExpiry' && value < today ? 'expired' : undefined;
}
