import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  limitSpans,
  freeSpans,
  joinSpans,
  mergeSpans,
  type TimeSpan,
  viewingsThatFit,
} from '../../../domain/appointment/time-span.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const MOST = 60;
const anInstant = fc.integer({ min: 0, max: MOST });
const someSpans = fc.array(fc.record({ from: anInstant, until: anInstant }), { maxLength: 8 });
const shortSpans = fc.array(
  fc
    .record({ from: anInstant, length: fc.integer({ min: 1, max: 3 }) })
    .map(({ from, length }) => ({ from, until: from + length })),
  { maxLength: 12 },
);
const covers = (spans: readonly TimeSpan[], at: number) => spans.some(({ from, until }) => from <= at && at < until);
const instants = Array.from({ length: MOST + 1 }, (_, at) => at);

test('merged spans cover the same time, sorted and disjoint', () => {
  let joined = 0;
  fc.assert(
    fc.property(someSpans, spans => {
      const merged = mergeSpans(spans);
      for (const at of instants) expect(covers(merged, at)).toBe(covers(spans, at));
      for (const [at, { from, until }] of merged.entries()) {
        expect(from).toBeLessThan(until);
        expect(merged[at + 1]?.from ?? Number.POSITIVE_INFINITY).toBeGreaterThan(until);
      }
      if (merged.length < spans.filter(({ from, until }) => from < until).length) joined++;
    }),
  );
  expect(joined).toBeGreaterThan(10);
});

test('a reduced number of spans covers all original ones, sorted and disjoint, and keeps the longest gaps', () => {
  reaches({ 'as it was': runs(20), closed: runs(20) }, met =>
    fc.assert(
      fc.property(shortSpans, fc.integer({ min: 1, max: 5 }), (spans, most) => {
        const merged = mergeSpans(spans);
        const fewer = limitSpans(merged, most);
        expect(fewer).toHaveLength(Math.min(most, merged.length));
        expect(mergeSpans(fewer)).toEqual(fewer);
        for (const at of instants) if (covers(merged, at)) expect(covers(fewer, at)).toBe(true);
        const gaps = (some: readonly TimeSpan[]) => some.slice(1).map(({ from }, at) => from - (some[at]?.until ?? 0));
        const longest = gaps(merged).sort((a, b) => b - a);
        expect(gaps(fewer).sort((a, b) => b - a)).toEqual(longest.slice(0, most - 1));
        expect(fewer[0]?.from).toBe(merged[0]?.from);
        expect(fewer.at(-1)?.until).toBe(merged.at(-1)?.until);
        expect(joinSpans(spans, most)).toEqual({ times: fewer, joined: fewer.length < merged.length });
        met(fewer.length < merged.length ? 'closed' : 'as it was');
      }),
      { numRuns: runs(300) },
    ),
  );
});

test('free time is the span minus everything taken', () => {
  let partly = 0;
  fc.assert(
    fc.property(someSpans, anInstant, anInstant, (spans, from, until) => {
      const free = freeSpans({ from, until }, mergeSpans(spans));
      for (const at of instants) expect(covers(free, at)).toBe(from <= at && at < until && !covers(spans, at));
      if (free.length > 1) partly++;
    }),
    { numRuns: 600 },
  );
  expect(partly).toBeGreaterThan(10);
});

/** Brute force: tries every start minute of the viewings. */
function mostByTrying(free: readonly TimeSpan[], length: number, travel: number, from = 0): number {
  let best = 0;
  for (let begin = from; begin <= MOST; begin++)
    if (free.some(span => span.from <= begin && begin + length <= span.until))
      best = Math.max(best, 1 + mostByTrying(free, length, travel, begin + length + travel));
  return best;
}

test('the number of viewings that fit equals that of brute force, up to the maximum', () => {
  let [several, capped] = [0, 0];
  fc.assert(
    fc.property(
      someSpans,
      fc.integer({ min: 8, max: 20 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 4 }),
      (spans, length, travel, most) => {
        const free = mergeSpans(spans);
        const possible = mostByTrying(free, length, travel);
        expect(viewingsThatFit(free, { length, travel, most })).toBe(Math.min(possible, most));
        if (possible > 1) several++;
        if (possible > most) capped++;
      },
    ),
  );
  expect(several).toBeGreaterThan(5);
  expect(capped).toBeGreaterThan(5);
});
