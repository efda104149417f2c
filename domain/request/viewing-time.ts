import { addDays } from '../text/day.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Brussels at an instant in milliseconds since 1970. `brusselsTime(Date.UTC(2026, 0, 5, 9))` → `'10:00'` */
export function brusselsTime(epochMs: number): string {
  return CLOCK.format(epochMs);
}

/**
 * Why a viewing cannot be agreed on a day, from an hour on: no home is shown on a Sunday, or at an hour that has begun.
 * `viewingRefusal('2026-08-02', '10:00', { today: '2026-08-01', time: '09:00' })` → `'sunday'`
 */
export function viewingRefusal(
  day: string,
  from: string,
  now: { readonly today: string; readonly time: string },
): 'sunday' | 'past' | undefined {
  if (day < now.today || (day === now.today && from <= now.time)) return 'past';
  return isSunday(day) ? 'sunday' : undefined;
}

/**
 * The next days on which homes are shown, ISO, from tomorrow on: an agent needs the evening before to plan.
 * `viewingDays('2026-08-01', 2)` → `['2026-08-03', '2026-08-04']`, as the second is a Sunday
 */
export function viewingDays(today: string, count: number): readonly string[] {
  const days: string[] = [];
  for (let day = addDays(today, 1); days.length < count; day = addDays(day, 1)) if (!isSunday(day)) days.push(day);
  return days;
}

function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}
