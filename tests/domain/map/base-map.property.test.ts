import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { municipalityAt, type Polygons } from '../../../domain/map/base-map.ts';
import { runs } from '../../support/run/daily-runs.ts';

const ground = builtInBaseMap();
const all = [...ground.municipalities.values()];

/** Square kilometres on a sphere of the Earth's radius; holes are subtracted by their winding order. */
function areaOf(polygons: Polygons): number {
  const RADIUS = 6371.0088;
  const radians = Math.PI / 180;
  let sum = 0;
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at++) {
      const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[at - 1] ?? [], ring[at] ?? []];
      sum += (x1 - x0) * radians * (2 + Math.sin(y0 * radians) + Math.sin(y1 * radians));
    }
  return Math.abs((sum * RADIUS * RADIUS) / 2);
}

/** Slow reference implementation: the municipalities around a point, by the sum of angles. */
function slowly(longitude: number, latitude: number): string[] {
  return all
    .filter(({ polygons }) => {
      let turns = 0;
      for (const ring of polygons.flat())
        for (let at = 1; at < ring.length; at++) {
          const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[at - 1] ?? [], ring[at] ?? []];
          const [ax, ay, bx, by] = [x0 - longitude, y0 - latitude, x1 - longitude, y1 - latitude];
          turns += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
        }
      return Math.abs(turns) > Math.PI;
    })
    .map(({ code }) => code);
}

describe('the base map', () => {
  test('has the 565 municipalities of 2025 once, with names in both languages', () => {
    expect(all).toHaveLength(565);
    expect(new Set(all.map(({ code }) => code)).size).toBe(565);
    for (const { code, fr, nl, polygons } of all) {
      expect(code).toMatch(/^[1-9]\d{4}$/);
      expect(fr.length * nl.length).toBeGreaterThan(0);
      for (const ring of polygons.flat()) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring.at(-1)).toEqual(ring[0]);
      }
    }
    const names = new Set(all.map(({ nl }) => nl));
    for (const name of ['Pajottegem', 'Tongeren-Borgloon', 'Merelbeke-Melle', 'Hasselt']) expect(names).toContain(name);
    for (const name of ['Galmaarden', 'Borgloon', 'Melle', 'Kortessem', 'Borsbeek']) expect(names).not.toContain(name);
  });

  test('is as large as Belgium, and its simplification lost no municipality', () => {
    const areas = all.map(({ polygons }) => areaOf(polygons));
    expect(Math.min(...areas)).toBeGreaterThan(0.9);
    const whole = areas.reduce((sum, area) => sum + area, 0);
    // 30 689 km² (Statbel).
    expect(whole / 30_689).toBeGreaterThan(0.99);
    expect(whole / 30_689).toBeLessThan(1.01);
    const people = all.reduce((sum, { population }) => sum + population, 0);
    expect(Math.round(people / 100_000)).toBe(115);
  });

  test('has each name inside its municipality', () => {
    for (const { code, at } of all) {
      const [longitude, latitude] = at;
      expect(municipalityAt(ground, { latitude, longitude })?.code).toBe(code);
    }
  });

  test.each([
    ['Namur', 4.8625, 50.4669, '92094'],
    ['Ghent', 3.7218, 51.0538, '44021'],
    ['Ostend', 2.914, 51.222, '35013'],
    ['Uccle', 4.337, 50.8, '21016'],
    ['Halle', 4.235, 50.734, '23027'],
    ['Halle of Zoersel', 4.653, 51.236, '11055'],
    ['Eupen', 6.036, 50.628, '63023'],
    ['Lochristi with Wachtebeke', 3.86, 51.165, '44087'],
    ['Bellagio', 9.26, 45.985, undefined],
    ['the sea', 2.6, 51.4, undefined],
    ['Baarle-Nassau', 4.9, 51.45, undefined],
  ])('returns the municipality of %s', (_, longitude, latitude, code) => {
    expect(municipalityAt(ground, { latitude, longitude })?.code).toBe(code);
  });

  test('returns the municipality that the sum of angles finds, for any place', () => {
    let [inside, outside] = [0, 0];
    // Without fast-check's bias to small numbers and edges, which are rarely in Belgium.
    const degrees = (min: number, max: number) =>
      fc.noBias(fc.integer({ min: min * 1e5, max: max * 1e5 })).map(part => part / 1e5);
    fc.assert(
      fc.property(degrees(2.4, 6.5), degrees(49.4, 51.6), (longitude, latitude) => {
        const found = municipalityAt(ground, { latitude, longitude })?.code;
        if (found === undefined) outside++;
        else inside++;
        expect(slowly(longitude, latitude)).toEqual(found === undefined ? [] : [found]);
      }),
      { numRuns: runs(300) },
    );
    expect(inside).toBeGreaterThan(runs(60));
    expect(outside).toBeGreaterThan(runs(20));
  });
});
