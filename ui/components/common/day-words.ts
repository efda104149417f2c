import type { TFunction } from 'i18next';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { brusselsDay, dayText, daysBetween, isDay, mondayOf } from '../../../domain/text/day.ts';

/** A hyphen that keeps a date on one line. */
const NO_BREAK = '\u2011';

/** A moment in Brussels, to be put into a sentence. `momentWords(0)` → `{ day: '1‑1‑1970', time: '1:00' }` */
export function momentWords(at: number): { readonly day: string; readonly time: string } {
  return { day: dayText(brusselsDay(at), NO_BREAK), time: brusselsTime(at) };
}

/**
 * An ISO day as people say it, from the site's own words: browsers know other names of days and months than servers do.
 * `dayWords(t, '2026-11-24', 'weekday')` → 'mardi 24 novembre'; 'year' adds the year in the weekday's place.
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

/** As said today: of the last months with its weekday, of earlier ones with its year. */
export function dayOnceWords(t: TFunction<'portal'>, day: string, today: string): string {
  return dayWords(t, day, isNear(day, today) ? 'weekday' : 'year');
}

/** The same without a weekday. */
export function plainDayWords(t: TFunction<'portal'>, day: string, today: string): string {
  return dayWords(t, day, isNear(day, today) ? 'plain' : 'year');
}

/** So near that it is not taken for the same day of another year. */
function isNear(day: string, today: string): boolean {
  return Math.abs(daysBetween(day, today)) < 300;
}
