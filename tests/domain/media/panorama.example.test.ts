import { expect, test } from 'vitest';
import { isPanorama } from '../../../domain/media/panorama.ts';

test.each([
  [4000, 1000, true],
  [2410, 1000, true],
  [2400, 1000, false],
  [1920, 900, false],
  [1500, 1000, false],
  [1000, 3000, false],
])('a picture of %i by %i pixels is a panorama: %s', (width, height, panorama) => {
  expect(isPanorama({ width, height })).toBe(panorama);
});
