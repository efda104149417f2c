import { ASBESTOS_CERTIFICATE_YEARS, ENERGY_CERTIFICATE_YEARS } from '../energy/certificate-years.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { monthsBefore } from '../text/day.ts';
import type { FactName, FactValue } from '../listing/facts.ts';

/** What a day that has come says: the home is available now, or the certificate has expired. */
export type GoneBy = 'available-now' | 'expired';

/**
 * What a day of a fact says once it has come; `undefined` for a day to come, and for facts whose past days say what they said before.
 * `goneBy('availableFrom', '2014-05-29', '2026-06-15')` → `'available-now'`, `goneBy('asbestosDate', '2014-05-29', '2026-06-15')` → `'expired'`
 */
export function goneBy(name: FactName, value: FactValue, today: string): GoneBy | undefined {
  if (typeof value !== 'string') return undefined;
  if (name === 'availableFrom') return value <= today ? 'available-now' : undefined;
  if (name === 'energyExpiry') return value < today ? 'expired' : undefined;
  const years = name === 'asbestosDate' || name === 'energyCertificateDate' ? validFor(YEARS[name], today) : undefined;
  return years !== undefined && value < monthsBefore(today, 12 * years) ? 'expired' : undefined;
}

/** Years for which a certificate is valid from the day on which it was made. */
const YEARS = {
  asbestosDate: ASBESTOS_CERTIFICATE_YEARS,
  energyCertificateDate: ENERGY_CERTIFICATE_YEARS,
} as const;

function validFor(rows: readonly DatedRule<number>[], today: string): number | undefined {
  return inForce(rows, today)?.value;
}
