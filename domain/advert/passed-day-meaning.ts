import { ASBESTOS_CERTIFICATE_YEARS, ENERGY_CERTIFICATE_YEARS } from '../energy/certificate-years.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { monthsBefore } from '../text/day.ts';
import type { FactName, FactValue } from '../listing/facts.ts';

/** Meaning of a day that has passed: the home is available now, or the certificate has expired. */
export type PassedDayMeaning = 'available-now' | 'expired';

/**
 * Changed meaning of a fact's day that has passed; `undefined` for a future day, and for facts whose days keep their meaning.
 * `passedDayMeaning('availableFrom', '2014-05-29', '2026-06-15')` → `'available-now'`, `passedDayMeaning('asbestosDate', '2014-05-29', '2026-06-15')` → `'expired'`
 */
export function passedDayMeaning(name: FactName, value: FactValue, today: string): PassedDayMeaning | undefined {
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
