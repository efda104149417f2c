import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENERGY_SCALES, letterBounds } from '../../../domain/energy/scales.ts';
import type { CityChoice } from '../../../domain/list/list-choices.ts';
import { EPC_BOUNDS, STEPS } from '../../../domain/list/filters.ts';
import { parseListQuery } from '../../../domain/list/list-query.ts';
import { listRegion } from '../../../domain/list/list-region.ts';
import { type Region, REGIONS } from '../../../domain/place/region.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const query = (text: string) => parseListQuery('sale', new URLSearchParams(text));
const town = (region: Region | undefined, count: number, selected = false) =>
  ({ region, count, selected }) as unknown as CityChoice;

describe('the region of a list', () => {
  it('is that of all towns with results', () => {
    expect(listRegion(query(''), { city: [town('flanders', 2), town('wallonia', 0)] })).toBe('flanders');
    expect(listRegion(query(''), { city: [town('flanders', 2), town('wallonia', 1)] })).toBeUndefined();
    expect(listRegion(query(''), { city: [town(undefined, 2)] })).toBeUndefined();
  });

  it('is that of the chosen towns', () => {
    const city = [town('flanders', 2, true), town('wallonia', 1)];
    expect(listRegion(query('city=Gent|9000'), { city })).toBe('flanders');
  });

  it('is that of the searched towns if the list has no results', () => {
    expect(listRegion(query('city=Gembloux|5030'), { city: [town('flanders', 2)] })).toBe('wallonia');
    expect(listRegion(query('city=Gembloux|5030&city=Aalst|9300'), { city: [] })).toBeUndefined();
    expect(listRegion(query('near=Uccle|1180|5'), { city: [] })).toBe('brussels');
    expect(listRegion(query(''), { city: [] })).toBeUndefined();
  });

  it('always contains every town with results', () => {
    const towns = fc.array(
      fc
        .tuple(fc.constantFrom(...REGIONS, undefined), fc.integer({ min: 0, max: 2 }))
        .map(([region, count]) => town(region, count)),
      { maxLength: 4 },
    );
    reaches({ one: runs(40), several: runs(40) }, met =>
      fc.assert(
        fc.property(towns, city => {
          const region = listRegion(query(''), { city });
          const found = city.filter(({ count }) => count > 0);
          met(region ? 'one' : 'several');
          if (region) expect(found.every(one => one.region === region)).toBe(true);
          else expect(new Set(found.map(one => one.region ?? 'abroad')).size === 1 && found[0]?.region).toBeFalsy();
        }),
        { numRuns: runs(300) },
      ),
    );
  });
});

describe('the steps of the energy filter', () => {
  it('are the round numbers and the bounds of the letters of each region', () => {
    const bounds = REGIONS.flatMap(region => ENERGY_SCALES[region].flatMap(({ value }) => letterBounds(value)));
    const expected = [...new Set([...EPC_BOUNDS, ...bounds.map(({ upTo }) => upTo)])].toSorted((a, b) => a - b);
    expect(STEPS.epc.sale).toEqual(expected);
    expect(STEPS.epc.rent).toEqual(expected);
  });

  it('name each main letter once, best first, except the worst', () => {
    for (const region of REGIONS) {
      const [rule] = ENERGY_SCALES[region];
      const letters = rule ? letterBounds(rule.value) : [];
      expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEF'.slice(0, letters.length));
      expect(letters.map(({ upTo }) => upTo)).toEqual(letters.map(({ upTo }) => upTo).toSorted((a, b) => a - b));
    }
  });
});
