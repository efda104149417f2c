import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EPC_CLASSES, mainLetter } from '../../../domain/energy/epc-class.ts';
import { classOnScale, energyScale, ENERGY_SCALES, labelClasses } from '../../../domain/energy/scales.ts';
import { REGIONS, type Region } from '../../../domain/place/region.ts';
import { day } from '../../arbitraries/full-listing.ts';
import { runs } from '../../support/run/daily-runs.ts';

const region = () => fc.constantFrom(...REGIONS);
const value = () =>
  fc.oneof(
    fc.integer({ min: -50, max: 700 }),
    fc.double({ min: -50, max: 700, noNaN: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
const classOf = (where: Region, kwh: number, asOf = '2026-08-01') => {
  const scale = energyScale(where, asOf);
  return scale && classOnScale(scale, kwh);
};

/** The published tables: the last class whose lower bound is below the value. */
const TABLES: Record<Region, readonly (readonly [string, (kwh: number) => boolean])[]> = {
  flanders: [
    ['a_plus', v => v < 0],
    ['a', v => v >= 0 && v <= 100],
    ['b', v => v > 100 && v <= 200],
    ['c', v => v > 200 && v <= 300],
    ['d', v => v > 300 && v <= 400],
    ['e', v => v > 400 && v <= 500],
    ['f', v => v > 500],
  ],
  brussels: table(
    [0, 'a_plus'],
    [23, 'a'],
    [45, 'a_sub'],
    [62, 'b_plus'],
    [79, 'b'],
    [95, 'b_sub'],
    [113, 'c_plus'],
    [132, 'c'],
    [150, 'c_sub'],
    [170, 'd_plus'],
    [190, 'd'],
    [210, 'd_sub'],
    [232, 'e_plus'],
    [253, 'e'],
    [275, 'e_sub'],
    [298, 'f_plus'],
    [322, 'f'],
    [345, 'f_sub'],
    [Number.POSITIVE_INFINITY, 'g'],
  ),
  wallonia: table(
    [0, 'a_plusplus'],
    [45, 'a_plus'],
    [85, 'a'],
    [170, 'b'],
    [255, 'c'],
    [340, 'd'],
    [425, 'e'],
    [510, 'f'],
    [Number.POSITIVE_INFINITY, 'g'],
  ),
};

function table(...rows: readonly (readonly [number, string])[]): (readonly [string, (kwh: number) => boolean])[] {
  return rows.map(([upTo, name], index) => {
    const above = rows[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY;
    return [name, v => v > above && v <= upTo];
  });
}

describe('a residential scale', () => {
  it('assigns every finite number exactly the class of the published table', () => {
    fc.assert(
      fc.property(region(), value(), (where, kwh) => {
        const named = TABLES[where].filter(([, holds]) => holds(kwh)).map(([name]) => name);
        expect(named).toEqual([classOf(where, kwh)]);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('never assigns a better class to a higher consumption', () => {
    const rank = (where: Region, kwh: number) => EPC_CLASSES.indexOf(classOf(where, kwh) ?? 'i');
    fc.assert(
      fc.property(region(), value(), value(), (where, a, b) => {
        expect(rank(where, Math.min(a, b))).toBeLessThanOrEqual(rank(where, Math.max(a, b)));
      }),
      { numRuns: runs(500) },
    );
  });

  it('assigns only classes that have a picture, on every day', () => {
    fc.assert(
      fc.property(region(), value(), day(), (where, kwh, asOf) => {
        expect(labelClasses(where)).toContain(classOf(where, kwh, asOf));
      }),
    );
  });

  it('has ascending bounds', () => {
    for (const rows of Object.values(ENERGY_SCALES)) {
      for (const { value: scale } of rows) {
        const bounds = scale.bounds.map(bound => ('below' in bound ? bound.below - 0.001 : bound.upTo));
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
        expect(new Set(bounds).size).toBe(bounds.length);
      }
    }
  });

  it('of Brussels has the main letters A to 45, B to 95, C to 150, D to 210, E to 275, F to 345', () => {
    for (let kwh = -2; kwh <= 350; kwh += 1) {
      const index = [45, 95, 150, 210, 275, 345].findIndex(bound => kwh <= bound);
      expect(mainLetter(classOf('brussels', kwh) ?? 'i')).toBe('ABCDEFG'.at(index));
    }
  });
});
