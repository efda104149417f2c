import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysToSale } from '../../../domain/list/days-to-sale.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { DatedEvent } from '../../../domain/listing/price-story.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const START = '2026-01-05';
const at = (days: number) => Date.parse(`${addDays(START, days)}T11:00:00Z`);
const on = (days: number, change: ListingEvent): DatedEvent => ({ at: at(days), change });
const published = { kind: 'published' } as const;
const marquee = (from: number, to: number): ListingEvent => ({ kind: 'marquee', from, to });
const sale = (...events: readonly DatedEvent[]) => daysToSale({ recordedSince: at(-100), events });

describe('the days to a sale', () => {
  test('run from the day online to the day on which the status became sold', () => {
    expect(sale(on(0, published), on(20, marquee(0, 2)), on(41, marquee(2, 3)))).toEqual({
      on: addDays(START, 41),
      days: 41,
    });
  });

  test('leave out the weeks in which the home was withdrawn', () => {
    const away = [on(0, published), on(10, { kind: 'removed' }), on(30, { kind: 'returned' })];
    expect(sale(...away, on(40, marquee(0, 3)))?.days).toBe(20);
  });

  test('do not count a change of the price after the sale', () => {
    expect(sale(on(0, published), on(9, marquee(0, 3)), on(12, { kind: 'price', from: 9, to: 8 }))?.days).toBe(9);
  });

  test('are unknown while it is not sold, and after a sale that was taken back', () => {
    expect(sale(on(0, published))).toBeUndefined();
    expect(sale(on(0, published), on(5, marquee(0, 2)))).toBeUndefined();
    expect(sale(on(0, published), on(5, marquee(0, 3)), on(8, marquee(3, 1)))).toBeUndefined();
    expect(sale()).toBeUndefined();
  });

  test('are unknown where the changes may begin after the day online', () => {
    expect(daysToSale({ recordedSince: at(0), events: [on(0, published), on(9, marquee(0, 3))] })).toBeUndefined();
    expect(sale(on(9, marquee(0, 3)))).toBeUndefined();
  });

  test('are never negative and end on the day of the last change of status', () => {
    const aChange = fc.oneof(
      fc.constantFrom<ListingEvent>(published, { kind: 'returned' }, { kind: 'removed' }),
      fc.tuple(fc.constantFrom(0, 1, 2, 3), fc.constantFrom(0, 1, 2, 3)).map(([from, to]) => marquee(from, to)),
      fc.constant<ListingEvent>({ kind: 'price', from: 300_000, to: 290_000 }),
    );
    const aLog = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 400 }), aChange), { maxLength: 6 })
      .map(rows => rows.sort(([one], [other]) => one - other).map(([days, change]) => on(days, change)));
    reaches({ sold: runs(20) }, met =>
      fc.assert(
        fc.property(aLog, log => {
          const found = sale(on(0, published), ...log);
          if (!found) return;
          met('sold');
          expect(found.days).toBeGreaterThanOrEqual(0);
          expect(found.on).toBe(brusselsDay(log.findLast(({ change }) => change.kind === 'marquee')?.at ?? 0));
        }),
        { numRuns: runs(600) },
      ),
    );
  });
});
