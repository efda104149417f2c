import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  currentReduction,
  type DatedEvent,
  priceStory,
  RELISTED_WITHIN_DAYS,
} from '../../../domain/listing/price-story.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 5, 9);

const aPrice = fc.constantFrom(undefined, -1, 300_000, 300_000, 310_000, 310_000);
const aChange: fc.Arbitrary<DatedEvent['change']> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('price' as const), from: aPrice, to: aPrice }) },
  fc.record({
    kind: fc.constant('price' as const),
    from: aPrice,
    to: aPrice,
    incomparable: fc.constant(true as const),
  }),
  fc.record({ kind: fc.constantFrom('published' as const, 'returned' as const) }),
  fc.record({ kind: fc.constant('removed' as const) }),
  fc.record({ kind: fc.constant('marquee' as const), from: fc.constant(0), to: fc.constant(2) }),
);
/** Any log: gaps, contradictions, clocks that go backwards. */
const aLog = fc
  .array(fc.tuple(fc.integer({ min: -50, max: 4_000 }), aChange), { minLength: 1, maxLength: 12 })
  .map(steps => {
    let at = START;
    return steps.map(([hours, change]): DatedEvent => ({ at: (at += hours * HOUR), change }));
  });

/** A whole log, written as an import writes it: prices of one home over time, each `[hours later, price]`. */
const aHome = fc.tuple(
  fc.integer({ min: 200, max: 400 }),
  fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 200, max: 400 })), { maxLength: 6 }),
);

function logOf([first, steps]: readonly [number, readonly (readonly [number, number])[]]) {
  let [at, price] = [START, first];
  const events: DatedEvent[] = [{ at, change: { kind: 'published' } }];
  for (const [hours, next] of steps) {
    at += hours * HOUR;
    if (next !== price) events.push({ at, change: { kind: 'price', from: price, to: next } });
    price = next;
  }
  return { events, price, end: at };
}

it('never contains a price that visitors did not see, a negative number of days, or a future day', () => {
  reaches({ told: runs(200), changed: runs(40), hidden: runs(30) }, met =>
    fc.assert(
      fc.property(aLog, aPrice, fc.integer({ min: 0, max: 30_000 }), (events, price, later) => {
        const today = brusselsDay(START + later * HOUR);
        const story = priceStory(events, { price, today, recordedSince: START });
        if (!story) return;
        met('told');
        expect(story.knownSince <= today).toBe(true);
        expect(story.daysOnline ?? 0).toBeGreaterThanOrEqual(0);
        const named = [story.firstPrice ?? [], ...story.changes.map(({ from, to }) => [from, to])].flat();
        if (!(price && price > 0)) {
          met('hidden');
          expect(named).toEqual([]);
          expect(story.reduction).toBeUndefined();
          return;
        }
        const shown = new Set(
          events.flatMap(({ change }) => (change.kind === 'price' ? [change.from, change.to] : [])),
        );
        for (const amount of named) {
          expect(amount).toBeGreaterThan(0);
          expect(amount === price || shown.has(amount)).toBe(true);
        }
        const [last] = story.changes.slice(-1);
        expect(last?.to ?? story.firstPrice).toBe(price);
        if (last) met('changed');
        expect(currentReduction(events, { price, recordedSince: START })).toEqual(story.reduction);
      }),
      { numRuns: runs(1_000) },
    ),
  );
});

it('always joins its changes from the first price to the current one, more than a day apart', () => {
  reaches({ several: runs(40), corrected: runs(30), reduced: runs(40) }, met =>
    fc.assert(
      fc.property(aHome, home => {
        const { events, price, end } = logOf(home);
        const story = priceStory(events, { price, today: brusselsDay(end), recordedSince: 0 });
        const { changes = [], firstPrice, reduction } = story ?? {};
        expect(story?.daysOnline).toBeDefined();
        const prices = [firstPrice, ...changes.map(({ to }) => to)];
        expect(changes.map(({ from }) => from)).toEqual(prices.slice(0, -1));
        expect(prices.at(-1)).toBe(price);
        changes.forEach(({ at, from, to }, number) => {
          expect(from).not.toBe(to);
          const before = changes[number - 1];
          if (before) expect(at - before.at).toBeGreaterThan(24 * HOUR);
        });
        if (changes.length > 1) met('several');
        if (changes.length < events.length - 1) met('corrected');
        if (!reduction) return;
        met('reduced');
        expect(price).toBeLessThan(firstPrice ?? 0);
        expect(reduction.by).toBeLessThanOrEqual((firstPrice ?? 0) - price);
        expect(reduction.by).toBeGreaterThan(0);
      }),
      { numRuns: runs(400) },
    ),
  );
});

it('never loses the first price by an absence of up to 14 weeks, and always by a longer one', () => {
  reaches({ short: runs(50), long: runs(50) }, met =>
    fc.assert(
      fc.property(aHome, fc.integer({ min: 1, max: 200 }), (home, days) => {
        const { events, price, end } = logOf(home);
        const now = { price, recordedSince: 0 };
        const before = priceStory(events, { ...now, today: brusselsDay(end) });
        const back = end + (1 + days * 24) * HOUR;
        const log: DatedEvent[] = [
          ...events,
          { at: end + HOUR, change: { kind: 'removed' } },
          { at: back, change: { kind: 'returned' } },
        ];
        const after = priceStory(log, { ...now, today: brusselsDay(back) });
        if (days <= RELISTED_WITHIN_DAYS) {
          met('short');
          expect(after).toMatchObject({ firstPrice: before?.firstPrice, changes: before?.changes });
          expect(after?.daysOnline ?? -1).toBeGreaterThanOrEqual(before?.daysOnline ?? 0);
        } else {
          met('long');
          expect(after).toMatchObject({ firstPrice: price, changes: [], daysOnline: 0 });
        }
      }),
      { numRuns: runs(400) },
    ),
  );
});
