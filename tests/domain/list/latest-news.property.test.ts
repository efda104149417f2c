import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, latestNews, type NewsHome } from '../../../domain/list/latest-news.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { addDays } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const START = '2026-06-01';
const picture = { id: 'p', width: 1, height: 1, alt: {}, kind: 'photo' } as const;

/** A home of a day, and the day of its reduction; `goal` 0: for sale. */
function home(id: string, goal: number, day: number, reduced?: number, pictured = true): Candidate<NewsHome> {
  return {
    home: { id: id as ListingId, goal, publishedOn: addDays(START, day), pictures: pictured ? [picture] : [] },
    reduction: reduced === undefined ? undefined : { at: Date.parse(`${addDays(START, reduced)}T11:00:00Z`), by: 1 },
  };
}
const ids = (candidates: readonly Candidate<NewsHome>[], most: number) =>
  latestNews(candidates, most).map(({ id }) => id);

describe('news', () => {
  test('are the latest published and reduced homes, the latest for sale first', () => {
    const homes = [home('old', 0, 0, 40), home('sale', 0, 30), home('rent', 1, 50), home('older', 0, 10)];
    expect(ids(homes, 3)).toEqual(['old', 'rent', 'sale']);
  });

  test('have a home to let and a reduced one even if others are later', () => {
    const homes = [1, 2, 3, 4, 5].map(day => home(`s${day}`, 0, 100 + day));
    expect(ids([...homes, home('rent', 1, 1), home('cut', 0, 0, 2)], 5)).toEqual(['s5', 's4', 's3', 'cut', 'rent']);
  });

  test('begin with a home that has a picture, because the first one is shown large', () => {
    expect(ids([home('bare', 0, 9, undefined, false), home('seen', 0, 1)], 2)).toEqual(['seen', 'bare']);
    expect(ids([home('bare', 0, 9, undefined, false), home('rent', 1, 1)], 2)).toEqual(['rent', 'bare']);
    expect(ids([home('bare', 0, 9, undefined, false)], 5)).toEqual(['bare']);
  });

  test('count a reduction of the day of publication as the publication', () => {
    const homes = [home('same', 0, 5, 5), home('cut', 0, 1, 4), ...[6, 7].map(day => home(`s${day}`, 0, day))];
    expect(ids(homes, 2)).toEqual(['s7', 'cut']);
  });

  test('are empty without any home, or without room', () => {
    expect(ids([], 5)).toEqual([]);
    expect(ids([home('one', 0, 1)], 0)).toEqual([]);
  });

  test('are different homes, as many as there is room, with each goal that exists', () => {
    const aDay = fc.integer({ min: 0, max: 90 });
    const some = fc.array(fc.tuple(fc.constantFrom(0, 1, 2), aDay, fc.option(aDay, { nil: undefined })), {
      maxLength: 12,
    });
    reaches({ 'both goals': runs(30), 'left out': runs(30) }, met =>
      fc.assert(
        fc.property(some, fc.integer({ min: 3, max: 6 }), (rows, most) => {
          const homes = rows.map(([goal, day, reduced], at) => home(String(at), goal, day, reduced));
          const news = latestNews(homes, most);
          expect(new Set(news).size).toBe(Math.min(most, homes.length));
          const goals = (list: readonly NewsHome[]) => new Set(list.map(({ goal }) => goal === 0)).size;
          if (goals(homes.map(each => each.home)) === 2) met('both goals');
          expect(goals(news)).toBe(goals(homes.map(each => each.home)));
          if (homes.length > most) met('left out');
        }),
        { numRuns: runs(400) },
      ),
    );
  });
});
