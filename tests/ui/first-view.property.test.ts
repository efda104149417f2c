import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapFill } from '../../application/browse/map/map-view.ts';
import { areaSeen } from '../../domain/map/camera.ts';
import type { Municipality } from '../../domain/map/base-map.ts';
import { areaAround, isWithin } from '../../domain/map/area.ts';
import { circleAround } from '../../domain/map/circle.ts';
import { firstView, hasStreets, maxZoomOf } from '../../ui/map/first-view.ts';
import { A_FILL } from '../support/reading/map-messages.ts';
import { reaches } from '../support/run/reaches.ts';
import { runs } from '../support/run/daily-runs.ts';

const BELGIUM = { south: 49.4, west: 2.5, north: 51.6, east: 6.5 };
const STREETS: MapFill['mapType'] = { kind: 'streets', area: BELGIUM, attribution: '©' };
const TILES: MapFill['mapType'] = { kind: 'tiles', address: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '©' };
const SIZE = { width: 390, height: 640 };
const NAMUR = { code: '92094', area: { south: 50.39, west: 4.72, north: 50.53, east: 5.0 } } as unknown as Municipality;
const A_HOUSE = {
  id: '1',
  latitude: 50.4669,
  longitude: 4.8675,
  exact: true,
  price: 1,
  marquee: 0 as const,
  place: '',
};
const of = (mapType: MapFill['mapType'], more: Partial<MapFill> = {}): MapFill => ({
  ...A_FILL,
  mapType,
  cards: false,
  area: null,
  near: '',
  nearby: [],
  ...more,
});

const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1_000, max: max * 1_000 }).map(value => value / 1_000);

describe('the initial view of a property’s map', () => {
  test('shows its streets when available, otherwise its municipality', () => {
    const begun = (mapType: MapFill['mapType']) =>
      firstView({ fill: of(mapType), points: [A_HOUSE], home: NAMUR, zone: undefined }, SIZE).zoom;
    expect([begun(STREETS), begun(TILES)]).toEqual([15, 15]);
    expect(begun({ kind: 'outlines' })).toBeLessThan(12);
  });

  test('shows the numbered places around it, with and without streets', () => {
    const nearby: MapFill['nearby'] = [
      ['Station', 50.48, 4.8675],
      ['School', 50.4669, 4.88],
    ];
    for (const mapType of [STREETS, TILES, { kind: 'outlines' } as const]) {
      const view = firstView({ fill: of(mapType, { nearby }), points: [A_HOUSE], home: NAMUR, zone: undefined }, SIZE);
      const seen = areaSeen(view, SIZE);
      expect(nearby.every(([, latitude, longitude]) => isWithin(seen, { latitude, longitude }))).toBe(true);
      expect(view.zoom).toBeGreaterThan(12);
    }
  });

  test('of a hidden address is the same with places around it', () => {
    const hidden = { ...A_HOUSE, exact: false };
    const nearby: MapFill['nearby'] = [['Station', 50.4679, 4.8675]];
    for (const home of [NAMUR, undefined])
      for (const mapType of [STREETS, TILES, { kind: 'outlines' } as const])
        expect(firstView({ fill: of(mapType, { nearby }), points: [hidden], home }, SIZE)).toEqual(
          firstView({ fill: of(mapType), points: [hidden], home }, SIZE),
        );
  });

  test('of a hidden address does not zoom in further with streets than without', () => {
    const hidden = { ...A_HOUSE, exact: false };
    for (const home of [NAMUR, undefined]) {
      const begun = (mapType: MapFill['mapType']) =>
        firstView({ fill: of(mapType), points: [hidden], home, zone: undefined }, SIZE).zoom;
      expect(begun(STREETS)).toBe(begun({ kind: 'outlines' }));
      expect(begun(TILES)).toBe(begun({ kind: 'outlines' }));
    }
  });

  test('outside the street file is as without it', () => {
    reaches({ within: runs(20), beyond: runs(20) }, met =>
      fc.assert(
        fc.property(degrees(48, 53), degrees(1, 8), (latitude, longitude) => {
          const points = [{ ...A_HOUSE, latitude, longitude }];
          const within = isWithin(BELGIUM, { latitude, longitude });
          met(within ? 'within' : 'beyond');
          const parts = { fill: of(STREETS), points };
          const without = { fill: of({ kind: 'outlines' }), points };
          expect(hasStreets(parts)).toBe(within);
          expect(maxZoomOf(parts)).toBe(within ? 18 : maxZoomOf(without));
          if (!within)
            expect(firstView({ ...parts, home: undefined, zone: undefined }, SIZE)).toEqual(
              firstView({ ...without, home: undefined, zone: undefined }, SIZE),
            );
        }),
        { numRuns: runs(500) },
      ),
    );
  });
});

test('the map of a list zooms as close with a street file as with a tile server, and starts with all results', () => {
  const points = [A_HOUSE, { ...A_HOUSE, id: '2', latitude: 51.05, longitude: 3.72 }];
  const list = { fill: of(STREETS, { cards: true }), points };
  expect(maxZoomOf(list)).toBe(maxZoomOf({ ...list, fill: of(TILES, { cards: true }) }));
  const seen = areaSeen(firstView({ ...list, home: undefined, zone: undefined }, SIZE), SIZE);
  for (const point of points) expect(isWithin(seen, point)).toBe(true);
});

test('the map of a list starts as close as its distance filter, and otherwise no closer than its zone', () => {
  const around = { latitude: 50.467, longitude: 4.867 };
  const list = { fill: of({ kind: 'outlines' }, { cards: true }), points: [A_HOUSE], home: undefined };
  const begun = (km: number, fill = list.fill) => {
    const circle = circleAround(around, km);
    const zone = circle?.kind === 'drawn' ? areaAround(circle.ring) : undefined;
    return firstView({ ...list, fill, zone }, SIZE).zoom;
  };
  const near = { ...list.fill, near: A_FILL.near };
  expect(begun(2, near)).toBeGreaterThan(begun(5, near) + 1);
  expect(begun(5, near)).toBeGreaterThan(begun(5));
  expect(begun(50, near)).toBe(begun(50));
});

test('the map of a list starts with its zone, unless a map area was requested', () => {
  const zone = { south: 50, west: 4, north: 50.2, east: 4.4 };
  const list = { fill: of({ kind: 'outlines' }, { cards: true }), points: [A_HOUSE], home: undefined };
  const seen = areaSeen(firstView({ ...list, zone }, SIZE), SIZE);
  for (const place of [
    { latitude: zone.south, longitude: zone.west },
    { latitude: zone.north, longitude: zone.east },
  ])
    expect(isWithin(seen, place)).toBe(true);
  const area = { south: 51, west: 3, north: 51.2, east: 3.4 };
  const asked = { ...list, fill: { ...list.fill, area } };
  expect(firstView({ ...asked, zone }, SIZE)).toEqual(firstView(asked, SIZE));
});
