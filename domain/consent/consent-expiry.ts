import { addDays, parseCalendarDay } from '../text/day.ts';
import { type Consent, CONSENT_DAYS } from './consent.ts';

/** ISO day on which a choice expires; `undefined` if its day is unknown. `consentExpiry({ …, day: '2026-11-22' })` → `'2027-05-21'` */
export function consentExpiry({ day }: Consent): string | undefined {
  const chosenOn = parseCalendarDay(day ?? '');
  return chosenOn && addDays(chosenOn, CONSENT_DAYS);
}
