import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Camera, pixelOf } from '../../../domain/map/camera.ts';
import { inFlight } from '../../../domain/map/flight.ts';

const SIZE = { width: 720, height: 540 };
const camera = fc.record<Camera>({
  x: fc.double({ min: 0.5, max: 0.53, noNaN: true }),
  y: fc.double({ min: 0.32, max: 0.35, noNaN: true }),
  zoom: fc.double({ min: 6, max: 16, noNaN: true }),
});

test('a flight begins and ends where it should', () => {
  fc.assert(
    fc.property(camera, camera, (from, to) => {
      for (const [part, expected] of [
        [0, from],
        [1, to],
      ] as const) {
        const at = inFlight(from, to, SIZE, part);
        for (const axis of ['x', 'y', 'zoom'] as const) expect(at[axis]).toBeCloseTo(expected[axis], 9);
      }
    }),
  );
});

test('the place that is flown to goes straight to the middle, and never back', () => {
  fc.assert(
    fc.property(camera, camera, (from, to) => {
      const middle = { x: SIZE.width / 2, y: SIZE.height / 2 };
      const away = [0, 0.2, 0.4, 0.6, 0.8, 1].map(part => {
        const at = pixelOf(inFlight(from, to, SIZE, part), SIZE, to);
        return Math.hypot(at.x - middle.x, at.y - middle.y);
      });
      away.slice(1).forEach((distance, index) => expect(distance).toBeLessThanOrEqual((away[index] ?? 0) + 1e-3));
    }),
  );
});
