import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPage } from '../../../domain/list/list-page.ts';
import { listPoints } from '../../../domain/list/list-points.ts';
import { aCatalogue, indexOf, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aListQuery } from '../../arbitraries/a-list-query.ts';
import { slowList } from '../../support/faults/slow-list.ts';
import { parseListQuery } from '../../../domain/list/list-query.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const ALL = 1000;

describe('the points of a list', () => {
  test('are all results with known coordinates, for any page and sorting', () => {
    reaches({ placed: runs(30), 'without a place': runs(10) }, met =>
      fc.assert(
        fc.property(aCatalogue, aListQuery, fc.integer({ min: 1, max: 5 }), (listings, query, page) => {
          const { total, points } = listPoints(indexOf(listings), { ...query, page }, ALL);
          const found = slowList(listings, query, TYPES, PLACES);
          const placed = found.filter(({ coordinates }) => coordinates);
          if (placed.length > 0) met('placed');
          if (placed.length < found.length) met('without a place');
          expect(total).toBe(found.length);
          expect(points.map(({ id }) => id).sort()).toEqual(placed.map(({ id }) => id).sort());
          for (const point of points) {
            const listing = placed.find(({ id }) => id === point.id);
            expect(point).toMatchObject({
              ...listing?.coordinates,
              price: listing?.viager ? 0 : (listing?.price ?? 0),
              marquee: listing?.marquee,
            });
          }
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  test('are limited to the newest', () => {
    const aWholeList = aGoal.map(goal => parseListQuery(goal, new URLSearchParams()));
    reaches({ more: runs(50) }, met =>
      fc.assert(
        fc.property(aCatalogue, fc.oneof(aWholeList, aListQuery), fc.nat(5), (listings, query, most) => {
          const index = indexOf(listings);
          const newest = listPage(index, { ...query, sort: 'newest', page: 1 }, ALL).ids;
          const placed = newest.filter(id => listings.find(listing => listing.id === id)?.coordinates);
          if (placed.length > most) met('more');
          expect(listPoints(index, query, most).points.map(({ id }) => id)).toEqual(placed.slice(0, most));
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});
