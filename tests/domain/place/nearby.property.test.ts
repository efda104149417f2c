import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometres } from '../../../domain/place/distance.ts';
import {
  MOST_NUMBERED,
  NEARBY_KINDS,
  NEARBY_LIMITS,
  type NearbyGroup,
  nearbyIndex,
  type NearbyPlace,
  placesByDistance,
  placesNear,
  roundedMetres,
} from '../../../domain/place/nearby.ts';
import { aBelgianPlace } from '../../arbitraries/a-place-on-the-map.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

/** Places around a home: most within a few kilometres, names repeated, some in another town. */
const aTown = aBelgianPlace.chain(home =>
  fc.record({
    home: fc.constant({ ...home, exact: true }),
    places: fc.array(
      fc
        .record({
          kind: fc.constantFrom(...NEARBY_KINDS),
          name: fc.constantFrom(undefined, 'Pont', 'pont', 'Gare', { fr: 'Parc', nl: 'Park' }),
          north: fc.oneof({ weight: 4, arbitrary: aStep }, { weight: 1, arbitrary: fc.constantFrom(0, 0.2, -0.2) }),
          east: fc.oneof({ weight: 4, arbitrary: aStep }, { weight: 1, arbitrary: fc.constantFrom(0, 0.3) }),
        })
        .map(
          ({ kind, name, north, east }): NearbyPlace => ({
            kind,
            ...(name !== undefined && { name }),
            latitude: home.latitude + north,
            longitude: home.longitude + east,
          }),
        ),
      { maxLength: 60 },
    ),
  }),
);
/** Up to four kilometres. */
const aStep = fc.double({ min: -0.035, max: 0.035, noNaN: true });

/** Groups of places at any distance, as `placesNear` finds them. */
const someGroups = fc
  .subarray([...NEARBY_KINDS])
  .chain(kinds =>
    fc.tuple(...kinds.map(() => fc.array(fc.integer({ min: 10, max: 6_000 }), { minLength: 1, maxLength: 2 }))),
  )
  .map((distances): NearbyGroup[] =>
    distances.map((metres, at) => {
      const kind = NEARBY_KINDS[at] ?? 'stop';
      const place = { kind, latitude: 50, longitude: 4 };
      return { kind, places: metres.toSorted((a, b) => a - b).map(each => ({ place, metres: each })) };
    }),
  );

const key = ({ name = '' }: NearbyPlace) => JSON.stringify(name).toLowerCase();

describe('the places near a home', () => {
  it('are those that a look at every place finds', () => {
    reaches(
      { 'left out as too far': runs(150, 2), 'left out as too many': runs(100, 2), 'one name twice': runs(100, 2) },
      met =>
        fc.assert(
          fc.property(aTown, ({ home, places }) => {
            const shown = placesNear(nearbyIndex(places), home);
            expect(shown.map(({ kind }) => kind)).toEqual(
              NEARBY_KINDS.filter(kind => shown.some(group => group.kind === kind)),
            );
            for (const kind of NEARBY_KINDS) {
              const { most, within } = NEARBY_LIMITS[kind];
              const all = places.filter(place => place.kind === kind);
              const metresTo = (place: NearbyPlace) => kilometres(home, place) * 1_000;
              const nearestByName = new Map<string, number>();
              for (const place of all)
                nearestByName.set(key(place), Math.min(nearestByName.get(key(place)) ?? Infinity, metresTo(place)));
              const expected = [...nearestByName.values()].filter(metres => metres <= within).sort((a, b) => a - b);
              const group = shown.find(each => each.kind === kind);
              expect((group?.places ?? []).map(({ metres }) => metres)).toEqual(expected.slice(0, most));
              for (const { place, metres } of group?.places ?? []) {
                expect(places).toContain(place);
                expect(metres).toBe(metresTo(place));
              }
              if (all.some(place => metresTo(place) > within)) met('left out as too far');
              if (expected.length > most) met('left out as too many');
              if (nearestByName.size < all.length) met('one name twice');
            }
          }),
          { numRuns: runs(500, 2) },
        ),
    );
  });

  it('have the numbers from 1 on without a gap, the nearest first, and eight at most', () => {
    reaches({ 'more than eight': runs(20), 'beyond the map': runs(20) }, met =>
      fc.assert(
        fc.property(someGroups, groups => {
          const all = placesByDistance(groups);
          const numbers = all.flatMap(({ number }) => number ?? []);
          expect(numbers).toEqual(numbers.map((_, at) => at + 1));
          expect(numbers.length).toBeLessThanOrEqual(MOST_NUMBERED);
          // The list begins with the numbered places.
          expect(all.slice(0, numbers.length).every(({ number }) => number !== undefined)).toBe(true);
          expect(all.map(({ metres }) => metres)).toEqual(all.map(({ metres }) => metres).toSorted((a, b) => a - b));
          if (all.length > MOST_NUMBERED) met('more than eight');
          if (all.length > numbers.length && numbers.length < MOST_NUMBERED) met('beyond the map');
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  it('do not depend on the order of the file', () => {
    fc.assert(
      fc.property(aTown, ({ home, places }) => {
        const said = (from: readonly NearbyPlace[]) =>
          placesNear(nearbyIndex(from), home).map(({ kind, places: near }) => [
            kind,
            near.map(({ metres, place }) => [metres, key(place)]),
          ]);
        expect(said(places.toReversed())).toEqual(said(places));
      }),
      { numRuns: runs(500) },
    );
  });

  it('are absent where the coordinates are not exact', () => {
    reaches({ 'with places around': runs(150) }, met =>
      fc.assert(
        fc.property(aTown, ({ home, places }) => {
          const index = nearbyIndex(places);
          expect(placesNear(index, { ...home, exact: false })).toEqual([]);
          if (placesNear(index, home).length > 0) met('with places around');
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});

describe('a rounded distance', () => {
  const metres = fc.double({ min: 0, max: 20_000, noNaN: true });

  it('is never 0, grows with the distance, and is off by 5 metres below a kilometre, else by 50', () => {
    fc.assert(
      fc.property(metres, metres, (a, b) => {
        const [near, far] = a < b ? [a, b] : [b, a];
        expect(roundedMetres(near)).toBeLessThanOrEqual(roundedMetres(far));
        expect(roundedMetres(near)).toBeGreaterThanOrEqual(10);
        if (near >= 5) expect(Math.abs(roundedMetres(near) - near)).toBeLessThanOrEqual(near < 995 ? 5 : 50);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('needs no further rounding', () => {
    fc.assert(
      fc.property(metres, given => void expect(roundedMetres(roundedMetres(given))).toBe(roundedMetres(given))),
    );
  });
});
