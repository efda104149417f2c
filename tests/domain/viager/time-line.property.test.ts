import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASSUMED_INDEXATION, viagerMarks } from '../../../domain/viager/time-line.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const terms = fc.record(
  {
    bouquet: fc.integer({ min: 0, max: 500_000 }),
    annuity: fc.integer({ min: 1, max: 10_000 }),
    marketValue: fc.integer({ min: 0, max: 2_000_000 }),
    longestYears: fc.integer({ min: 0, max: 30 }),
  },
  { requiredKeys: ['bouquet', 'annuity'] },
);

describe('the time line of a viager', () => {
  it('adds the rents of whole years to the first payment, and grows', () => {
    fc.assert(
      fc.property(terms, given => {
        const marks = viagerMarks(given);
        for (const { years, paid, indexed } of marks) {
          expect(paid).toBe(given.bouquet + given.annuity * 12 * years);
          expect(indexed).toBeGreaterThanOrEqual(paid);
        }
        for (const [at, mark] of marks.entries())
          if (at > 0) expect(mark.paid).toBeGreaterThan(marks[at - 1]?.paid ?? 0);
      }),
      { numRuns: runs(600) },
    );
  });

  it('never exceeds the longest term, which is its last entry if it ends within twenty years', () => {
    reaches({ ends: runs(60), open: runs(60), beyond: runs(40) }, met =>
      fc.assert(
        fc.property(terms, given => {
          const { longestYears: end = 0 } = given;
          const years = viagerMarks(given).map(mark => mark.years);
          if (end === 0) {
            met('open');
            expect(years).toEqual([10, 15, 20]);
          } else if (end <= 20) {
            met('ends');
            expect(years.at(-1)).toBe(end);
            expect(viagerMarks(given).at(-1)?.end).toBe(true);
          } else {
            met('beyond');
            expect(years).toEqual([10, 15, 20]);
            expect(viagerMarks(given).some(mark => mark.end)).toBe(false);
          }
        }),
        { numRuns: runs(600) },
      ),
    );
  });

  it('has a share of the market value only if that value is known', () => {
    const mark = (marketValue?: number) => viagerMarks({ bouquet: 62_000, annuity: 790, marketValue })[0];
    expect(mark(248_000)).toEqual({ years: 10, paid: 156_800, indexed: 165_803, share: 63 });
    expect(mark()).not.toHaveProperty('share');
    expect(mark(0)).not.toHaveProperty('share');
  });

  it('names the source of its assumption', () => {
    expect(ASSUMED_INDEXATION).toMatchObject({ value: 2, source: expect.stringContaining('European Central Bank') });
  });
});
