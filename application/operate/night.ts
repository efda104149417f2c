import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { addDays, brusselsDay } from '../../domain/text/day.ts';

/** When a night's work begins in Brussels: late enough that each night has the hour once, summer time or not. */
const BEGINS = '03:30';
const AHEAD_MS = 2 * 86_400_000;

/**
 * Whether a night's work is to be done at an instant, in milliseconds since 1970, where it was last done at `last`; absent in a
 * process that has just started, for it cannot know whether a night was missed. Where `last` is days ahead, the clock was.
 */
export function isNightDue(now: number, last: number | undefined): boolean {
  return last === undefined || nightOf(now) > nightOf(last) || last - now > AHEAD_MS;
}

/** The day of the night that an instant belongs to, until the next one begins. */
function nightOf(at: number): string {
  const day = brusselsDay(at);
  return brusselsTime(at) >= BEGINS ? day : addDays(day, -1);
}
