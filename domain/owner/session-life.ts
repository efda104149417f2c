const MINUTE = 60_000;

/** Idle timeout of a session, in milliseconds. */
export const IDLE_MS = 30 * MINUTE;
/** Maximum duration of a session, in milliseconds. */
export const LONGEST_MS = 12 * 60 * MINUTE;
/** Milliseconds before the end of the session at which the owner is warned (WCAG 2.2, 2.2.1 requires at least 20 seconds). */
export const WARNING_MS = 2 * MINUTE;

/** Start and last use of a session (Unix ms). */
export type SessionTimes = { readonly startedAt: number; readonly seenAt: number };

/** End of a session without further activity (Unix ms). `sessionEnd({ startedAt: 0, seenAt: 60_000 })` → `1_860_000` */
export function sessionEnd({ startedAt, seenAt }: SessionTimes): number {
  return Math.min(seenAt + IDLE_MS, startedAt + LONGEST_MS);
}

/**
 * Whether a session is valid. `isAlive({ startedAt: 0, seenAt: 0 }, IDLE_MS)` → `false`. Refuses a session that starts more than
 * `LONGEST_MS` in the future: it was created while the clock was ahead and would last until that time.
 */
export function isAlive(times: SessionTimes, now: number): boolean {
  return now < sessionEnd(times) && now > times.startedAt - LONGEST_MS;
}

/** Whether activity can still extend the session: its idle timeout ends before its maximum duration. */
export function mayStay(times: SessionTimes): boolean {
  return sessionEnd(times) < times.startedAt + LONGEST_MS;
}
