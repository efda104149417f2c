import { describe, expect, test } from 'vitest';
import {
  NEARBY_KINDS,
  nearbyIndex,
  nearbyReach,
  type NearbyKind,
  type NearbyPlace,
  placesByDistance,
  placesNear,
  roundedMetres,
} from '../../../domain/place/nearby.ts';

/** A home in Namur. */
const HOME = { latitude: 50.4602, longitude: 4.8702, exact: true };
const METRES_NORTH = 1 / 111_195;
const north = (kind: NearbyKind, metres: number, name?: string): NearbyPlace => ({
  kind,
  ...(name !== undefined && { name }),
  latitude: HOME.latitude + metres * METRES_NORTH,
  longitude: HOME.longitude,
});
const found = (...places: NearbyPlace[]) =>
  placesNear(nearbyIndex(places), HOME).map(({ kind, places: near }) => [
    kind,
    ...near.map(({ place, metres }) => `${String(place.name ?? '')} ${Math.round(metres)}`.trim()),
  ]);

describe('the places near a home', () => {
  test('are named by kind in the order in which visitors ask, nearest first', () => {
    expect(
      found(
        north('stop', 90, 'Pont'),
        north('school', 800, 'B'),
        north('station', 1900, 'Namur'),
        north('school', 300, 'A'),
      ),
    ).toEqual([
      ['station', 'Namur 1900'],
      ['school', 'A 300', 'B 800'],
      ['stop', 'Pont 90'],
    ]);
  });

  test('are limited in number and distance by kind', () => {
    expect(found(...[1, 2, 3].map(n => north('station', n * 1_000, `S${n}`)))).toEqual([
      ['station', 'S1 1000', 'S2 2000'],
    ]);
    expect(found(north('stop', 990, 'near'), north('stop', 1_010, 'far'))).toEqual([['stop', 'near 990']]);
    expect(found(north('hospital', 14_900), north('park', 1_600, 'far'))).toEqual([['hospital', '14900']]);
  });

  test('contain a stop with two platforms once, and only the nearest of the places without a name', () => {
    expect(found(north('stop', 120, 'Pont'), north('stop', 100, 'Pont'), north('stop', 400, 'Gare'))).toEqual([
      ['stop', 'Pont 100', 'Gare 400'],
    ]);
    expect(found(north('supermarket', 500), north('supermarket', 200), north('supermarket', 700, 'Halles'))).toEqual([
      ['supermarket', '200', 'Halles 700'],
    ]);
  });

  test('are a school and a stop of one name, which are two places', () => {
    expect(found(north('school', 200, 'Pont'), north('stop', 100, 'Pont'))).toHaveLength(2);
  });

  test('are absent for the middle of a municipality, which replaces a hidden address, and without coordinates', () => {
    const index = nearbyIndex([north('station', 100, 'Namur')]);
    expect(placesNear(index, { ...HOME, exact: false })).toEqual([]);
    expect(placesNear(index, undefined)).toEqual([]);
    expect(placesNear(index, HOME)).toHaveLength(1);
  });

  test('are found to the east as to the north, by the length of a degree at this latitude', () => {
    const degree = 111_195 * Math.cos((HOME.latitude * Math.PI) / 180);
    const [group] = placesNear(
      nearbyIndex([{ kind: 'school', latitude: HOME.latitude, longitude: HOME.longitude + 500 / degree }]),
      HOME,
    );
    expect(group?.places[0]?.metres).toBeCloseTo(500, 0);
  });

  test('are found across the 180th meridian', () => {
    const index = nearbyIndex([{ kind: 'school', latitude: 0, longitude: -179.999 }]);
    expect(placesNear(index, { latitude: 0, longitude: 179.999, exact: true })).toHaveLength(1);
  });

  test('are nine kinds at most', () => {
    expect(
      found(...NEARBY_KINDS.map(kind => north(kind, 100)), ...NEARBY_KINDS.map(kind => north(kind, 150))),
    ).toHaveLength(NEARBY_KINDS.length);
  });
});

describe('the places near a home by distance', () => {
  const numbered = (...places: NearbyPlace[]) =>
    placesByDistance(placesNear(nearbyIndex(places), HOME)).map(({ number, kind }) => `${number ?? '-'} ${kind}`);

  test('are numbered from the nearest, whatever their kind', () => {
    expect(
      numbered(north('stop', 90), north('school', 800, 'B'), north('station', 1_900), north('school', 300, 'A')),
    ).toEqual(['1 stop', '2 school', '3 school', '4 station']);
  });

  test('have eight numbers at most', () => {
    const pairs = (['station', 'school', 'supermarket', 'stop'] as const).flatMap((kind, at) => [
      north(kind, 100 + at, 'A'),
      north(kind, 200 + at, 'B'),
    ]);
    expect(numbered(...pairs, north('park', 50), north('hospital', 2_000)).slice(7)).toEqual([
      '8 supermarket',
      '- stop',
      '- hospital',
    ]);
  });

  test('have no number beyond three kilometres, where the map does not reach', () => {
    expect(numbered(north('hospital', 9_000), north('station', 2_990), north('station', 3_010, 'B'))).toEqual([
      '1 station',
      '- station',
      '- hospital',
    ]);
    expect(numbered()).toEqual([]);
  });
});

describe('the reach of a map with numbered places', () => {
  test('is the distance of the farthest place, but at least a kilometre', () => {
    expect(nearbyReach(HOME, [north('stop', 90)])).toEqual({ reach: 1_000, rings: [500, 1_000] });
    expect(nearbyReach(HOME, [north('stop', 90), north('school', 1_600)]).reach).toBeCloseTo(1_600, 0);
  });

  test('has wider circles where it is wide', () => {
    expect(nearbyReach(HOME, [north('school', 1_600)]).rings).toEqual([500, 1_000]);
    expect(nearbyReach(HOME, [north('school', 2_900)]).rings).toEqual([1_000, 2_000]);
  });
});

test.each([
  [0, 10],
  [4, 10],
  [347, 350],
  [994, 990],
  [995, 1_000],
  [1_049, 1_000],
  [1_149, 1_100],
  [9_960, 10_000],
])('a distance of %d metres is shown as %d', (metres, said) => {
  expect(roundedMetres(metres)).toBe(said);
});
