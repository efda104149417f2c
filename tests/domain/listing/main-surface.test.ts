import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../domain/listing/facts.ts';
import { mainSurface } from '../../../domain/listing/main-surface.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

describe('the main surface', () => {
  it.each<[string, number[], Facts, ReturnType<typeof mainSurface>]>([
    [
      'of a house is its living area',
      [4, 5],
      { livingArea: 238, officeArea: 28, totalArea: 296 },
      area('livingArea', 238),
    ],
    ['of a house without it is all floors', [4], { builtArea: 98, totalArea: 296 }, area('totalArea', 296)],
    ['of a hall is the whole, not its offices', [7], { officeArea: 140, totalArea: 1840 }, area('totalArea', 1840)],
    ['of a shop is the whole, not its office', [7, 5], { officeArea: 34, builtArea: 128 }, area('builtArea', 128)],
    ['of an office is its offices', [5], { officeArea: 165, totalArea: 182 }, area('officeArea', 165)],
    ['of an office without them is all floors', [5], { totalArea: 182 }, area('totalArea', 182)],
    ['of a garage is its floor', [1], { totalArea: 16 }, area('totalArea', 16)],
    ['of land is the plot', [6], { groundArea: 980, builtArea: 40 }, area('groundArea', 980)],
    ['of let flats is their living area', [3, 2], { livingArea: 274, totalArea: 318 }, area('livingArea', 274)],
    ['of a building with a shop is the whole', [3, 7, 2], { livingArea: 158, totalArea: 262 }, area('totalArea', 262)],
    ['leaves out 0', [4], { livingArea: 0, totalArea: 16 }, area('totalArea', 16)],
    ['of a house is never its plot', [4], { groundArea: 980 }, undefined],
    ['of land without a plot is unknown', [6], {}, undefined],
  ])('%s', (_, typeIds, facts, surface) => {
    expect(mainSurface({ typeIds, facts })).toEqual(surface);
  });

  const m2 = fc.option(fc.integer({ min: 1, max: 9_000 }), { nil: undefined, freq: 2 });

  it('is always one of the listing’s own areas above 0', () => {
    const facts = fc.record({ livingArea: m2, officeArea: m2, builtArea: m2, totalArea: m2, groundArea: m2 });
    reaches({ known: runs(60), unknown: runs(1) }, met =>
      fc.assert(
        fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), facts, (typeIds, all) => {
          const surface = mainSurface({ typeIds, facts: all as Facts });
          met(surface ? 'known' : 'unknown');
          if (surface) expect(all[surface.name]).toBe(surface.value);
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  it('of a shop or hall is never its offices while another floor area is known', () => {
    reaches({ 'with offices': runs(60) }, met =>
      fc.assert(
        fc.property(m2, m2, fc.integer({ min: 1, max: 9_000 }), (livingArea, officeArea, totalArea) => {
          if (officeArea !== undefined) met('with offices');
          const facts = { livingArea, officeArea, totalArea } as Facts;
          expect(mainSurface({ typeIds: [7, 5], facts })?.name).toBe('totalArea');
        }),
        { numRuns: runs(200) },
      ),
    );
  });
});

function area(name: NonNullable<ReturnType<typeof mainSurface>>['name'], value: number) {
  return { name, value };
}
