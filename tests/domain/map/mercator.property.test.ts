import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinatesAt, metresPerPixel, worldPoint } from '../../../domain/map/mercator.ts';
import { aPlace } from '../../arbitraries/a-place-on-the-map.ts';

describe('the Mercator projection', () => {
  test('returns the place that was projected', () => {
    fc.assert(
      fc.property(aPlace, place => {
        const back = coordinatesAt(worldPoint(place));
        expect(back.latitude).toBeCloseTo(place.latitude, 9);
        expect(back.longitude).toBeCloseTo(place.longitude, 9);
      }),
    );
  });

  test('has east to the right of west and north above south', () => {
    fc.assert(
      fc.property(aPlace, fc.double({ min: 1e-8, max: 90, noNaN: true }), (place, further) => {
        const { latitude, longitude } = place;
        const here = worldPoint(place);
        expect(worldPoint({ latitude, longitude: longitude + further }).x).toBeGreaterThan(here.x);
        expect(worldPoint({ latitude: latitude - Math.min(further, 84), longitude }).y).toBeGreaterThan(here.y);
      }),
    );
  });

  test('contains every place, with the poles on its edge', () => {
    fc.assert(
      fc.property(fc.double({ min: -90, max: 90, noNaN: true }), latitude => {
        const { y } = worldPoint({ latitude, longitude: 0 });
        expect(y).toBeGreaterThanOrEqual(-1e-8);
        expect(y).toBeLessThanOrEqual(1 + 1e-8);
      }),
    );
  });

  test('halves the metres per pixel with every zoom level', () => {
    fc.assert(
      fc.property(aPlace, fc.integer({ min: 0, max: 17 }), ({ latitude }, zoom) => {
        expect(metresPerPixel(latitude, zoom)).toBeCloseTo(2 * metresPerPixel(latitude, zoom + 1), 6);
      }),
    );
  });

  test('is centred on the equator and the Greenwich meridian', () => {
    expect(worldPoint({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(metresPerPixel(0, 0)).toBeCloseTo(156_543, 0);
  });
});
