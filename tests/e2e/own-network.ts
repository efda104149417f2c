import { createHash } from 'node:crypto';
import { test } from 'playwright/test';

const asked = new Map<string, number>();

/**
 * Pseudo-random bytes, unique per test and the same in each run: derived from the test's id and the number of calls.
 * `ownBytes(3)` → `[17, 203, 86]`
 */
export function ownBytes(count: number): readonly number[] {
  const { testId } = test.info();
  const turn = asked.get(testId) ?? 0;
  asked.set(testId, turn + 1);
  return [...createHash('sha256').update(`${testId} ${turn}`).digest().subarray(0, count)];
}

/** An IPv4 address in a /24 of the test's own, for `x-forwarded-for`: rate limits per network do not affect other tests. */
export function ownNetwork(): string {
  const [first = 0, second = 0, third = 0] = ownBytes(3);
  // Avoids the private, loopback and multicast ranges.
  return `${20 + (first % 80)}.${second}.${third}.10`;
}
