import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '../../../domain/cost/credit.ts';
import { notaryFee } from '../../../domain/cost/notary-fee.ts';
import { type Purchase, purchaseCost } from '../../../domain/cost/purchase-cost.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { runs } from '../../support/run/daily-runs.ts';

const price = () => fc.integer({ min: 1, max: 300_000_000 }).map(cents => cents / 100);
const purchase = (): fc.Arbitrary<Purchase> =>
  fc.record({
    region: fc.constantFrom(...REGIONS),
    price: price(),
    ownHome: fc.boolean(),
    object: fc.constantFrom('home', 'building-land', 'farmland', 'new-build'),
    landShare: fc.double({ min: 0, max: 1, noNaN: true }),
    landWithBuilding: fc.boolean(),
    rebuilt: fc.boolean(),
    livingArea: fc.integer({ min: 20, max: 300 }),
  });

/** Calculates the fee euro by euro. */
function slowFee(amount: number): number {
  const rate = (at: number) =>
    at < 7_500
      ? 4.56
      : at < 17_500
        ? 2.85
        : at < 30_000
          ? 2.28
          : at < 45_495
            ? 1.71
            : at < 64_095
              ? 1.14
              : at < 250_095
                ? 0.57
                : 0.057;
  let fee = 0;
  for (let euro = 0; euro < amount; euro += 1) fee += rate(euro) / 100;
  return fee;
}

describe('a purchase', () => {
  it('costs the sum of its lines, none below zero, all in whole cents', () => {
    fc.assert(
      fc.property(purchase(), bought => {
        const cost = purchaseCost(bought, TODAY);
        expect(cost).toBeDefined();
        if (!cost) return;
        const cents = cost.lines.map(({ amount }) => amount * 100);
        expect(cents.every(c => c >= 0 && Math.abs(c - Math.round(c)) < 1e-3)).toBe(true);
        expect(Math.round(cost.costs * 100)).toBe(cents.reduce((sum, c) => sum + Math.round(c), 0));
        expect(cost.total).toBeCloseTo(bought.price + cost.costs, 2);
        if (cost.rebuilt) expect(cost.rebuilt.total).toBeLessThanOrEqual(cost.total);
      }),
      { numRuns: runs(500) },
    );
  });

  it('never has a higher duty as own home than otherwise', () => {
    fc.assert(
      fc.property(purchase(), bought => {
        const duty = (ownHome: boolean) =>
          purchaseCost({ ...bought, ownHome }, TODAY)?.lines.find(({ code }) => code === 'registration-duty')?.amount ??
          0;
        expect(duty(true)).toBeLessThanOrEqual(duty(false));
      }),
    );
  });

  it('costs more at a higher price', () => {
    fc.assert(
      fc.property(purchase(), price(), (bought, other) => {
        const [low, high] = [Math.min(bought.price, other), Math.max(bought.price, other)];
        const costs = (at: number) => purchaseCost({ ...bought, price: at }, TODAY)?.costs ?? 0;
        expect(costs(low)).toBeLessThanOrEqual(costs(high) + 0.02);
      }),
    );
  });

  it('is rejected for an invalid price', () => {
    const nothing = fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(
        purchase(),
        nothing,
        (bought, none) => void expect(purchaseCost({ ...bought, price: none }, TODAY)).toBeUndefined(),
      ),
    );
  });
});

describe('the notary’s fee', () => {
  it('equals the sum over each single euro', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), amount => {
        expect(Math.abs((notaryFee(amount, TODAY) ?? 0) - slowFee(amount))).toBeLessThan(0.006);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a credit', () => {
  it('is repaid by its payments, up to rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 900_000 }),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 1, max: 360 }),
        (amount, basisPoints, months) => {
          const payment = monthlyPayment(amount, basisPoints / 100, months) ?? 0;
          const rate = (1 + basisPoints / 10_000) ** (1 / 12);
          let owed = amount;
          for (let month = 0; month < months; month += 1) owed = owed * rate - payment;
          const rounding = 0.0051 * (rate === 1 ? months : (rate ** months - 1) / (rate - 1));
          expect(Math.abs(owed)).toBeLessThan(rounding + 0.01);
        },
      ),
    );
  });
});
