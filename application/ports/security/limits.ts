import type { Hashes } from './hashes.ts';

/** Windows of time, in milliseconds. */
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What may be done `most` times in each window of `windowMs`. The key holds no personal data in clear. */
export type Limit = { readonly key: string; readonly windowMs: number; readonly most: number };

/** How often something was done by or to a person, in windows of time. */
export type Limits = {
  /**
   * Counts one more for a key in the window of `windowMs` that `now` lies in, and gives the count with it; other processes count too.
   * Keys hold no personal data in clear.
   */
  count(key: string, windowMs: number, now: number): Promise<number>;
  /** Gives the count without counting. */
  counted(key: string, windowMs: number, now: number): Promise<number>;
};

/**
 * A limit on what the words say. They may name a person: its key is their hash.
 * `limitOn(hashes, 'resets of an@example.be', 3, HOUR)` → `{ key: 'Qm9…', most: 3, windowMs: 3600000 }`
 */
export function limitOn(hashes: Pick<Hashes, 'personal'>, what: string, most: number, windowMs: number): Limit {
  return { key: hashes.personal(what), most, windowMs };
}

/** Counts one more, and returns whether that is within the limit. */
export async function within(limits: Pick<Limits, 'count'>, limit: Limit, now: number): Promise<boolean> {
  return (await limits.count(limit.key, limit.windowMs, now)) <= limit.most;
}

/** Seconds until the window of a limit ends. `waitFor({ windowMs: HOUR }, 1_000)` → `3599` */
export function waitFor({ windowMs }: Pick<Limit, 'windowMs'>, now: number): number {
  return Math.ceil((windowMs - (now % windowMs)) / 1000);
}
