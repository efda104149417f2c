import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '../../../domain/cost/credit.ts';
import { notaryFee, vatOnFee } from '../../../domain/cost/notary-fee.ts';
import { type Purchase, purchaseCost } from '../../../domain/cost/purchase-cost.ts';
import { ownHomeTerms } from '../../../domain/cost/registration-duty.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';

const duty = (purchase: Partial<Purchase>, asOf = TODAY) =>
  purchaseCost({ region: 'flanders', price: 350_000, ownHome: true, object: 'home', ...purchase }, asOf)?.lines[0]
    ?.amount;

describe('registration duty', () => {
  it.each([
    ['flanders', true, 7_000],
    ['flanders', false, 42_000],
    ['wallonia', true, 10_500],
    ['wallonia', false, 43_750],
    ['brussels', true, 18_750],
    ['brussels', false, 43_750],
  ] as const)('in %s on 350 000 (own home: %s) is %d', (region, ownHome, amount) => {
    expect(duty({ region, ownHome })).toBe(amount);
  });

  it('in Brussels rises by 25 000 above 600 000, and the result states it', () => {
    expect(duty({ region: 'brussels', price: 600_000 })).toBe(50_000);
    expect(duty({ region: 'brussels', price: 650_000 })).toBe(81_250);
    const cost = purchaseCost({ region: 'brussels', price: 650_000, ownHome: true, object: 'home' }, TODAY);
    expect(cost?.abatementLost).toEqual({ priceLimit: 600_000, saving: 25_000 });
  });

  it('on the land’s share of a new own home in Brussels has the allowance of a home, not that of building land', () => {
    const own = { region: 'brussels', object: 'new-build', landShare: 0.4 } as const;
    expect(duty({ ...own, price: 1_000_000 })).toBe(25_000);
    expect(duty({ ...own, price: 400_000 })).toBe(0);
    expect(duty({ ...own, price: 400_000, ownHome: false })).toBe(20_000);
  });

  it('on building land for the own home is 12% in Flanders, 3% in Wallonia, reduced in Brussels', () => {
    expect(duty({ price: 200_000, object: 'building-land' })).toBe(24_000);
    expect(duty({ price: 200_000, object: 'building-land', region: 'wallonia' })).toBe(6_000);
    expect(duty({ price: 200_000, object: 'building-land', region: 'brussels' })).toBe(12_500);
  });

  it('on farmland and nature is about 10% in Flanders, whoever buys', () => {
    const farm = (more: Partial<Purchase>) =>
      purchaseCost({ region: 'flanders', price: 60_000, ownHome: false, object: 'farmland', ...more }, TODAY)?.lines[0];
    expect(farm({})).toMatchObject({ amount: 6_000, percent: 10, certainty: 'about' });
    expect(farm({ ownHome: true })).toMatchObject({ amount: 6_000 });
    expect(farm({ region: 'wallonia' })).toMatchObject({ amount: 7_500, certainty: 'about' });
  });

  it('is absent before the first known rules', () => {
    expect(duty({}, '2024-12-31')).toBeUndefined();
    expect(duty({ price: 0 })).toBeUndefined();
  });
});

