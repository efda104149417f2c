import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaSeen,
  boxOf,
  boxSeen,
  fitted,
  clampCamera,
  panned,
  pixelOf,
  pointAt,
  zoomedAt,
} from '../../../domain/map/camera.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import { aCamera, aMapSize, anArea, aPixel, aPlace } from '../../arbitraries/a-place-on-the-map.ts';

const near = (one: { x: number; y: number }, other: { x: number; y: number }, pixels = 1e-3) => {
  expect(Math.abs(one.x - other.x)).toBeLessThan(pixels);
  expect(Math.abs(one.y - other.y)).toBeLessThan(pixels);
};

describe('a camera', () => {
  test('draws each place at the pixel that it reports', () => {
    fc.assert(
      fc.property(aCamera, aMapSize, aPixel, (camera, size, pixel) => {
        near(pixelOf(camera, size, pointAt(camera, size, pixel)), pixel);
      }),
    );
  });

  test('moves everything by the pixels of a drag, and back again', () => {
    fc.assert(
      fc.property(aCamera, aMapSize, aPixel, aPlace, (camera, size, by, place) => {
        const moved = panned(camera, by.x, by.y);
        const before = pixelOf(camera, size, worldPoint(place));
        near(pixelOf(moved, size, worldPoint(place)), { x: before.x + by.x, y: before.y + by.y });
        const back = panned(moved, -by.x, -by.y);
        near(pixelOf(back, size, worldPoint(place)), before);
      }),
    );
  });

  test('keeps the place under the pointer while zooming', () => {
    fc.assert(
      fc.property(
        aCamera,
        aMapSize,
        aPixel,
        fc.double({ min: 2, max: 18, noNaN: true }),
        (camera, size, pixel, zoom) => {
          const point = pointAt(camera, size, pixel);
          near(pixelOf(zoomedAt(camera, size, zoom, pixel), size, point), pixel);
        },
      ),
    );
  });

  test('fitted to an area shows all of it within its margin, at the highest possible zoom', () => {
    fc.assert(
      fc.property(anArea, aMapSize, fc.integer({ min: 0, max: 90 }), (area, size, margin) => {
        const nearest = 18;
        const camera = fitted(area, size, margin, nearest);
        const { left, top, right, bottom } = boxOf(area);
        const corner = pixelOf(camera, size, { x: left, y: top });
        const other = pixelOf(camera, size, { x: right, y: bottom });
        const tolerance = 1e-3;
        for (const [low, high, all] of [
          [corner.x, other.x, size.width],
          [corner.y, other.y, size.height],
        ] as const) {
          expect(low).toBeGreaterThanOrEqual(margin - tolerance);
          expect(high).toBeLessThanOrEqual(all - margin + tolerance);
        }
        expect(camera.zoom).toBeLessThanOrEqual(nearest);
        const touches = corner.x < margin + 1 || corner.y < margin + 1;
        expect(touches || camera.zoom === nearest).toBe(true);
      }),
    );
  });

  test('reproduces the area that it showed', () => {
    fc.assert(
      fc.property(aCamera, aMapSize, (camera, size) => {
        const inside = clampCamera(camera, size, { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 }, 18);
        const again = fitted(areaSeen(inside, size), size, 0, 30);
        expect(again.zoom).toBeCloseTo(inside.zoom, 5);
        expect(again.x).toBeCloseTo(inside.x, 7);
        expect(again.y).toBeCloseTo(inside.y, 7);
      }),
    );
  });

  test('constrained to a box shows nothing outside it, and constraining again changes nothing', () => {
    const box = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.4 };
    fc.assert(
      fc.property(aCamera, aMapSize, (camera, size) => {
        const kept = clampCamera(camera, size, box, 18);
        const seen = boxSeen(kept, size);
        const tolerance = 1e-9;
        expect(seen.left).toBeGreaterThanOrEqual(box.left - tolerance);
        expect(seen.top).toBeGreaterThanOrEqual(box.top - tolerance);
        expect(seen.right).toBeLessThanOrEqual(box.right + tolerance);
        expect(seen.bottom).toBeLessThanOrEqual(box.bottom + tolerance);
        const again = clampCamera(kept, size, box, 18);
        expect(again.zoom).toBeCloseTo(kept.zoom, 9);
        near({ x: again.x * 1e6, y: again.y * 1e6 }, { x: kept.x * 1e6, y: kept.y * 1e6 });
      }),
    );
  });
});
