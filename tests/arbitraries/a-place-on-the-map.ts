import fc from 'fast-check';
import { type Area, areaOf } from '../../domain/map/area.ts';
import type { Camera, MapSize } from '../../domain/map/camera.ts';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

/** Anywhere on a world map. */
export const aPlace = fc.record({ latitude: degrees(85), longitude: degrees(180) });

/** Around Belgium, many at the same place or a few metres apart. */
export const aBelgianPlace = fc.oneof(
  fc.record({
    latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
    longitude: fc.double({ min: 2.6, max: 6.4, noNaN: true }),
  }),
  fc.constantFrom(
    { latitude: 50.4669, longitude: 4.8675 },
    { latitude: 50.4669, longitude: 4.86751 },
    { latitude: 51.0536, longitude: 3.7253 },
  ),
);

/** A map area as an address encodes it. */
export const anArea: fc.Arbitrary<Area> = fc
  .tuple(degrees(85), degrees(180), degrees(85), degrees(180))
  .map(([a, b, c, d]) =>
    areaOf({ south: Math.min(a, c), west: Math.min(b, d), north: Math.max(a, c), east: Math.max(b, d) }),
  )
  .filter(area => area !== undefined);

export const aCamera: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 2, max: 18, noNaN: true }),
});

export const aMapSize: fc.Arbitrary<MapSize> = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1200 }),
});

export const aPixel = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 1200 }) });
