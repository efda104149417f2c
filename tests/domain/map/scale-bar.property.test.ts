import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleBar } from '../../../domain/map/scale-bar.ts';

const metresPerPixel = fc.double({ min: 0.01, max: 100_000, noNaN: true });

test('a scale bar fits, and the next longer one would not', () => {
  fc.assert(
    fc.property(metresPerPixel, fc.integer({ min: 20, max: 400 }), (scale, longest) => {
      const { metres, pixels } = scaleBar(scale, longest);
      expect(pixels).toBeLessThanOrEqual(longest * 1.000_001);
      // The steps 1, 2, 5, 10 grow by a factor of 2.5 at most.
      expect(pixels * 2.5).toBeGreaterThan(longest * 0.999_999);
      expect(metres / scale).toBeCloseTo(pixels, 6);
    }),
  );
});

test('a scale bar has a length of 1, 2 or 5 times a power of ten metres', () => {
  expect(scaleBar(4, 110)).toEqual({ metres: 200, pixels: 50 });
  expect(scaleBar(1, 110)).toEqual({ metres: 100, pixels: 100 });
  expect(scaleBar(500, 110)).toEqual({ metres: 50_000, pixels: 100 });
});
