import { addDays } from '../text/day.ts';

/** The ten legal holidays of Belgium (royal decree of 18 April 1974, art. 1), in calendar order. */
export const LEGAL_HOLIDAYS = [
  'new-year',
  'easter-monday',
  'labour-day',
  'ascension',
  'whit-monday',
  'national-day',
  'assumption',
  'all-saints',
  'armistice',
  'christmas',
] as const;
export type LegalHoliday = (typeof LEGAL_HOLIDAYS)[number];

/** Holidays of a region or community, on which agencies work unless configured otherwise. */
export const REGIONAL_DAYS = [
  'brussels-region',
  'flemish-community',
  'walloon-region',
  'french-community',
  'german-community',
] as const;
export type RegionalDay = (typeof REGIONAL_DAYS)[number];

/** Fixed holidays by month and day. */
const FIXED: Readonly<Record<string, LegalHoliday>> = {
  '01-01': 'new-year',
  '05-01': 'labour-day',
  '07-21': 'national-day',
  '08-15': 'assumption',
  '11-01': 'all-saints',
  '11-11': 'armistice',
  '12-25': 'christmas',
};
/** Movable holidays by the number of days after Easter Sunday. */
const MOVABLE: Readonly<Record<number, LegalHoliday>> = { 1: 'easter-monday', 39: 'ascension', 50: 'whit-monday' };
/** Regional holidays by month and day; the holiday of Wallonia, the third Sunday of September, is not in this table. */
const REGIONAL: Readonly<Record<string, RegionalDay>> = {
  '05-08': 'brussels-region',
  '07-11': 'flemish-community',
  '09-27': 'french-community',
  '11-15': 'german-community',
};

/** The legal holiday on an ISO day, if any. `legalHoliday('2026-05-14')` → `'ascension'`, `legalHoliday('2026-05-15')` → `undefined` */
export function legalHoliday(day: string): LegalHoliday | undefined {
  const fixed = FIXED[day.slice(5)];
  if (fixed) return fixed;
  const sunday = easterSunday(Number(day.slice(0, 4)));
  for (const [after, holiday] of Object.entries(MOVABLE)) if (addDays(sunday, Number(after)) === day) return holiday;
  return undefined;
}

/** The holiday of a region or community on an ISO day, if any. `regionalDay('2026-07-11')` → `'flemish-community'` */
export function regionalDay(day: string): RegionalDay | undefined {
  const isThirdSunday = /-09-(?:1[5-9]|2[01])$/.test(day) && new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return isThirdSunday ? 'walloon-region' : REGIONAL[day.slice(5)];
}

/** Easter Sunday of a Gregorian year as an ISO day, by the Meeus/Jones/Butcher algorithm. `easterSunday(2026)` → `'2026-04-05'` */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sinceMarch = epact + toSunday - 7 * late + 114;
  const month = Math.floor(sinceMarch / 31);
  const date = (sinceMarch % 31) + 1;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
