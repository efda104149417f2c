import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PLACE_PARTS, placePart } from '../../../domain/map/area.ts';
import { MOST_CORNERS, MOST_DRAWN, ringOf } from '../../../domain/map/ring.ts';
import { ringTest } from '../../../domain/map/ring-test.ts';
import { formatZone, municipalitiesOf, parseZone } from '../../../domain/map/zone.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { aDrawnRing, aGridRing, someCodes } from '../../arbitraries/a-zone.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const ringIn = (drawn: readonly Coordinates[]) => {
  const made = ringOf(drawn);
  return 'ring' in made ? made.ring : undefined;
};
const inRing = (ring: readonly Coordinates[], { latitude, longitude }: Coordinates) =>
  ringTest(ring)(placePart(latitude), placePart(longitude));

/** Integer arithmetic, corner by corner: on an edge, otherwise by the parity of crossed edges to the east. */
function slowly(ring: readonly Coordinates[], place: Coordinates): 'edge' | 'inside' | 'outside' {
  const [x, y] = [BigInt(placePart(place.longitude)), BigInt(placePart(place.latitude))];
  let inside = false;
  for (const [at, corner] of ring.entries()) {
    const next = ring[(at + 1) % ring.length] ?? corner;
    const [ax, ay, bx, by] = [corner.longitude, corner.latitude, next.longitude, next.latitude].map(degrees =>
      BigInt(placePart(degrees)),
    ) as [bigint, bigint, bigint, bigint];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const within = (low: bigint, high: bigint, value: bigint) =>
      (low <= value && value <= high) || (high <= value && value <= low);
    if (side === 0n && within(ax, bx, x) && within(ay, by, y)) return 'edge';
    if (ay > y !== by > y && side > 0n === by > ay) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

/** Around a ring, on its corners, between two of them, and on parallels and meridians of corners. */
const aPlaceNear = (ring: readonly Coordinates[]) => {
  const corner = fc.constantFrom(...ring);
  const off = fc.integer({ min: -9_000, max: 9_000 }).map(parts => parts / PLACE_PARTS);
  return fc.oneof(
    corner,
    fc.nat({ max: ring.length - 1 }).map(at => {
      const [a, b] = [ring[at] as Coordinates, ring[(at + 1) % ring.length] as Coordinates];
      return { latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 };
    }),
    fc.tuple(corner, off).map(([{ latitude, longitude }, by]) => ({ latitude, longitude: longitude + by })),
    fc.tuple(corner, off).map(([{ latitude, longitude }, by]) => ({ latitude: latitude + by, longitude })),
    fc.tuple(corner, off, off).map(([{ latitude, longitude }, up, along]) => ({
      latitude: latitude + up,
      longitude: longitude + along,
    })),
    fc.tuple(corner, corner, fc.double({ min: 0, max: 1, noNaN: true })).map(([a, b, share]) => ({
      latitude: a.latitude + (b.latitude - a.latitude) * share,
      longitude: a.longitude + (b.longitude - a.longitude) * share,
    })),
  );
};

const aRing = fc
  .oneof(aDrawnRing, aGridRing)
  .map(ringIn)
  .filter(ring => ring !== undefined);
const aRingWithPlace = aRing.chain(ring => fc.tuple(fc.constant(ring), aPlaceNear(ring)));

describe('a drawn zone', () => {
  test('contains what a slow check of every edge finds inside, including edges and corners', () => {
    reaches({ inside: runs(100), outside: runs(200), edge: runs(200) }, met =>
      fc.assert(
        fc.property(aRingWithPlace, ([ring, place]) => {
          const where = slowly(ring, place);
          met(where);
          expect(inRing(ring, place)).toBe(where !== 'outside');
        }),
        { numRuns: runs(1_500) },
      ),
    );
  });

  test('contains the same places from any starting corner and in either direction', () => {
    reaches({ ring: runs(400) }, met =>
      fc.assert(
        fc.property(fc.oneof(aDrawnRing, aGridRing), fc.nat({ max: 60 }), (drawn, turned) => {
          const at = turned % drawn.length;
          const ring = ringIn(drawn);
          expect(ringIn([...drawn.slice(at), ...drawn.slice(0, at)])).toEqual(ring);
          expect(ringIn(drawn.toReversed())).toEqual(ring);
          expect(ringIn([...drawn, drawn[0] as Coordinates])).toEqual(ring);
          if (ring) met('ring');
        }),
        { numRuns: runs(1_000) },
      ),
    );
  });

  test('moved together with a place gives the same result', () => {
    const steps = fc.integer({ min: -9_000, max: 9_000 });
    reaches({ inside: runs(60), outside: runs(60) }, met =>
      fc.assert(
        fc.property(aRingWithPlace, steps, steps, ([ring, place], up, along) => {
          const moved = ({ latitude, longitude }: Coordinates, by: number) => ({
            latitude: (placePart(latitude) + up * by) / PLACE_PARTS,
            longitude: (placePart(longitude) + along * by) / PLACE_PARTS,
          });
          const there = ringIn(ring.map(corner => moved(corner, 10)));
          const inside = inRing(ring, place);
          met(inside ? 'inside' : 'outside');
          expect(there && inRing(there, moved(place, 10))).toBe(inside);
        }),
        { numRuns: runs(1_000) },
      ),
    );
  });

  test('survives formatting and parsing; its text is short and needs no URL escapes', () => {
    fc.assert(
      fc.property(aRing, ring => {
        const text = formatZone({ kind: 'drawn', ring });
        expect(parseZone(text)).toEqual({ kind: 'drawn', ring });
        expect(new URLSearchParams([['zone', text]]).toString()).toBe(`zone=${text}`);
        expect(text.length).toBeLessThanOrEqual(6 + 8 * ring.length + 8);
      }),
    );
  });

  test('of two thousand corners is simplified to two hundred, within a hundredth of its size', () => {
    const drawn = Array.from({ length: MOST_DRAWN }, (_, at) => {
      const angle = (at / MOST_DRAWN) * 2 * Math.PI;
      return { latitude: 50.5 + 0.3 * Math.sin(angle), longitude: 4.5 + 0.5 * Math.cos(angle) };
    });
    const ring = ringIn(drawn) ?? [];
    expect(ring).toHaveLength(MOST_CORNERS);
    const holds = ringTest(ring);
    expect(formatZone({ kind: 'drawn', ring }).length).toBeLessThan(1_200);
    for (const { latitude, longitude } of drawn) {
      const towards = (by: number) => ({
        latitude: 50.5 + (latitude - 50.5) * by,
        longitude: 4.5 + (longitude - 4.5) * by,
      });
      expect([0.99, 1.01].map(by => holds(placePart(towards(by).latitude), placePart(towards(by).longitude)))).toEqual([
        true,
        false,
      ]);
    }
  });
});

describe('invalid corners of a zone', () => {
  const at = (longitude: number, latitude: number) => ({ latitude, longitude });

  test.each([
    ['none', [], 'too-few'],
    ['two', [at(4, 50), at(5, 50)], 'too-few'],
    ['one place three times', [at(4, 50), at(4, 50), at(4, 50)], 'too-few'],
    ['a line', [at(4, 50), at(5, 50), at(6, 50)], 'too-few'],
    ['a bow', [at(4, 50), at(5, 51), at(5, 50), at(4, 51)], 'crossing'],
    ['a thorn', [at(4, 50), at(5, 50), at(5, 51), at(5.5, 51), at(5, 51), at(4, 51)], 'crossing'],
    ['a corner on another edge', [at(4, 50), at(6, 50), at(6, 51), at(5, 50), at(4, 51)], 'crossing'],
    ['across the meridian of 180°', [at(179, 50), at(-179, 50), at(-179, 51), at(179, 51)], 'far'],
    ['beyond it', [at(179, 50), at(181, 50), at(181, 51)], 'far'],
    ['a pole', [at(4, 50), at(5, 50), at(5, 89)], 'far'],
    ['no number', [at(4, 50), at(Number.NaN, 50), at(5, 51)], 'not-a-place'],
    ['no end', [at(4, 50), at(5, Number.POSITIVE_INFINITY), at(5, 51)], 'not-a-place'],
    ['ten thousand', Array.from({ length: 10_000 }, (_, n) => at(4 + n / 1e5, 50 + (n % 2))), 'too-many'],
  ] as const)('%s', (_, drawn, problem) => {
    expect(ringOf(drawn)).toEqual({ problem });
  });

  test('are rejected exactly when any two edges meet, as a check of every pair finds', () => {
    reaches({ crossing: runs(200), ring: runs(200) }, met =>
      fc.assert(
        fc.property(fc.oneof(aDrawnRing, aGridRing), drawn => {
          const made = ringOf(drawn);
          if ('problem' in made) return met('crossing');
          met('ring');
          const { ring } = made;
          // In a simple ring no edge touches a corner other than its own two.
          for (const [at, corner] of ring.entries()) {
            const others = ring.filter((_, other) => other !== at && other !== (at + 1) % ring.length);
            const next = ring[(at + 1) % ring.length] as Coordinates;
            for (const other of others) expect(slowly([corner, next], other)).not.toBe('edge');
          }
        }),
        { numRuns: runs(1_000) },
      ),
    );
  });
});

describe('municipalities of a zone', () => {
  test('survive formatting and parsing, sorted and without duplicates', () => {
    fc.assert(
      fc.property(someCodes, codes => {
        const zone = municipalitiesOf([...codes, ...codes]);
        expect(zone).toEqual({ kind: 'municipalities', codes: codes.toSorted() });
        expect(zone && parseZone(formatZone(zone))).toEqual(zone);
      }),
    );
    expect(municipalitiesOf([])).toBeUndefined();
    expect(municipalitiesOf(Array.from({ length: 41 }, (_, n) => String(11_000 + n)))).toBeUndefined();
  });
});

test('any text is a zone in canonical form, or none', () => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const aBody = fc.array(fc.constantFrom(...digits), { maxLength: 40 }).map(all => `drawn.${all.join('')}`);
  const cut = aRing.chain(ring => {
    const text = formatZone({ kind: 'drawn', ring });
    return fc.nat({ max: text.length }).map(end => text.slice(0, end));
  });
  reaches({ zone: runs(50), none: runs(500) }, met =>
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 60 }), aBody, cut), text => {
        const zone = parseZone(text);
        met(zone ? 'zone' : 'none');
        if (zone) expect(parseZone(formatZone(zone))).toEqual(zone);
      }),
      { numRuns: runs(2_000) },
    ),
  );
  for (const text of [
    '',
    'drawn.',
    'drawn',
    '9209',
    '92094_',
    '_92094',
    '92094__21004',
    '02094',
    '92094,21004',
    'x'.repeat(9_999),
    `drawn.${'A'.repeat(9_999)}`,
  ])
    expect(parseZone(text), text.slice(0, 20)).toBeUndefined();
});
