import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaseAxis } from '../../../domain/investment/lease-axis.ts';
import { grossYields, rentRoll } from '../../../domain/investment/rent-roll.ts';
import type { RentalUnit } from '../../../domain/investment/rental-unit.ts';
import { addDays } from '../../../domain/text/day.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const TODAY = '2026-11-27';
const aUnit: fc.Arbitrary<RentalUnit> = fc.record(
  {
    area: fc.integer({ min: 1, max: 500 }),
    bedrooms: fc.integer({ min: 0, max: 6 }),
    rent: fc.integer({ min: 1, max: 5_000 }),
    leaseEnd: fc.integer({ min: -900, max: 5_000 }).map(days => addDays(TODAY, days)),
  },
  { requiredKeys: [] },
);
const someUnits = fc.array(aUnit, { maxLength: 8 });

const HOUSE = [
  { area: 82, bedrooms: 1, rent: 640, leaseEnd: '2029-08-31' },
  { area: 96, bedrooms: 2, rent: 740, leaseEnd: '2028-04-30' },
  { area: 96, bedrooms: 2, rent: 770, leaseEnd: '2033-10-31' },
];

describe('a rent roll', () => {
  it('sums the known rents, and marks units without a known rent', () => {
    expect(rentRoll(HOUSE)).toEqual({
      area: 274,
      bedrooms: 5,
      rent: 2150,
      rentPerArea: 2150 / 274,
      incomplete: false,
    });
    expect(rentRoll([{ area: 60 }, { rent: 500 }])).toEqual({ area: 60, rent: 500, incomplete: true });
    expect(rentRoll([])).toEqual({ incomplete: false });
  });

  it('never sums more or less than its units have', () => {
    fc.assert(
      fc.property(someUnits, units => {
        const { rent = 0, area = 0, incomplete } = rentRoll(units);
        expect(rent).toBe(units.reduce((sum, unit) => sum + (unit.rent ?? 0), 0));
        expect(area).toBe(units.reduce((sum, unit) => sum + (unit.area ?? 0), 0));
        expect(incomplete).toBe(units.some(unit => unit.rent === undefined));
      }),
      { numRuns: runs(400) },
    );
  });
});

describe('gross yields', () => {
  it('of the sample house are those of the rents by price and by total, and after the property tax', () => {
    const known = { rent: 2150, price: 428_000, total: 485_336, propertyTax: 2_044 };
    expect(grossYields(known)).toEqual([
      { of: 'price', income: 25_800, base: 428_000, percent: 6 },
      { of: 'total', income: 25_800, base: 485_336, percent: 5.3 },
      { of: 'after-tax', income: 23_756, base: 485_336, percent: 4.9 },
    ]);
  });

  it('are absent without rents, and each is absent without its divisor', () => {
    const none = { rent: undefined, price: undefined, total: undefined, propertyTax: undefined };
    expect(grossYields({ ...none, price: 400_000, total: 450_000 })).toEqual([]);
    expect(grossYields({ ...none, rent: 1000 })).toEqual([]);
    expect(grossYields({ ...none, rent: 1000, price: 200_000 }).map(({ of }) => of)).toEqual(['price']);
    expect(grossYields({ ...none, rent: 1000, total: 240_000, propertyTax: 900 }).map(({ of }) => of)).toEqual([
      'total',
      'after-tax',
    ]);
  });
});

describe('ends of leases', () => {
  it('are on an axis of whole years that contains each future end; a past end has length 0', () => {
    reaches({ past: runs(40), coming: runs(80), none: runs(30), undated: runs(60) }, met =>
      fc.assert(
        fc.property(someUnits, units => {
          const axis = leaseAxis(units, TODAY);
          if (!axis) {
            met('none');
            expect(units.some(({ leaseEnd = '' }) => leaseEnd >= TODAY)).toBe(false);
            return;
          }
          expect(axis.bars).toHaveLength(units.length);
          expect(axis.years.length).toBeLessThanOrEqual(5);
          expect(axis.years[0]).toBe(2026);
          expect(axis.years.at(-1)).toBeLessThanOrEqual(axis.to);
          for (const [at, bar] of axis.bars.entries()) {
            const end = units[at]?.leaseEnd;
            if (end === undefined) met('undated');
            expect(bar?.end).toBe(end);
            if (!bar) continue;
            met(bar.ended ? 'past' : 'coming');
            expect(bar.ended).toBe(bar.end < TODAY);
            if (bar.ended) expect(bar.share).toBe(0);
            else expect(bar.share > 0 && bar.share < 1).toBe(true);
          }
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('of the sample house reach from this year to the one after the last end', () => {
    const axis = leaseAxis(HOUSE, TODAY);
    expect(axis).toMatchObject({ from: 2026, to: 2034, years: [2026, 2028, 2030, 2032, 2034] });
  });
});
