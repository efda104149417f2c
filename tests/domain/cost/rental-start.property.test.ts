import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_CAPS, depositMonths } from '../../../domain/cost/deposit.ts';
import { rentalStart } from '../../../domain/cost/rental-start.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
import { day } from '../../arbitraries/full-listing.ts';

const region = () => fc.constantFrom(...REGIONS);

describe('a deposit', () => {
  it('never exceeds the amount requested or the cap in force', () => {
    fc.assert(
      fc.property(region(), day(), fc.integer({ min: 0, max: 6 }), (where, asOf, wanted) => {
        const { months } = depositMonths(where, asOf, wanted);
        const cap = inForce(DEPOSIT_CAPS[where], asOf)?.value ?? Number.POSITIVE_INFINITY;
        expect(months).toBe(Math.min(wanted, cap));
      }),
    );
  });
});

describe('the start of a rental', () => {
  it('is the sum of its lines, without absent costs', () => {
    const euro = () => fc.option(fc.integer({ min: -5, max: 5000 }), { nil: undefined });
    fc.assert(
      fc.property(
        region(),
        day(),
        fc.integer({ min: 1, max: 9000 }),
        euro(),
        euro(),
        (where, asOf, rent, charges, inventoryCost) => {
          const start = rentalStart({ region: where, rent, charges, inventoryCost }, asOf);
          const { months } = depositMonths(where, asOf);
          expect(start?.total).toBe(rent * (1 + months) + Math.max(0, charges ?? 0) + Math.max(0, inventoryCost ?? 0));
          expect(start?.lines.every(({ amount }) => amount > 0)).toBe(true);
        },
      ),
    );
  });
});
