import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placePart } from '../../../domain/map/area.ts';
import { packMapPoints, unpackMapPoints } from '../../../domain/map/map-points.ts';
import { aPlace } from '../../arbitraries/a-place-on-the-map.ts';

const aPoint = fc
  .record({
    id: fc.stringMatching(/^[0-9A-Za-z-]{1,20}$/),
    at: aPlace,
    exact: fc.boolean(),
    price: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000_000 })),
    marquee: fc.integer({ min: 0, max: 3 }),
    place: fc.constantFrom('Namur', 'Gent', '', 'La Roche-en-Ardenne'),
  })
  .map(({ at, ...rest }) => ({ ...at, ...rest }));

describe('packed map points', () => {
  test('survive packing and unpacking, with coordinates to the metre', () => {
    fc.assert(
      fc.property(fc.array(aPoint, { maxLength: 30 }), points => {
        const told = points.map(point => ({
          ...point,
          latitude: placePart(point.latitude) / 100_000,
          longitude: placePart(point.longitude) / 100_000,
        }));
        expect(unpackMapPoints(packMapPoints(points))).toEqual(told);
        expect(unpackMapPoints(JSON.parse(JSON.stringify(packMapPoints(points))))).toEqual(told);
      }),
    );
  });

  test('contain each municipality name once', () => {
    fc.assert(
      fc.property(fc.array(aPoint), points => {
        const { places } = packMapPoints(points);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
