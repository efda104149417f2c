import fc from 'fast-check';
import { ringOf } from '../../domain/map/ring.ts';
import { formatZone } from '../../domain/map/zone.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';

/** Degrees as an address encodes them: four decimals. */
const told = (degrees: number) => Math.round(degrees * 10_000) / 10_000 + 0;

/** Corners around a point, each in its own direction: a ring that does not cross itself, with dents and spikes, clockwise or not. */
export const aDrawnRing: fc.Arbitrary<readonly Coordinates[]> = fc
  .record({
    latitude: fc.double({ min: 49.7, max: 51.3, noNaN: true }),
    longitude: fc.double({ min: 3, max: 6, noNaN: true }),
    reaches: fc.array(fc.integer({ min: 20, max: 4_000 }), { minLength: 3, maxLength: 60 }),
    backwards: fc.boolean(),
  })
  .map(({ latitude, longitude, reaches, backwards }) => {
    const ring = reaches.map((reach, at) => {
      const angle = ((at + 0.3) / reaches.length) * 2 * Math.PI;
      return {
        latitude: told(latitude + (Math.sin(angle) * reach) / 10_000),
        longitude: told(longitude + (Math.cos(angle) * reach) / 10_000),
      };
    });
    return backwards ? ring.reverse() : ring;
  });

/** Corners on a 9 × 9 grid: many are collinear, many rings cross themselves. */
export const aGridRing: fc.Arbitrary<readonly Coordinates[]> = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }))
    .map(([x, y]) => ({ latitude: told(50 + y / 100), longitude: told(4 + x / 100) })),
  { minLength: 3, maxLength: 8 },
);

export const someCodes = fc.uniqueArray(
  fc.integer({ min: 11_001, max: 93_090 }).map(code => String(code)),
  { minLength: 1, maxLength: 40 },
);

/** Address parameter of a drawn rectangle. */
export function drawnText(south: number, west: number, north: number, east: number): string {
  const made = ringOf([
    { latitude: south, longitude: west },
    { latitude: south, longitude: east },
    { latitude: north, longitude: east },
    { latitude: north, longitude: west },
  ]);
  if ('problem' in made) throw new Error(`no zone: ${made.problem}`);
  return formatZone({ kind: 'drawn', ring: made.ring });
}
