import type { Hashes } from './hashes.ts';

/** Lengths of the windows of limits, in milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** At most `most` actions in each window of `windowMs`. The key contains no personal data in clear. */
export type Limit = { readonly key: string; readonly windowMs: number; readonly most: number };

/** Counters of actions in fixed windows of time. */
export type Limits = {
  /**
   * Increments the counter of a key for the current window of `windowMs`, shared by all processes, and returns it. The key contains no
   * personal data in clear.
   */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Returns the counter without incrementing it. */
  counted(key: string, windowMs: number, now: number): Promise<number>;
};

/**
 * Returns a limit on the action described by `what`. `what` may contain personal data: the key is its hash.
 * `limitOn(hashes, 'resets of an@example.be', 3, HOUR)` → `{ key: 'Qm9…', most: 3, windowMs: 3600000 }`
 */
export function limitOn(hashes: Pick<Hashes, 'personal'>, what: string, most: number, windowMs: number): Limit {
  return { key: hashes.personal(what), most, windowMs };
}

/** Counts an action, and returns whether it is within the limit. */
export async function countWithinLimit(limits: Pick<Limits, 'count'>, limit: Limit, now: number): Promise<boolean> {
  return (await limits.count(limit.key, limit.windowMs, now)) <= limit.most;
}

/** Seconds until the current window of a limit ends. `waitFor({ windowMs: HOUR }, 1_000)` → `3599` */
export function waitFor({ windowMs }: Pick<Limit, 'windowMs'>, now: number): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1000);
}
