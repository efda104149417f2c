import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryDelay } from '../../../application/mail/retry-delay.ts';

const MINUTE = 60_000;
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the retry delay of a mail', () => {
  test('doubles from a minute to an hour', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7, 20].map(attempts => (retryDelay(attempts, 0.5) ?? 0) / MINUTE);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('ends after two days', () => {
    let hours = 0;
    let attempts = 0;
    for (let wait = retryDelay(0, 0.5); wait !== undefined; wait = retryDelay(attempts, 0.5)) {
      hours += wait / MINUTE / 60;
      attempts += 1;
    }
    expect(hours).toBeGreaterThan(46);
    expect(hours).toBeLessThanOrEqual(48);
    fc.assert(
      fc.property(fc.integer({ min: attempts, max: 1e9 }), chance, (more, by) => retryDelay(more, by) === undefined),
    );
  });

  test('varies randomly by at most a quarter and is never 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 51 }), chance, (attempts, by) => {
        const plain = retryDelay(attempts, 0.5) ?? Number.NaN;
        const wait = retryDelay(attempts, by) ?? Number.NaN;
        expect(wait).toBeGreaterThanOrEqual(plain * 0.75 - 1);
        expect(wait).toBeLessThanOrEqual(plain * 1.25 + 1);
      }),
    );
  });
});
