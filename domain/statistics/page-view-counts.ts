import { addDays, daysBetween, mondayOf } from '../text/day.ts';

/** Page views of a property on a day, Brussels time. */
export type DayCount = {
  /** ISO day. */
  readonly day: string;
  readonly views: number;
};

/** Page views shown to an owner. On the first days of a month `week` may exceed `month`, since the week started earlier. */
export type PageViewCounts = {
  readonly today: number;
  /** Page views since Monday. */
  readonly week: number;
  /** Page views since the first of the month. */
  readonly month: number;
  readonly total: number;
  /** The last thirty days including today, oldest first, without gaps. */
  readonly lastDays: readonly DayCount[];
  /** The last seven days including today, and the seven before. */
  readonly lastSeven: number;
  readonly sevenBefore: number;
};

const SERIES = 30;
/** Days in the longest month. Only the total covers a longer period. */
const LONGEST_MONTH = 31;

/** First day needed for the counts of `today`. `firstCountedDay('2026-11-21')` → `'2026-10-22'` */
export function firstCountedDay(today: string): string {
  return addDays(today, 1 - LONGEST_MONTH);
}

/**
 * Counts for a day in Brussels, from the daily counts since `firstCountedDay` in any order; days without page views may be missing, later
 * days are ignored.
 * `pageViewCounts([{ day: '2026-11-20', views: 3 }], 12, '2026-11-21')` → `{ today: 0, week: 3, month: 3, total: 12, … }`
 */
export function pageViewCounts(days: readonly DayCount[], total: number, today: string): PageViewCounts {
  const on = new Map(days.map(({ day, views }) => [day, views]));
  const since = (first: string, last = today): number => {
    let sum = 0;
    for (let ahead = 0; ahead <= daysBetween(first, last); ahead++) sum += on.get(addDays(first, ahead)) ?? 0;
    return sum;
  };
  return {
    today: on.get(today) ?? 0,
    week: since(mondayOf(today)),
    month: since(`${today.slice(0, 7)}-01`),
    total,
    lastDays: Array.from({ length: SERIES }, (_, at) => {
      const day = addDays(today, at + 1 - SERIES);
      return { day, views: on.get(day) ?? 0 };
    }),
    lastSeven: since(addDays(today, -6)),
    sevenBefore: since(addDays(today, -13), addDays(today, -7)),
  };
}
