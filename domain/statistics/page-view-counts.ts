import { addDays, daysBetween, mondayOf } from '../text/day.ts';

/** Visits of a property on a day in Brussels. */
export type DayCount = {
  /** ISO day. */
  readonly day: string;
  readonly visits: number;
};

/** What an owner reads. On the first days of a month the week may hold more than the month: it began before. */
export type PageViewCounts = {
  readonly today: number;
  /** From Monday. */
  readonly week: number;
  /** From the first. */
  readonly month: number;
  readonly total: number;
  /** Thirty days that end today, oldest first, none left out. */
  readonly lastDays: readonly DayCount[];
  /** The seven days that end today, and the seven before those. */
  readonly lastSeven: number;
  readonly sevenBefore: number;
};

const SERIES = 30;
/** A month has at most so many days; every other figure lies within. */
const LONGEST_MONTH = 31;

/** The first day that the counts of `today` lean on. `firstCountedDay('2026-11-21')` → `'2026-10-22'` */
export function firstCountedDay(today: string): string {
  return addDays(today, 1 - LONGEST_MONTH);
}

/**
 * The counts at a day in Brussels, from the days since `firstCountedDay`; days without a visit may be left out, and
 * neither their order nor what lies after `today` matters.
 * `pageViewCounts([{ day: '2026-11-20', visits: 3 }], 12, '2026-11-21')` → `{ today: 0, week: 3, month: 3, total: 12, … }`
 */
export function pageViewCounts(days: readonly DayCount[], total: number, today: string): PageViewCounts {
  const on = new Map(days.map(({ day, visits }) => [day, visits]));
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
      return { day, visits: on.get(day) ?? 0 };
    }),
    lastSeven: since(addDays(today, -6)),
    sevenBefore: since(addDays(today, -13), addDays(today, -7)),
  };
}
