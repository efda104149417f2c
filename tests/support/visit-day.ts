import { brusselsMoment } from '../../application/request/visit-error.ts';
import { openSlots, USUAL_CALENDAR, visitDays } from '../../domain/appointment/visit-calendar.ts';

const HOURS = [
  { id: 'am', from: '10:00' },
  { id: 'pm1', from: '13:00' },
  { id: 'pm2', from: '16:00' },
] as const;

/** The `number`th day from now on that is open from morning to evening, counted from 1. `openDay(10)` → `'2026-12-08'` */
export function openDay(number: number): string {
  const now = brusselsMoment(Date.now());
  const days = visitDays(USUAL_CALENDAR, HOURS, now, USUAL_CALENDAR.daysAhead);
  const whole = days.filter(day => openSlots(USUAL_CALENDAR, HOURS, day, now).length === HOURS.length);
  const day = whole[number - 1];
  if (day === undefined) throw new Error(`there are ${whole.length} such days`);
  return day;
}
