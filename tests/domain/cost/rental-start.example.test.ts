import { describe, expect, it } from 'vitest';
import { depositMonths } from '../../../domain/cost/deposit.ts';
import { rentalStart, rentOfMonth } from '../../../domain/cost/rental-start.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';

describe('a deposit', () => {
  it.each([
    ['flanders', '2018-12-31', 2],
    ['flanders', '2019-01-01', 3],
    ['wallonia', '2023-06-01', 2],
    ['wallonia', TODAY, 2],
    ['brussels', '2024-11-01', 2],
    [undefined, TODAY, 3],
  ] as const)('in %s on %s is %d months', (region, asOf, months) => {
    expect(depositMonths(region, asOf).months).toBe(months);
  });
  it('names the law that reduced it', () => {
    expect(depositMonths('brussels', TODAY)).toMatchObject({ from: '2024-11-01' });
    expect(depositMonths('wallonia', TODAY)).toMatchObject({ from: '2023-06-01' });
    expect(depositMonths('flanders', TODAY, 3)).toEqual({ months: 3 });
  });
});

describe('the start of a rental', () => {
  it('includes the first rent, charges, a deposit based on the rent alone, and the inventory', () => {
    const start = rentalStart({ region: 'brussels', rent: 1000, charges: 100, inventoryCost: 250 }, TODAY);
    expect(start?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['first-rent', 1000],
      ['charges', 100],
      ['deposit', 2000],
      ['inventory', 250],
    ]);
    expect(start?.total).toBe(3350);
  });
  it('marks a deposit that the advert does not state as assumed', () => {
    const deposit = (depositMonths?: number) =>
      rentalStart(
        { region: 'flanders', rent: 1000, ...(depositMonths !== undefined && { depositMonths }) },
        TODAY,
      )?.lines.find(({ code }) => code === 'deposit');
    expect(deposit()).toEqual({ code: 'deposit', amount: 3000, months: 3, assumed: true });
    expect(deposit(3)).toEqual({ code: 'deposit', amount: 3000, months: 3 });
    expect(deposit(2)?.assumed).toBeUndefined();
  });
  it('is absent without a rent', () => {
    expect(rentalStart({ region: 'flanders', rent: 0 }, TODAY)).toBeUndefined();
  });
});

describe('the month of a rental', () => {
  it('is the rent with its charges, to the cent', () => {
    expect(rentOfMonth({ region: 'flanders', rent: 1000, charges: 65.55 })).toEqual({
      rent: 1000,
      charges: 65.55,
      total: 1065.55,
    });
    expect(rentOfMonth({ region: 'flanders', rent: 1000, charges: -1 })).toEqual({ rent: 1000, total: 1000 });
  });
});
