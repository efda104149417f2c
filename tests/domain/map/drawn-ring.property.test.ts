import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnRing } from '../../../domain/map/drawn-ring.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { placePart } from '../../../domain/map/area.ts';
import { ringTest } from '../../../domain/map/ring-test.ts';
import { zonePolygons } from '../../../domain/map/zone-polygons.ts';

const MIDDLE = { latitude: 50.6, longitude: 4.7 };

/** A trembling line drawn by hand around the centre, `turns` times. */
const aHand = (turns: fc.Arbitrary<number>) =>
  fc
    .record({
      turns,
      count: fc.integer({ min: 20, max: 300 }),
      begins: fc.double({ min: 0, max: 6, noNaN: true }),
      size: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      back: fc.boolean(),
      trembles: fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { minLength: 8, maxLength: 8 }),
    })
    .map(({ turns: all, count, begins, size, back, trembles }) =>
      Array.from({ length: count }, (_, at) => {
        const angle = begins + ((back ? -1 : 1) * all * 2 * Math.PI * at) / (count - 1);
        const far = size * (trembles[at % 8] ?? 1);
        return {
          latitude: MIDDLE.latitude + far * Math.sin(angle),
          longitude: MIDDLE.longitude + far * 1.5 * Math.cos(angle),
        };
      }),
    );

describe('a shape drawn by hand', () => {
  test('becomes a ring around its content, whether the line stops before its start or passes it', () => {
    let past = 0;
    fc.assert(
      fc.property(aHand(fc.double({ min: 0.8, max: 1.2, noNaN: true })), corners => {
        const ring = drawnRing(corners);
        expect(ring).toBeDefined();
        if (!ring) return;
        expect(ringTest(ring)(placePart(MIDDLE.latitude), placePart(MIDDLE.longitude))).toBe(true);
        expect(ring.length).toBeLessThanOrEqual(200);
        if (ring.length < corners.length * 0.95) past++;
      }),
    );
    expect(past).toBeGreaterThan(5);
  });

  test('is invalid when it crosses itself everywhere or encloses nothing', () => {
    const star = Array.from({ length: 29 }, (_, at) => {
      const angle = (((at * 11) % 29) / 29) * 2 * Math.PI;
      return { latitude: 50 + 0.1 * Math.sin(angle), longitude: 4 + 0.1 * Math.cos(angle) };
    });
    expect(drawnRing(star)).toBeUndefined();
    expect(drawnRing([])).toBeUndefined();
    expect(drawnRing([MIDDLE])).toBeUndefined();
    expect(drawnRing(Array.from({ length: 40 }, () => MIDDLE))).toBeUndefined();
    expect(drawnRing(Array.from({ length: 40 }, (_, at) => ({ ...MIDDLE, latitude: 50 + at / 100 })))).toBeUndefined();
    expect(drawnRing([{ latitude: Number.NaN, longitude: 4 }, MIDDLE, MIDDLE])).toBeUndefined();
  });

  test('may have any number of corners', () => {
    const circle = Array.from({ length: 30_000 }, (_, at) => ({
      latitude: 50 + 0.2 * Math.sin((at / 30_000) * 6.2),
      longitude: 4 + 0.2 * Math.cos((at / 30_000) * 6.2),
    }));
    expect(drawnRing(circle)?.length).toBeGreaterThan(20);
  });
});

describe('the polygons of a zone', () => {
  const ground = builtInBaseMap();

  test('are those of its municipalities, without unknown ones', () => {
    const polygons = zonePolygons({ kind: 'municipalities', codes: ['92094', '99999', '35013'] }, ground);
    const [namur, ostend] = ['92094', '35013'].map(code => ground.municipalities.get(code)?.polygons ?? []);
    expect(polygons).toEqual([...(namur ?? []), ...(ostend ?? [])]);
    expect(municipalityAt(ground, { latitude: 50.4669, longitude: 4.8625 })?.code).toBe('92094');
  });

  test('are one closed ring for a drawn zone', () => {
    const ring = drawnRing([
      { latitude: 50, longitude: 4 },
      { latitude: 50, longitude: 5 },
      { latitude: 51, longitude: 4.5 },
    ]);
    const [[line = []] = []] = zonePolygons({ kind: 'drawn', ring: ring ?? [] }, ground);
    expect(line).toHaveLength(4);
    expect(line[0]).toEqual(line.at(-1));
  });
});
