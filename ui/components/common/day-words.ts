import type { TFunction } from 'i18next';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { brusselsDay, dayText, daysBetween, isDay, mondayOf } from '../../../domain/text/day.ts';

/** Non-breaking hyphen: keeps a date on one line. */
export const NO_BREAK = '\u2011';

/** Day and time in Brussels, for use in a sentence. `momentWords(0)` → `{ day: '1‑1‑1970', time: '1:00' }` */
export function momentWords(at: number): { readonly day: string; readonly time: string } {
  return { day: dayText(brusselsDay(at), NO_BREAK), time: brusselsTime(at) };
}

/**
 * An ISO day in words. Uses the site's own names of days and months: those of `Intl` differ between browsers and servers.
 * `dayWords(t, '2026-11-24', 'weekday')` → 'mardi 24 novembre'; 'year' adds the year and leaves out the weekday.
 */
export function dayWords(t: TFunction<'portal'>, day: string, as: 'weekday' | 'plain' | 'year' | 'short'): string {
  if (!isDay(day)) return day;
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return t(`date.${as}`, {
    weekday: t(`date.weekdays.${daysBetween(mondayOf(day), day) + 1}`),
    date: date === 1 ? t('date.first') : date,
    month: t(`date.${as === 'short' ? 'monthsShort' : 'months'}.${month}`),
    year,
  });
}

/** A day in words: with the weekday if it is near `today`, otherwise with the year. */
export function dayOnceWords(t: TFunction<'portal'>, day: string, today: string): string {
  return dayWords(t, day, isNear(day, today) ? 'weekday' : 'year');
}

/** Same as `dayOnceWords`, but without the weekday. */
export function plainDayWords(t: TFunction<'portal'>, day: string, today: string): string {
  return dayWords(t, day, isNear(day, today) ? 'plain' : 'year');
}

/** Whether two days are less than 300 days apart, so that the day without its year is unambiguous. */
function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(day, today)) < 300;
}
