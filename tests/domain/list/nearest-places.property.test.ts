import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPlaces } from '../../../domain/list/nearest-places.ts';
import { PLACE_PARTS, placePart } from '../../../domain/map/area.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { everything } from '../../../domain/list/list-query.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { findPlace, placeLookup, placeKeyOf } from '../../../domain/search/place-key.ts';
import { aCatalogue, indexOf, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aListQuery } from '../../arbitraries/a-list-query.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { slowList } from '../../support/faults/slow-list.ts';

const BOOK = placeLookup(PLACES);
const keyOf = ({ place: { name, postcode } }: PublicListing) =>
  placeKeyOf(name, postcode, findPlace(BOOK, name, postcode));
/** Mean of degrees that are rounded to fixed-point coordinates. */
const mean = (degrees: readonly number[]) =>
  degrees.reduce((sum, value) => sum + placePart(value), 0) / (degrees.length * PLACE_PARTS);

test('the nearest places are the towns with results, by distance to the mean position of their listings', () => {
  reaches({ some: runs(105), several: runs(16), far: runs(290) }, met =>
    fc.assert(
      fc.property(
        aCatalogue,
        fc.oneof(aListQuery, aGoal.map(everything)),
        fc.record({
          latitude: fc.double({ min: 50, max: 51, noNaN: true }),
          longitude: fc.double({ min: 4, max: 6, noNaN: true }),
        }),
        (listings, query, from) => {
          const near = nearestPlaces(indexOf(listings), query, from, 3);
          const towns = Map.groupBy(slowList(listings, query, TYPES, PLACES), keyOf);
          const slow = [...towns].flatMap(([key, found]) => {
            const placed = found.flatMap(({ coordinates }) => coordinates ?? []);
            if (placed.length === 0) return [];
            const middle = {
              latitude: mean(placed.map(({ latitude }) => latitude)),
              longitude: mean(placed.map(({ longitude }) => longitude)),
            };
            return [{ key, count: found.length, distance: kilometres(from, middle) }];
          });
          const within = slow
            .filter(({ distance }) => distance <= 50)
            .toSorted((a, b) => a.distance - b.distance || (a.key < b.key ? -1 : 1));
          expect(near.map(({ count }) => count)).toEqual(within.slice(0, 3).map(({ count }) => count));
          expect(near.map(({ city, distance }) => [city.key, distance])).toEqual(
            within.slice(0, 3).map(({ key, distance }) => [key, distance]),
          );
          if (near.length > 0) met('some');
          if (near.length > 1) met('several');
          if (slow.length > within.length) met('far');
        },
      ),
      { numRuns: runs(600) },
    ),
  );
});
