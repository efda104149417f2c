import { createHash } from 'node:crypto';
import { test } from 'playwright/test';

const asked = new Map<string, number>();

/**
 * Bytes that no other test of a run draws, the same in each run: they follow from the test's name and from how often it asked.
 * `ownBytes(3)` → `[17, 203, 86]`
 */
export function ownBytes(count: number): readonly number[] {
  const { testId } = test.info();
  const turn = asked.get(testId) ?? 0;
  asked.set(testId, turn + 1);
  return [...createHash('sha256').update(`${testId} ${turn}`).digest().subarray(0, count)];
}

/** An IPv4 address in a network (/24) of the test's own, as the proxy in front would name it: limits of networks meet no other test. */
export function ownNetwork(): string {
  const [first = 0, second = 0, third = 0] = ownBytes(3);
  // Not the private, loopback or multicast ranges.
  return `${20 + (first % 80)}.${second}.${third}.10`;
}
