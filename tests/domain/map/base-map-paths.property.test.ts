import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { type Camera, fitted, type MapSize, pointAt } from '../../../domain/map/camera.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { baseMapPaths, polygonsPath } from '../../../domain/map/base-map-paths.ts';
import { coordinatesAt, worldPoint } from '../../../domain/map/mercator.ts';
import { anArea } from '../../arbitraries/a-place-on-the-map.ts';

const ground = builtInBaseMap();
const SIZE: MapSize = { width: 720, height: 540 };
const namur = ground.municipalities.get('92094');
if (!namur) throw new Error('the ground has no Namur');

type Point = { readonly x: number; readonly y: number };

/** Parses a path `M x y l dx dy …` into its rings or lines, closed or not. */
function linesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map(line => {
      const [x = 0, y = 0, ...steps] = (line.match(/-?\d+/g) ?? []).map(Number);
      const points = [{ x, y }];
      for (let at = 0; at + 1 < steps.length; at += 2) {
        const before = points.at(-1) as Point;
        points.push({ x: before.x + (steps[at] as number), y: before.y + (steps[at + 1] as number) });
      }
      return points;
    });
}

/** Even-odd test: counts crossings of a ray to the right. */
function inside(path: string, { x, y }: Point): boolean {
  let crossed = 0;
  for (const ring of linesOf(path))
    ring.forEach((point, number) => {
      const before = ring.at(number - 1) as Point;
      if (point.y > y === before.y > y) return;
      if (x < ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x) crossed++;
    });
  return crossed % 2 === 1;
}

const around = fc
  .record({
    latitude: fc.double({ min: 49.6, max: 51.4, noNaN: true }),
    longitude: fc.double({ min: 2.8, max: 6.2, noNaN: true }),
    zoom: fc.double({ min: 6, max: 12, noNaN: true }),
  })
  .map(({ zoom, ...place }): Camera => ({ ...worldPoint(place), zoom }));

describe('the base map in a still picture', () => {
  test('draws a municipality in its place: pixels inside the highlighted one belong to it', () => {
    const camera = fitted(namur.area, SIZE, 60, 12);
    const marked = polygonsPath(namur.polygons, camera, SIZE);
    let [within, wrong] = [0, 0];
    for (let x = 5; x < SIZE.width; x += 11)
      for (let y = 5; y < SIZE.height; y += 11) {
        const found = municipalityAt(ground, coordinatesAt(pointAt(camera, SIZE, { x, y })))?.code === '92094';
        if (found) within++;
        if (inside(marked, { x, y }) !== found) wrong++;
      }
    expect(within).toBeGreaterThan(300);
    // The municipality's outline is simplified by less than a pixel and rounded to whole pixels.
    expect(wrong).toBeLessThan(within / 40);
  });

  test('has land and country in their real places', () => {
    const camera = fitted({ south: 42, west: -2, north: 54, east: 14 }, SIZE, 0, 12);
    const { country, abroad } = baseMapPaths(ground, camera, SIZE);
    const at = (latitude: number, longitude: number) => {
      const point = worldPoint({ latitude, longitude });
      const scale = 256 * 2 ** camera.zoom;
      return { x: SIZE.width / 2 + (point.x - camera.x) * scale, y: SIZE.height / 2 + (point.y - camera.y) * scale };
    };
    for (const [latitude, longitude] of [
      [50.4669, 4.8675],
      [51.18, 3.2],
      [50.5, 5.9],
      [49.75, 5.6],
    ] as const) {
      expect(inside(country, at(latitude, longitude))).toBe(true);
      expect(inside(abroad, at(latitude, longitude))).toBe(false);
    }
    for (const [latitude, longitude] of [
      [50, 3],
      [52, 5.6],
      [50.9, 7],
      [45, 8],
    ] as const) {
      expect(inside(country, at(latitude, longitude))).toBe(false);
      expect(inside(abroad, at(latitude, longitude))).toBe(true);
    }
    expect(inside(abroad, at(52.5, 3))).toBe(false);
  });

  test('stays within the picture plus a few pixels, lines up to their next point', () => {
    let drawn = 0;
    fc.assert(
      fc.property(around, camera => {
        const { rivers, languageLines, municipalityLines, regionLines, ...areas } = baseMapPaths(ground, camera, SIZE);
        for (const path of Object.values(areas))
          for (const points of linesOf(path)) {
            drawn += points.length;
            const beyond = points.filter(
              ({ x, y }) => !(x >= -5 && x <= SIZE.width + 5 && y >= -5 && y <= SIZE.height + 5),
            );
            expect(beyond).toEqual([]);
          }
        for (const line of [rivers, languageLines, municipalityLines, regionLines].flatMap(linesOf))
          expect(line.slice(1).filter((point, at) => !touches(line[at] as Point, point))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(drawn).toBeGreaterThan(1_000);
  });

  /** Whether a segment is not entirely on one side of the picture. */
  function touches(a: Point, b: Point): boolean {
    const { width, height } = SIZE;
    const beside = (one: number, other: number, most: number) =>
      (one < -5 && other < -5) || (one > most + 5 && other > most + 5);
    return !beside(a.x, b.x, width) && !beside(a.y, b.y, height);
  }

  test('is small at every zoom', () => {
    fc.assert(
      fc.property(around, camera => {
        expect(JSON.stringify(baseMapPaths(ground, camera, SIZE)).length).toBeLessThan(24_000);
      }),
      { numRuns: 60 },
    );
  });

  test('can be drawn for any area', () => {
    fc.assert(
      fc.property(anArea, area => {
        const paths = baseMapPaths(ground, fitted(area, SIZE, 130, 12), SIZE);
        expect(JSON.stringify(paths)).not.toMatch(/NaN|undefined|Infinity|e-/);
      }),
    );
  });
});