describe('a purchase', () => {
  it('of a new home includes VAT on the construction and duty on the land', () => {
    const cost = purchaseCost(
      { region: 'flanders', price: 400_000, ownHome: true, object: 'new-build', landShare: 0.25 },
      TODAY,
    );
    expect(cost?.lines.map(({ code, amount }) => [code, amount])).toEqual([
      ['registration-duty', 12_000],
      ['vat', 63_000],
      ['notary-fee', 2534.65],
      ['notary-vat', 532.28],
      ['file-costs', 907.5],
    ]);
  });

  it('of a rebuilt home has a second total with VAT of 6%, up to 175 m²', () => {
    const cost = (more: Partial<Purchase>, asOf = TODAY) =>
      purchaseCost(
        { region: 'flanders', price: 400_000, ownHome: true, object: 'new-build', rebuilt: true, ...more },
        asOf,
      );
    const plain = cost({});
    expect(plain?.rebuilt).toMatchObject({ percent: 6, mostArea: 175, ownHomeYears: 5, letYears: 15 });
    expect((plain?.total ?? 0) - (plain?.rebuilt?.total ?? 0)).toBeCloseTo(400_000 * 0.15, 6);
    expect(plain?.rebuilt?.withLand).toBe(false);
    expect(cost({ landWithBuilding: true })?.rebuilt?.withLand).toBe(true);
    expect(cost({ livingArea: 175 })?.rebuilt).toBeDefined();
    expect(cost({ livingArea: 176 })?.rebuilt).toBeUndefined();
    expect(cost({}, '2025-06-30')?.rebuilt).toBeUndefined();
    expect(cost({ object: 'home' })?.rebuilt).toBeUndefined();
    expect(cost({ rebuilt: false })?.rebuilt).toBeUndefined();
  });

  it('of land and building from one seller has VAT on both and no registration duty', () => {
    const bought = { region: 'wallonia', price: 400_000, ownHome: true, object: 'new-build', landShare: 0.25 } as const;
    const lines = (landWithBuilding: boolean) =>
      purchaseCost({ ...bought, landWithBuilding }, TODAY)?.lines.map(({ code, amount }) => [code, amount]);
    expect(lines(true)?.[0]).toEqual(['vat-with-land', 84_000]);
    expect(lines(true)?.some(([code]) => code === 'registration-duty')).toBe(false);
    expect(lines(false)?.slice(0, 2)).toEqual([
      ['registration-duty', 3_000],
      ['vat', 63_000],
    ]);
  });

  it('of a modest home in Flanders has an approximate duty, because a reduction may apply', () => {
    const certainty = (price: number, ownHome = true) =>
      purchaseCost({ region: 'flanders', price, ownHome, object: 'home' }, TODAY)?.lines[0]?.certainty;
    expect([certainty(240_000), certainty(240_001), certainty(200_000, false)]).toEqual(['about', 'exact', 'exact']);
  });

  it('of a new home has approximate taxes while the share of the land is unknown', () => {
    const certainty = (more: Partial<Purchase>) =>
      purchaseCost({ region: 'wallonia', price: 400_000, ownHome: true, object: 'new-build', ...more }, TODAY)
        ?.lines.filter(({ code }) => code !== 'file-costs' && !code.startsWith('notary'))
        .map(line => line.certainty);
    expect(certainty({})).toEqual(['about', 'about']);
    expect(certainty({ landShare: 0.25 })).toEqual(['exact', 'exact']);
    expect(certainty({ landWithBuilding: true })).toEqual(['exact']);
    // That the price limit of the Brussels allowance counts the land alone is not established.
    expect(certainty({ region: 'brussels', landShare: 0.25 })).toEqual(['about', 'exact']);
    expect(certainty({ region: 'brussels', landShare: 0.25, ownHome: false })).toEqual(['exact', 'exact']);
  });

  it('marks the notary’s fee as approximate, and includes VAT in the file costs', () => {
    const lines = purchaseCost({ region: 'wallonia', price: 200_000, ownHome: true, object: 'home' }, TODAY)?.lines;
    expect(lines?.map(({ code, certainty }) => [code, certainty])).toEqual([
      ['registration-duty', 'exact'],
      ['notary-fee', 'about'],
      ['notary-vat', 'about'],
      ['file-costs', 'upper'],
    ]);
    expect(lines?.at(-1)).toMatchObject({ amount: 907.5, vat: 21 });
  });

  it('costs the sum of its lines, each with a source', () => {
    const cost = purchaseCost({ region: 'flanders', price: 350_000, ownHome: true, object: 'home' }, TODAY);
    expect(cost?.costs).toBe(10_939.94);
    expect(cost?.total).toBe(360_939.94);
    expect(cost?.lines.every(({ source }) => source !== '')).toBe(true);
  });
});

describe('the terms of an own and only home', () => {
  it.each([
    ['wallonia', 'home', TODAY, { within: 3, stay: 3 }],
    ['wallonia', 'building-land', TODAY, { within: 5, stay: 3 }],
    ['wallonia', 'new-build', TODAY, { within: 5, stay: 3 }],
    ['flanders', 'home', '2025-12-31', { within: 3 }],
    ['flanders', 'home', '2026-01-01', { within: 3, stay: 1 }],
    // Flanders has no lower duty for land, and so no terms.
    ['flanders', 'building-land', TODAY, undefined],
    ['brussels', 'building-land', TODAY, { within: 3, stay: 5 }],
    ['wallonia', 'home', '2024-12-31', undefined],
  ] as const)('in %s for %s on %s are %j', (region, object, asOf, terms) => {
    expect(ownHomeTerms(region, object, asOf)).toEqual(terms);
  });
});

describe('the notary’s fee', () => {
  it.each([
    [200_000, 2163.66, 2618.03],
    [300_000, 2477.65, 2997.96],
    [350_000, 2506.15, 3032.44],
    [500_000, 2591.65, 3135.9],
  ])('on %d is %d, with VAT %d', (price, fee, withVat) => {
    expect(notaryFee(price, TODAY)).toBe(fee);
    expect(fee + vatOnFee(fee, TODAY)).toBeCloseTo(withVat, 6);
  });
});

describe('a credit', () => {
  it('of 250 000 at 3% over 20 years costs 1 381.43 a month, compounded', () => {
    expect(monthlyPayment(250_000, 3, 240)).toBe(1381.43);
    expect(monthlyPayment(120_000, 0, 120)).toBe(1000);
    expect(monthlyPayment(0, 3, 240)).toBeUndefined();
    expect(monthlyPayment(1000, 3, 0)).toBeUndefined();
  });
});
