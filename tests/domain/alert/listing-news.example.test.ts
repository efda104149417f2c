import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingNews } from '../../../domain/alert/listing-news.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const price = (from: number | undefined, to: number | undefined): ListingEvent => ({ kind: 'price', from, to });
const otherGoal = (from: number, to: number): ListingEvent => ({ kind: 'price', from, to, incomparable: true });
const marquee = (from: number, to: number): ListingEvent => ({ kind: 'marquee', from, to });
const HOUSE = { marquee: 1, price: 349_000 };

describe('news of a listing', () => {
  it.each([
    ['is new', [{ kind: 'published' }], ['new']],
    ['is cheaper', [price(369_000, 349_000)], [369_000]],
    ['is back from an option', [marquee(2, 1)], ['back']],
    ['is back from a sale that fell through', [marquee(3, 0)], ['back']],
    ['is back after it was gone', [{ kind: 'returned' }], ['back']],
    ['is back and cheaper', [marquee(2, 1), price(369_000, 349_000)], ['back', 369_000]],
    ['is new at the price that it has now', [{ kind: 'published' }, price(369_000, 349_000)], ['new']],
    ['counts its price from where it was', [price(369_000, 359_000), price(359_000, 349_000)], [369_000]],
    ['passes over the time without a price', [price(369_000, undefined), price(undefined, 349_000)], [369_000]],
    ['compares no price with that of another goal', [price(369_000, 1_200), otherGoal(1_200, 349_000)], []],
    ['does not tell a price that was hidden', [price(undefined, 349_000)], []],
    ['does not tell a rise', [price(329_000, 349_000)], []],
    ['does not tell a drop that a rise undid', [price(349_000, 300_000), price(300_000, 349_000)], []],
    ['does not tell an option that came and went', [marquee(1, 2), marquee(2, 1)], []],
    ['does not tell an absence between two runs', [{ kind: 'removed' }, { kind: 'returned' }], []],
    ['tells nothing where nothing happened', [], []],
  ] satisfies [string, ListingEvent[], (string | number)[]][])('%s', (_, events, told) => {
    expect(listingNews(events, HOUSE).map(news => ('from' in news ? news.from : news.kind))).toEqual(told);
  });

  it('is absent for an unavailable listing', () => {
    for (const gone of [2, 3]) expect(listingNews([{ kind: 'published' }], { ...HOUSE, marquee: gone })).toEqual([]);
  });

  it('never contains a price that visitors cannot see now', () => {
    const events = fc.array(
      fc.tuple(fc.option(fc.integer(), { nil: undefined }), fc.option(fc.integer(), { nil: undefined })),
    );
    reaches({ cheaper: runs(10) }, met =>
      fc.assert(
        fc.property(events, fc.constantFrom(undefined, Number.NaN, 0, -1, 349_000, 349_000), (prices, now) => {
          const told = listingNews(
            prices.map(([from, to]) => price(from, to)),
            { marquee: 0, price: now },
          );
          const known = new Set(prices.map(([from]) => from));
          for (const news of told) {
            if (news.kind !== 'cheaper') continue;
            met('cheaper');
            expect(news.to).toBe(now);
            expect(news.from).toBeGreaterThan(news.to);
            expect(known).toContain(news.from);
          }
          expect(told.length).toBeLessThanOrEqual(now === 349_000 ? 1 : 0);
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});
