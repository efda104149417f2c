import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from '../../../adapters/node-server/read-range.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

describe('a range of bytes', () => {
  test('is within the file and no longer than a chunk, for any header', () => {
    const size = fc.integer({ min: 1, max: 10_000_000 });
    const end = fc.oneof(
      fc.constant(''),
      fc.nat(99).map(String),
      fc.nat(12_000_000).map(String),
      fc.string({ maxLength: 6 }),
    );
    reaches({ range: runs(100), none: runs(100) }, met =>
      fc.assert(
        fc.property(size, end, end, (bytes, from, to) => {
          const range = readRange(`bytes=${from}-${to}`, bytes);
          met(range ? 'range' : 'none');
          if (!range) return;
          expect(range.first).toBeGreaterThanOrEqual(0);
          expect(range.last).toBeGreaterThanOrEqual(range.first);
          expect(range.last).toBeLessThan(bytes);
          expect(range.last - range.first).toBeLessThan(1024 * 1024);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  test.each([
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=100-', undefined],
    ['bytes=20-10', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=-0', undefined],
  ])('is parsed of a file of a hundred bytes: %s', (range, expected) => {
    expect(readRange(range, 100)).toEqual(expected);
  });
});
