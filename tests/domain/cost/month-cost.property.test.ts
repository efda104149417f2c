import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthCost } from '../../../domain/cost/month-cost.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const amount = fc.option(
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(0, -1, NaN, Infinity) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 900_000 }) },
  ),
  { nil: undefined },
);

it('a monthly cost is the sum of its parts to the cent, and each part is above 0', () => {
  reaches({ whole: runs(40) }, met =>
    fc.assert(
      fc.property(amount, amount, amount, (credit, charges, propertyTax) => {
        const month = monthCost({ credit, charges, propertyTax });
        if (!month) return;
        const { total, ...parts } = month;
        const amounts = Object.values(parts);
        expect(amounts.every(part => part > 0)).toBe(true);
        expect(Math.round(total * 100)).toBe(Math.round(amounts.reduce((sum, part) => sum + part, 0) * 100));
        if (amounts.length === 3) met('whole');
      }),
      { numRuns: runs(400) },
    ),
  );
});

it('a monthly cost omits unknown parts, and is undefined without any part', () => {
  expect(monthCost({})).toBeUndefined();
  expect(monthCost({ charges: 0, propertyTax: NaN })).toBeUndefined();
  expect(monthCost({ propertyTax: 1416 })).toEqual({ tax: 118, total: 118 });
  expect(monthCost({ credit: 1215, charges: 185, propertyTax: 1416 })).toEqual({
    credit: 1215,
    charges: 185,
    tax: 118,
    total: 1518,
  });
});
