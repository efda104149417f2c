import type { Facts } from '../listing/facts.ts';
import { inForce } from '../rules/dated-rule.ts';
import { isDay, monthsBefore } from '../text/day.ts';
import { ENERGY_CERTIFICATE_YEARS } from './certificate-years.ts';

/**
 * Day on which a property's energy certificate was made: the stated day, else its last day minus its years of validity. `undefined` if
 * neither is known, if that day is in the future, or if the certificate would have ended before it. `certificateDate({ energyExpiry:
 * '2031-05-04' }, '2026-11-27')` → `'2021-05-04'`
 */
export function certificateDate(facts: Facts, today: string): string | undefined {
  const { energyCertificateDate: made, energyExpiry: expiry } = facts;
  if (hasCertificateDateFault(facts, today)) return undefined;
  if (isKnownDay(made)) return made;
  return isKnownDay(expiry) ? madeBefore(expiry, today) : undefined;
}

/**
 * Whether the dates of a certificate cannot be right: its first day, stated or derived from its last day, is in the future, or its last day
 * is before its first.
 */
export function hasCertificateDateFault(facts: Facts, today: string): boolean {
  const { energyCertificateDate: made, energyExpiry: expiry } = facts;
  if (isKnownDay(made)) return made > today || (isKnownDay(expiry) && expiry < made);
  return isKnownDay(expiry) && madeBefore(expiry, today) > today;
}

/** First day of a certificate whose last day is `expiry`, by the years of validity in force on `asOf`. `madeBefore('2031-05-04', '2026-11-27')` → `'2021-05-04'` */
export function madeBefore(expiry: string, asOf: string): string {
  return monthsBefore(expiry, 12 * (inForce(ENERGY_CERTIFICATE_YEARS, asOf)?.value ?? 0));
}

const isKnownDay = (value: Facts['energyExpiry']): value is string => typeof value === 'string' && isDay(value);
