import { legalHoliday } from '../../../domain/appointment/holidays.ts';
import {
  brusselsMoment,
  openSlots,
  USUAL_CALENDAR,
  viewingDays,
} from '../../../domain/appointment/viewing-calendar.ts';
import { addDays, brusselsDay, mondayOf } from '../../../domain/text/day.ts';

const HOURS = [
  { id: 'am', from: '10:00' },
  { id: 'pm1', from: '13:00' },
  { id: 'pm2', from: '16:00' },
] as const;

/** The `number`th day from now with all slots open, counted from 1. `openDay(10)` → `'2026-12-08'` */
export function openDay(number: number): string {
  const now = brusselsMoment(Date.now());
  const days = viewingDays(USUAL_CALENDAR, HOURS, now, USUAL_CALENDAR.daysAhead);
  const whole = days.filter(day => openSlots(USUAL_CALENDAR, HOURS, day, now).length === HOURS.length);
  const day = whole[number - 1];
  if (day === undefined) throw new Error(`there are ${whole.length} such days`);
  return day;
}

/** Weeks whose days other tests use. */
const TAKEN_WEEKS = 6;

/**
 * The `number`th Wednesday followed by an open Thursday and Monday of the same year, counted from 0, after those weeks. `midweekDay(0)` →
 * `'2027-01-13'`
 */
export function midweekDay(number: number): string {
  const monday = mondayOf(brusselsDay(Date.now()));
  for (let week = TAKEN_WEEKS, found = 0; ; week++) {
    const day = addDays(monday, 7 * week + 2);
    const next = addDays(day, 1);
    const after = addDays(day, 5);
    if ([day, next, after].some(legalHoliday) || day.slice(0, 4) !== after.slice(0, 4)) continue;
    if (found++ === number) return day;
  }
}
