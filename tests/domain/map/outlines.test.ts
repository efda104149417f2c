import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, type MapSize } from '../../../domain/map/camera.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import { outlinePath, type Ring, readRings } from '../../../domain/map/outline-path.ts';
import { BELGIUM, OTHER_LANDS, OUTLINE_UNITS } from '../../../domain/map/outlines.ts';
import { aCamera, anArea } from '../../arbitraries/a-place-on-the-map.ts';

const belgium = readRings(BELGIUM);
const others = readRings(OTHER_LANDS);
const SIZE: MapSize = { width: 720, height: 540 };

/** Whether a point lies inside a ring: how often a line from it crosses the ring. */
function inside(rings: readonly Ring[], latitude: number, longitude: number): boolean {
  const at = worldPoint({ latitude, longitude });
  const [x, y] = [at.x * OUTLINE_UNITS, at.y * OUTLINE_UNITS];
  return rings.some(
    ({ points: ring }) =>
      ring.filter((point, number) => {
        const before = ring.at(number - 1) as (typeof ring)[number];
        if (point.y > y === before.y > y) return false;
        return x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x;
      }).length %
        2 ===
      1,
  );
}

describe('the outlines', () => {
  test.each([
    ['Namur', 50.4669, 4.8675],
    ['Oostende', 51.22, 2.93],
    ['Eupen', 50.6279, 6.0365],
    ['Arlon', 49.6833, 5.8167],
    ['Turnhout', 51.3225, 4.9447],
    ['Tournai', 50.6056, 3.3878],
  ])('have %s in Belgium', (_, latitude, longitude) => {
    expect(inside(belgium, latitude, longitude)).toBe(true);
    expect(inside(others, latitude, longitude)).toBe(false);
  });

  test.each([
    ['Lille', 50.63, 3.06],
    ['Maastricht', 50.85, 5.69],
    ['Aachen', 50.77, 6.1],
    ['Luxembourg', 49.61, 6.13],
    ['Gordes', 43.9113, 5.2],
    ['Cortona', 43.2755, 11.9852],
  ])('have %s on land, and not in Belgium', (_, latitude, longitude) => {
    expect(inside(belgium, latitude, longitude)).toBe(false);
    expect(inside(others, latitude, longitude)).toBe(true);
  });

  test('have the sea where it is', () => {
    expect(inside([...belgium, ...others], 51.5, 2.5)).toBe(false);
    expect(inside([...belgium, ...others], 42, 5)).toBe(false);
  });
});

describe('the outlines in a picture', () => {
  /** Every point of a path of `M x y l dx dy … z`. */
  function pointsOf(path: string): { readonly x: number; readonly y: number }[] {
    return path.split('z').flatMap(ring => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points = ring === '' ? [] : [{ x, y }];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const before = points.at(-1) as { x: number; y: number };
        points.push({ x: before.x + (steps[at] as number), y: before.y + (steps[at + 1] as number) });
      }
      return points;
    });
  }

  test('stay within it and a few pixels around it', () => {
    fc.assert(
      fc.property(aCamera, camera => {
        for (const { x, y } of pointsOf(outlinePath(others, { ...camera, x: 0.51, y: 0.34 }, SIZE))) {
          expect(x >= -5 && x <= SIZE.width + 5 && y >= -5 && y <= SIZE.height + 5, `${x} ${y}`).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('fill it where it shows nothing but land, and are nothing where there is none', () => {
    const inland = fitted({ south: 50.4, west: 4.4, north: 50.5, east: 4.6 }, SIZE, 0, 18);
    expect(outlinePath(belgium, inland, SIZE)).toBe('M-4 544l0-548 728 0 0 548z');
    expect(outlinePath(others, inland, SIZE)).toBe('');
    const sea = fitted({ south: 51.5, west: 2.4, north: 51.6, east: 2.6 }, SIZE, 0, 18);
    expect(outlinePath([...belgium, ...others], sea, SIZE)).toBe('');
  });

  test('are a path of whole pixels', () => {
    fc.assert(
      fc.property(anArea, area => {
        expect(outlinePath(belgium, fitted(area, SIZE, 20, 12), SIZE)).toMatch(/^(?:M-?\d+ -?\d+l[\d -]*z)*$/);
      }),
      { numRuns: 40 },
    );
  });
});
