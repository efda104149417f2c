import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePurchase } from '../../../domain/cost/cost-query.ts';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { costTotals } from '../../../domain/cost/cost-totals.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

type Purchase = Extract<CostSubject, { kind: 'purchase' }>;

const HOUSE: Purchase = {
  kind: 'purchase',
  region: 'flanders',
  price: 350_000,
  object: 'home',
  mayBeOwnHome: true,
  viager: false,
};
const purchase: fc.Arbitrary<Purchase> = fc.record({
  kind: fc.constant('purchase' as const),
  region: fc.constantFrom(...REGIONS),
  price: fc.integer({ min: 20_000, max: 2_000_000 }),
  object: fc.constantFrom('home' as const, 'new-build' as const),
  mayBeOwnHome: fc.boolean(),
  viager: fc.constant(false),
  charges: fc.integer({ min: 0, max: 400 }),
});
const totals = (subject: CostSubject, query = '', viager = {}) =>
  costTotals(subject, new URLSearchParams(query), TODAY, viager);

describe('the totals of a property with a visitor’s own loan', () => {
  it('are those of its calculator', () => {
    reaches({ loan: runs(40), 'own money': runs(10) }, met =>
      fc.assert(
        fc.property(purchase, fc.integer({ min: 0, max: 900_000 }), (subject, means) => {
          const query = `means=${means}&rate=3&years=20`;
          const { cost, month, credit } = calculatePurchase(subject, new URLSearchParams(query), TODAY);
          const { once, month: said } = totals(subject, query);
          expect([once?.amount, said?.amount]).toEqual([cost?.total, month?.total]);
          expect([once?.isAbout, said?.isAbout]).toEqual([true, credit && true]);
          met(credit ? 'loan' : 'own money');
          expect(said?.what).toBe(month && (credit ? 'with-loan' : 'without-loan'));
        }),
        { numRuns: runs(200) },
      ),
    );
  });

  it('borrow what own money leaves of the price and all costs, and nothing where it pays them', () => {
    fc.assert(
      fc.property(purchase, fc.integer({ min: 0, max: 900_000 }), (subject, means) => {
        const { cost, credit } = calculatePurchase(subject, new URLSearchParams({ means: `${means}` }), TODAY);
        const left = (cost?.total ?? 0) - means;
        if (left <= 0) expect(credit).toBeUndefined();
        else expect(credit?.amount).toBeCloseTo(left, 2);
        expect(credit?.assumed ?? []).not.toContain('credit');
      }),
      { numRuns: runs(200) },
    );
  });

  it('are about where a part of them is: costs with a notary’s, an assumed rate, and a loan of what such costs leave', () => {
    expect(totals(HOUSE).once?.isAbout).toBe(true);
    const about = (query: string) => totals(HOUSE, query).month?.isAbout ?? false;
    expect(about('')).toBe(true);
    expect(about('credit=200000&years=20')).toBe(true);
    expect(about('means=90000&rate=3&years=20')).toBe(true);
    expect(about('credit=200000&rate=3&years=20')).toBe(false);
    expect(about('rate=3&years=20')).toBe(false);
    const { cost } = calculatePurchase(HOUSE, new URLSearchParams(), TODAY);
    expect(cost?.isAbout).toBe(cost?.lines.some(({ certainty }) => certainty === 'about'));
  });

  it('have no higher monthly amount with more own money', () => {
    fc.assert(
      fc.property(purchase, fc.nat(400_000), fc.nat(100_000), (subject, means, more) => {
        const month = (own: number) => totals(subject, `means=${own}`).month?.amount ?? 0;
        expect(month(means + more)).toBeLessThanOrEqual(month(means));
      }),
      { numRuns: runs(100) },
    );
  });

  it('of a viager are the first payment with the costs of the deed, and the annuity, whatever the loan', () => {
    const viager = { ...HOUSE, viager: true };
    const { cost } = calculatePurchase(viager, new URLSearchParams(), TODAY);
    const paid = { bouquet: 60_000, annuity: 900 };
    const said = {
      once: { what: 'viager-deed', amount: 60_000 + (cost?.costs ?? 0), isAbout: true },
      month: { what: 'annuity', amount: 900 },
    };
    expect(totals(viager, '', paid)).toEqual(said);
    expect(totals(viager, 'means=100000&rate=3', paid)).toEqual(said);
    expect(totals(viager)).toEqual({ once: undefined, month: undefined });
  });

  it('are what a tenant pays before the keys and each month', () => {
    const rental = (charges?: number): CostSubject => ({
      kind: 'rental',
      region: 'brussels',
      rental: { region: 'brussels', rent: 1000, ...(charges !== undefined && { charges }) },
    });
    expect(totals(rental(100))).toEqual({
      once: { what: 'start', amount: 3100 },
      month: { what: 'rent-all', amount: 1100 },
    });
    expect(totals(rental()).month).toEqual({ what: 'rent', amount: 1000 });
  });
});
