import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberMarks, ringLabel } from '../../../domain/map/number-marks.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const SIZE = 26;
/** Pixels from the home to the edge of the map's circle; all generated places are within it. */
const REACH = 185;
const HOME = { x: 300, y: 200 };
const PIN = { width: 44, height: 54 };
const ON_MAP = { size: SIZE, reach: REACH, pin: PIN };
const WITH_PIN = { size: SIZE, pin: PIN };
/** Pixels around a home, of which some coincide with it or with each other. */
const pixel = fc.record({ x: fc.integer({ min: 160, max: 440 }), y: fc.integer({ min: 80, max: 320 }) });
const pixels = fc.array(fc.oneof({ weight: 6, arbitrary: pixel }, fc.constantFrom(HOME, { x: 340, y: 200 })), {
  maxLength: 13,
});

/** Whether a mark there covers a part of the pin: the point of the pin that is nearest to it is within the mark. */
const coversPin = ({ x, y }: { readonly x: number; readonly y: number }) =>
  away(
    { x, y },
    {
      x: Math.min(HOME.x + PIN.width / 2, Math.max(HOME.x - PIN.width / 2, x)),
      y: Math.min(HOME.y, Math.max(HOME.y - PIN.height, y)),
    },
  ) <
  SIZE / 2 - 1e-9;

type Spot = { readonly x: number; readonly y: number };
const away = (a: { readonly x: number; readonly y: number }, b = HOME) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the marks of numbered places', () => {
  it('have each number once and cover neither each other nor the home and its pin, within the circle around all places', () => {
    reaches(
      { 'beside their place': runs(150, 2), 'all at their place': runs(20, 2), 'above the pin': runs(20, 2) },
      met =>
        fc.assert(
          fc.property(pixels, places => {
            const marks = numberMarks(places, HOME, ON_MAP);
            expect(marks.map(({ number, at }) => [number, at])).toEqual(places.map((place, at) => [at + 1, place]));
            for (const [at, mark] of marks.entries()) {
              expect(away(mark)).toBeGreaterThanOrEqual(SIZE - 1e-9);
              expect(coversPin(mark), `${mark.x - HOME.x}, ${mark.y - HOME.y}`).toBe(false);
              if (Math.abs(mark.x - HOME.x) < PIN.width / 2 && mark.y < HOME.y) met('above the pin');
              expect(away(mark)).toBeLessThanOrEqual(REACH + 6 + 1e-9);
              for (const other of marks.slice(at + 1)) expect(away(mark, other)).toBeGreaterThanOrEqual(SIZE - 1e-9);
            }
            if (marks.some(mark => away(mark, mark.at) > 0)) met('beside their place');
            if (places.length > 3 && marks.every(mark => away(mark, mark.at) === 0)) met('all at their place');
          }),
          { numRuns: runs(500, 2) },
        ),
    );
  });

  it('are at their place unless an earlier mark, the home or its pin is in the way', () => {
    fc.assert(
      fc.property(pixels, places => {
        const marks = numberMarks(places, HOME, ON_MAP);
        for (const [at, mark] of marks.entries()) {
          const inTheWay =
            coversPin(mark.at) || [HOME, ...marks.slice(0, at)].some(other => away(mark.at, other) < SIZE);
          expect(away(mark, mark.at) === 0).toBe(!inTheWay);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('are absent from a map so small that they have no room', () => {
    const far = Array.from({ length: 9 }, (_, at) => ({ x: HOME.x + at, y: HOME.y + (at % 3) }));
    expect(numberMarks(far, HOME, { ...ON_MAP, reach: 12 })).toEqual([]);
    expect(numberMarks(far, HOME, ON_MAP)).toHaveLength(9);
    expect(numberMarks([], HOME, ON_MAP)).toEqual([]);
  });
});

describe('the label of a circle', () => {
  /** Distance of a mark's middle from the nearest edge of a label of 46 by 16 pixels. */
  const toLabel = (label: Spot, mark: Spot) =>
    Math.hypot(Math.max(0, Math.abs(mark.x - label.x) - 23), Math.max(0, Math.abs(mark.y - label.y) - 8));

  it('is below the home, or on another side where a mark is in the way', () => {
    const below = { x: HOME.x, y: HOME.y + 100 };
    const isBelow = (...marks: Spot[]) => {
      const label = ringLabel(HOME, 100, marks, WITH_PIN);
      return label && away(label, below) < 1;
    };
    expect(isBelow()).toBe(true);
    expect(isBelow({ x: HOME.x, y: HOME.y - 100 })).toBe(true);
    expect(isBelow({ x: HOME.x + 5, y: HOME.y + 95 })).toBe(false);
  });

  it('is on the circle and at least as far from the marks as below, and no mark covers its letters', () => {
    const turns = fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 16 });
    reaches({ 'left out': runs(10), shown: runs(100) }, met =>
      fc.assert(
        fc.property(pixels, turns, fc.integer({ min: 30, max: 140 }), (places, onCircle, radius) => {
          const marks = [
            ...places,
            ...onCircle.map(turn => ({
              x: HOME.x + radius * Math.cos((turn * Math.PI) / 8),
              y: HOME.y + radius * Math.sin((turn * Math.PI) / 8),
            })),
          ];
          const label = ringLabel(HOME, radius, marks, WITH_PIN);
          const room = (spot: Spot) => Math.min(SIZE, ...marks.map(mark => toLabel(spot, mark)));
          const below = room({ x: HOME.x, y: HOME.y + radius });
          met(label ? 'shown' : 'left out');
          if (!label) {
            expect(below).toBeLessThan(SIZE / 2 - 4);
            return;
          }
          expect(away(label)).toBeCloseTo(radius);
          expect(room(label)).toBeGreaterThanOrEqual(Math.max(below, SIZE / 2 - 4) - 1e-9);
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  it('never touches the pin of the home, wherever the marks are', () => {
    const many = fc.array(pixel, { minLength: 5, maxLength: 13 });
    reaches({ 'not below': runs(40), 'above the home': runs(3) }, met =>
      fc.assert(
        fc.property(many, fc.integer({ min: 30, max: 140 }), (marks, radius) => {
          const label = ringLabel(HOME, radius, marks, WITH_PIN);
          if (!label) return;
          // A label of 40 by 14 pixels; the pin is above the home.
          const beside = Math.abs(label.x - HOME.x) >= (40 + PIN.width) / 2;
          const under = label.y - 7 >= HOME.y;
          const over = label.y + 7 <= HOME.y - PIN.height;
          expect(beside || under || over, `${label.x - HOME.x}, ${label.y - HOME.y}`).toBe(true);
          if (away(label, { x: HOME.x, y: HOME.y + radius }) > 1) met('not below');
          if (label.y < HOME.y - PIN.height) met('above the home');
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('is left out where marks are below and the pin is above, and is above where there is no pin', () => {
    const below = Array.from({ length: 5 }, (_, turn) => ({
      x: HOME.x + 40 * Math.cos((turn * Math.PI) / 4),
      y: HOME.y + 40 * Math.sin((turn * Math.PI) / 4),
    }));
    expect(ringLabel(HOME, 40, below, WITH_PIN)).toBeUndefined();
    expect(ringLabel(HOME, 40, below, { size: SIZE, pin: { width: 0, height: 0 } })?.y).toBeLessThan(HOME.y);
  });
});
