import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageView, PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

/** Returns the logs of `count` processes over one empty store. */
export type MakePageViews = (count: number) => readonly PageViews[] | Promise<readonly PageViews[]>;

const HOUSE = '6398214' as ListingId;
const FLAT = '6481250' as ListingId;

function views(count: number, of: Partial<PageView> = {}): PageView[] {
  return Array.from({ length: count }, (_, at) => ({
    listingId: HOUSE,
    day: '2026-10-25',
    visitor: `visitor ${at}`,
    ...of,
  }));
}

const aPageView: fc.Arbitrary<PageView> = fc.record({
  listingId: fc.constantFrom(HOUSE, FLAT),
  day: fc.constantFrom('2026-10-24', '2026-10-25', '2026-10-26'),
  visitor: fc.integer({ min: 0, max: 5 }).map(String),
});

/** Contract for every page view log; `runs` per property test. */
export function describePageViews(name: string, make: MakePageViews, runs: number): void {
  const makeOne = async () => {
    const [log] = await make(1);
    if (!log) throw new Error('no log was made');
    return log;
  };

  describe(`the page view log ${name}`, () => {
    let log: PageViews;
    beforeEach(async () => {
      log = await makeOne();
    });

    test('returns the same salt of a day to every process: the first one stored', async () => {
      expect(await log.saltOf('2026-10-25', 'first')).toBe('first');
      expect(await log.saltOf('2026-10-25', 'second')).toBe('first');
      expect(await log.saltOf('2026-10-26', 'third')).toBe('third');
    });

    test('deletes the salts of all days before a day', async () => {
      for (const day of ['2026-10-24', '2026-10-25', '2026-10-26']) await log.saltOf(day, `of ${day}`);
      await log.destroySalts('2026-10-26');
      expect(await log.saltOf('2026-10-24', 'new')).toBe('new');
      expect(await log.saltOf('2026-10-25', 'new')).toBe('new');
      expect(await log.saltOf('2026-10-26', 'new')).toBe('of 2026-10-26');
    });

    test('counts the views of a property in total and per day since a day, oldest first, without empty days', async () => {
      await log.add([
        ...views(3, { day: '2026-10-26' }),
        ...views(1, { day: '2026-10-24' }),
        ...views(2, { day: '2026-09-01' }),
        ...views(9, { listingId: FLAT }),
      ]);
      expect(await log.counts(HOUSE, '2026-10-01')).toEqual({
        total: 6,
        days: [
          { day: '2026-10-24', views: 1 },
          { day: '2026-10-26', views: 3 },
        ],
      });
    });

    test('returns no counts for a property without views', async () => {
      expect(await log.counts(HOUSE, '2026-01-01')).toEqual({ total: 0, days: [] });
      await log.add([]);
      expect(await log.counts(HOUSE, '2026-01-01')).toEqual({ total: 0, days: [] });
    });

    test('counts a visitor once per property and day', async () => {
      await log.add([...views(300), ...views(300)]);
      await log.add(views(301));
      expect((await log.counts(HOUSE, '2026-10-25')).total).toBe(301);
    });

    test('agrees with a set of visitors, for any repetition, order and batching', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(aPageView, { maxLength: 40 }), { maxLength: 5 }), async batches => {
          const fresh = await makeOne();
          const seen = new Set<string>();
          for (const batch of batches) {
            await fresh.add(batch);
            for (const { listingId, day, visitor } of batch) seen.add(`${listingId} ${day} ${visitor}`);
          }
          for (const id of [HOUSE, FLAT]) {
            const { total, days } = await fresh.counts(id, '2026-10-25');
            const expected = (day: string) => [...seen].filter(key => key.startsWith(`${id} ${day}`)).length;
            expect(total).toBe(expected(''));
            const counted = ['2026-10-25', '2026-10-26'].map(day => ({ day, views: expected(day) }));
            expect(days).toEqual(counted.filter(({ views: count }) => count > 0));
          }
          expect(await fresh.recount()).toBe(0);
        }),
        { numRuns: runs },
      );
    });

    test('counts each visitor once who is seen by several processes at once, and agrees with the log', async () => {
      const logs = await make(2);
      const batches = Array.from({ length: 20 }, (_, at) =>
        views(50)
          .map((view, number) => ({ ...view, listingId: (number + at) % 3 === 0 ? HOUSE : FLAT }))
          .sort(() => (at % 2 === 0 ? 1 : -1)),
      );
      await Promise.all([
        ...batches.map((batch, at) => (logs[at % logs.length] as PageViews).add(batch)),
        (logs[0] as PageViews).recount(),
        (logs[1] as PageViews).recount(),
      ]);
      const totals = await Promise.all([HOUSE, FLAT].map(id => (logs[0] as PageViews).counts(id, '2026-01-01')));
      expect(totals.map(({ total }) => total)).toEqual([50, 50]);
      expect(await (logs[0] as PageViews).recount()).toBe(0);
    });

    test('loses no view that is added during a recount', async () => {
      const logs = await make(2);
      const at = (number: number) => logs[number % logs.length] as PageViews;
      const adding = Array.from({ length: 120 }, (_, number) =>
        at(number).add(views(2).map(({ visitor, ...view }) => ({ ...view, visitor: `${number} ${visitor}` }))),
      );
      const counting = Array.from({ length: 30 }, (_, number) => at(number).recount());
      await Promise.all([...adding, ...counting]);
      expect((await at(0).counts(HOUSE, '2026-01-01')).total).toBe(240);
      expect(await at(1).recount()).toBe(0);
    });

    test('returns one salt to all processes that request it at once', async () => {
      const logs = await make(2);
      const salts = await Promise.all(
        Array.from({ length: 20 }, (_, at) => (logs[at % logs.length] as PageViews).saltOf('2026-10-25', `salt ${at}`)),
      );
      expect(new Set(salts).size).toBe(1);
    });
  });
}
