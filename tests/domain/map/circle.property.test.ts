import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEAR_STEPS } from '../../../domain/list/near.ts';
import { placePart } from '../../../domain/map/area.ts';
import { circleAround } from '../../../domain/map/circle.ts';
import { ringTest } from '../../../domain/map/ring-test.ts';
import { formatZone, parseZone } from '../../../domain/map/zone.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { kilometres } from '../../../domain/place/distance.ts';
import { aBelgianPlace } from '../../arbitraries/a-place-on-the-map.ts';

const aDistance = fc.oneof(fc.constantFrom(...NEAR_STEPS), fc.double({ min: 2, max: 50, noNaN: true }));

function ringOf(centre: Coordinates, km: number): readonly Coordinates[] {
  const circle = circleAround(centre, km);
  if (circle?.kind !== 'drawn') throw new Error('no circle');
  return circle.ring;
}

describe('a circle around a place in Belgium', () => {
  test('has each corner and side midpoint within half a percent of its radius', () => {
    fc.assert(
      fc.property(aBelgianPlace, aDistance, (centre, km) => {
        const ring = ringOf(centre, km);
        expect(ring.length).toBeGreaterThan(40);
        for (const [at, a] of ring.entries()) {
          const b = ring[(at + 1) % ring.length] ?? a;
          const middle = {
            latitude: (a.latitude + b.latitude) / 2,
            longitude: (a.longitude + b.longitude) / 2,
          };
          for (const place of [a, middle]) expect(Math.abs(kilometres(centre, place) / km - 1)).toBeLessThan(0.005);
        }
      }),
    );
  });

  test('contains nearer places and no farther ones', () => {
    fc.assert(
      fc.property(
        aBelgianPlace,
        aDistance,
        fc.array(
          fc.tuple(fc.double({ min: -1.5, max: 1.5, noNaN: true }), fc.double({ min: -1.5, max: 1.5, noNaN: true })),
        ),
        (centre, km, ways) => {
          const within = ringTest(ringOf(centre, km));
          for (const [north, east] of ways) {
            const place = {
              latitude: centre.latitude + (north * km) / 111,
              longitude: centre.longitude + (east * km) / 70,
            };
            const share = kilometres(centre, place) / km;
            if (Math.abs(share - 1) < 0.006) continue;
            expect(within(placePart(place.latitude), placePart(place.longitude))).toBe(share < 1);
          }
        },
      ),
    );
  });

  test('is a valid zone of a URL', () => {
    fc.assert(
      fc.property(aBelgianPlace, aDistance, (centre, km) => {
        const circle = circleAround(centre, km);
        expect(circle && parseZone(formatZone(circle))).toEqual(circle);
      }),
    );
  });
});

test('a circle that would reach a pole or the antimeridian is undefined', () => {
  expect(circleAround({ latitude: 84.9, longitude: 5 }, 50)).toBeUndefined();
  expect(circleAround({ latitude: 10, longitude: 179.9 }, 50)).toBeUndefined();
});
