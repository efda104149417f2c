import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { addDays, brusselsDay } from '../../domain/text/day.ts';

/** Start of the nightly jobs, Brussels time; after the hour that daylight saving skips or repeats. */
const BEGINS = '03:30';
const AHEAD_MS = 2 * 86_400_000;

/**
 * Whether the nightly jobs are due. `now` and `last` (the last run) are Unix ms; `last` is `undefined` after a process start, which makes
 * them due, as a night may have been missed. A `last` days in the future means that the clock was wrong.
 */
export function isNightDue(now: number, last: number | undefined): boolean {
  return last === undefined || nightOf(now) > nightOf(last) || last - now > AHEAD_MS;
}

/** ISO day on which the current night began; a night lasts from `BEGINS` until `BEGINS` on the next day. */
function nightOf(at: number): string {
  const day = brusselsDay(at);
  return brusselsTime(at) >= BEGINS ? day : addDays(day, -1);
}
