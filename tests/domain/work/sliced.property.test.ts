import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atOnce, eachSliced, sortedSliced } from '../../../domain/work/sliced.ts';

/** More items than fit in one slice, with few distinct values, so that many are equal. */
const items = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 300 }), fc.integer())
  .map(([count, values, seed]) =>
    Array.from({ length: count }, (_, at) => ({ at, key: Math.abs(Math.imul(at + seed, 2_654_435_761)) % values })),
  );

describe('work in slices', () => {
  test('sorts like the engine’s stable sort', () => {
    fc.assert(
      fc.property(items, list => {
        const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
        expect(atOnce(sortedSliced(list, compare))).toEqual(list.toSorted(compare));
      }),
      { numRuns: 30 },
    );
  });

  test('processes each item once, in order', () => {
    fc.assert(
      fc.property(items, list => {
        const seen: unknown[] = [];
        atOnce(eachSliced(list, (item, at) => seen.push([item, at])));
        expect(seen).toEqual(list.map((item, at) => [item, at]));
      }),
      { numRuns: 30 },
    );
  });

  test('yields at least once per two thousand items', () => {
    const list = Array.from({ length: 20_000 }, (_, at) => -at);
    let pauses = 0;
    const work = sortedSliced(list, (a, b) => a - b);
    while (!work.next().done) pauses++;
    expect(pauses).toBeGreaterThan(20_000 / 2_000);
  });
});
