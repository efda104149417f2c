const MINUTE = 60_000;

/** A login ends when nothing was done for this long, in milliseconds. */
export const IDLE_MS = 30 * MINUTE;
/** And at the latest this long after it began. */
export const LONGEST_MS = 12 * 60 * MINUTE;
/** So long before its end the owner is told (WCAG 2.2, 2.2.1 asks for 20 seconds at least). */
export const WARNING_MS = 2 * MINUTE;

/** When a login began and was last used, in milliseconds since 1970. */
export type SessionTimes = { readonly startedAt: number; readonly seenAt: number };

/** When a login ends if nothing more is done. `sessionEnd({ startedAt: 0, seenAt: 60_000 })` → `1_860_000` */
export function sessionEnd({ startedAt, seenAt }: SessionTimes): number {
  return Math.min(seenAt + IDLE_MS, startedAt + LONGEST_MS);
}

/**
 * Whether a login still counts. `isAlive({ startedAt: 0, seenAt: 0 }, IDLE_MS)` → `false`. One that would begin in more than
 * `LONGEST_MS` was begun while the clock was ahead, and would last until that time comes again.
 */
export function isAlive(times: SessionTimes, now: number): boolean {
  return now < sessionEnd(times) && now > times.startedAt - LONGEST_MS;
}

/** Whether using a login makes it last longer: not once it ends because it began so long ago. */
export function mayStay(times: SessionTimes): boolean {
  return sessionEnd(times) < times.startedAt + LONGEST_MS;
}
