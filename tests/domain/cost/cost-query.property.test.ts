import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COST_PARAMETERS, costQuery, calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { parseCalendarDay } from '../../../domain/text/day.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const subject = fc.record({
  kind: fc.constant('purchase' as const),
  region: fc.constantFrom(...REGIONS),
  price: fc.integer({ min: 1, max: 2_000_000_000 }).map(cents => cents / 100),
  object: fc.constantFrom('home' as const, 'building-land' as const, 'farmland' as const, 'new-build' as const),
  mayBeOwnHome: fc.boolean(),
  viager: fc.boolean(),
});
const typed = fc.oneof(
  wholeText({ maxLength: 60 }),
  fc.constantFrom(
    '1e9',
    '-5',
    'NaN',
    '🏠',
    '1e400',
    'Infinity',
    '0',
    '00',
    '0,5',
    '250.000',
    '3,25',
    '25',
    '99999999',
    '2031-02-30',
    '2031-02-28',
    '1-7-2027',
  ),
  fc.integer().map(String),
);
const pairs = fc.array(fc.tuple(fc.constantFrom(...COST_PARAMETERS, '__proto__', 'rate[]'), typed), { maxLength: 8 });

describe('purchase costs from any query', () => {
  it('never throw, and contain only finite numbers', () => {
    fc.assert(
      fc.property(subject, pairs, (bought, query) => {
        const counted = calculatePurchase(bought, new URLSearchParams(query), TODAY);
        const { cost, credit } = counted;
        const amounts = [cost?.total, cost?.costs, ...(cost?.lines ?? []).map(({ amount }) => amount)];
        expect(amounts.every(amount => Number.isFinite(amount) && Number(amount) >= 0)).toBe(true);
        for (const amount of credit ? [credit.amount, credit.monthly, credit.total, credit.interest] : [])
          expect(Number.isFinite(amount) && amount >= 0).toBe(true);
        // An unreadable part of a loan is never replaced by a usual one.
        if (credit) expect(counted.unreadable.filter(name => name !== 'plot' && name !== 'deed')).toEqual([]);
        expect(counted.asOf === TODAY || counted.asOf === parseCalendarDay(counted.typed.deed)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('are the same for their canonical query', () => {
    fc.assert(
      fc.property(subject, pairs, (bought, query) => {
        const parameters = new URLSearchParams(query);
        const again = new URLSearchParams(costQuery(parameters));
        expect(calculatePurchase(bought, again, TODAY)).toEqual(calculatePurchase(bought, parameters, TODAY));
        expect(costQuery(again)).toBe(again.toString());
      }),
    );
  });

  it('never decrease when the price increases, given no plot value', () => {
    fc.assert(
      fc.property(subject, fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (bought, more, own) => {
        const parameters = new URLSearchParams({ purpose: own ? 'own' : 'other' });
        const total = (price: number) => calculatePurchase({ ...bought, price }, parameters, TODAY).cost?.total ?? 0;
        expect(total(bought.price + more)).toBeGreaterThan(total(bought.price));
      }),
    );
  });
});
