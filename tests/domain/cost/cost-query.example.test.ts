import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '../../../domain/cost/credit.ts';
import { type CostField, costQuery, calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { costSubject, type CostSubject } from '../../../domain/cost/cost-subject.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const HOUSE: Extract<CostSubject, { kind: 'purchase' }> = {
  kind: 'purchase',
  region: 'flanders',
  price: 350_000,
  object: 'home',
  mayBeOwnHome: true,
  viager: false,
};
const count = (query: string, change: Partial<typeof HOUSE> = {}) =>
  calculatePurchase({ ...HOUSE, ...change }, new URLSearchParams(query), TODAY);
const subject = (change: Partial<PublicListing>) => costSubject({ ...publicListing(aListing(), undefined), ...change });
const at = (postcode: string, countryId = 10) => ({ place: { ...aListing().place, postcode, countryId } });

describe('purchase costs from a query', () => {
  it('default to the own home where possible', () => {
    expect(count('').cost?.lines[0]?.amount).toBe(7_000);
    expect(count('purpose=other').cost?.lines[0]?.amount).toBe(42_000);
    expect(count('purpose=🏠').ownHome).toBe(true);
    expect(count('purpose=own', { mayBeOwnHome: false }).cost?.lines[0]?.amount).toBe(42_000);
  });

  it('include a usual loan until the visitor enters another, and name its assumptions', () => {
    const usual = count('').credit;
    expect(usual).toMatchObject({ amount: 280_000, rate: 3.9, payments: 300, assumed: ['credit', 'rate', 'years'] });
    expect(usual?.monthly).toBe(monthlyPayment(280_000, 3.9, 300));
    const { credit } = count('credit=250.000&rate=3&years=20');
    expect(credit).toMatchObject({ amount: 250_000, monthly: 1381.43, payments: 240, total: 331543.2, assumed: [] });
    expect(count('credit=250000&rate=3,0%25&years=20').credit).toEqual(credit);
    expect(count('credit=250000&years=20')).toMatchObject({ credit: { rate: 3.9, assumed: ['rate'] }, unreadable: [] });
    expect(count('credit=0').credit).toBeUndefined();
    expect(count('rate=moon').credit).toBeUndefined();
    // A loan for a life annuity is at most the down payment (bouquet), which the calculation does not know.
    expect(count('', { viager: true }).credit).toBeUndefined();
    expect(count('credit=50000', { viager: true }).credit?.assumed).toEqual(['rate', 'years']);
  });

  it('count what the visitor brings, costs included, instead of what they borrow', () => {
    const { cost, credit, typed } = count('means=110.939,94&credit=1&rate=3&years=20');
    expect(cost?.total).toBe(360_939.94);
    expect(credit).toMatchObject({ amount: 250_000, means: 110_939.94, monthly: 1381.43, assumed: [] });
    expect(typed).toMatchObject({ means: '110.939,94', credit: '' });
    expect(costQuery(new URLSearchParams('credit=5&means=7'))).toBe('means=7');
    // The lower duty of an own home leaves less to borrow.
    const other = count('means=110.939,94&purpose=other').credit?.amount ?? 0;
    expect(other).toBe(285_000);
    expect(count('means=400000').credit).toBeUndefined();
    expect(count('means=-5')).toMatchObject({ credit: undefined, unreadable: ['means'] });
    expect(count('means=moon', { viager: true }).unreadable).toEqual([]);
    expect(count('').credit?.means).toBe(80_939.94);
  });

  it('follow the rules of the day of the deed', () => {
    expect(count('').asOf).toBe(TODAY);
    expect(count('').terms).toEqual({ within: 3, stay: 1 });
    expect(count('deed=2025-12-31')).toMatchObject({ asOf: '2025-12-31', terms: { within: 3 }, unreadable: [] });
    expect(count('deed=31/12/2025').asOf).toBe('2025-12-31');
    expect(count('deed=2025-06-30&plot=0', { object: 'new-build', rebuilt: true }).cost?.rebuilt).toBeUndefined();
    expect(count('deed=2025-07-01&plot=0', { object: 'new-build', rebuilt: true }).cost?.rebuilt).toBeDefined();
  });

  it('offer another day of the deed only where a rule changes until the end of next year', () => {
    const changes = (today: string, object: 'home' | 'new-build' = 'home') =>
      calculatePurchase({ ...HOUSE, object }, new URLSearchParams(), today).changes;
    expect(changes('2025-06-01')).toEqual(['2026-01-01']);
    expect(changes('2025-06-01', 'new-build')).toEqual(['2025-07-01', '2026-01-01']);
    expect(changes('2026-01-01')).toEqual([]);
  });

  it('split the price of new-build by the value of its plot', () => {
    const lines = (query: string) => count(query, { object: 'new-build' }).cost?.lines.slice(0, 2);
    expect(lines('plot=100.000')).toMatchObject([{ amount: 12_000 }, { code: 'vat', amount: 52_500 }]);
    expect(lines('')).toMatchObject([{ amount: 0 }, { code: 'vat', amount: 73_500 }]);
    expect(count('plot=350001', { object: 'new-build' }).unreadable).toEqual(['plot']);
    expect(count('plot=moon').unreadable).toEqual([]);
    // If the land has VAT, the form asks for no share of it, and no registration duty could be lower for an own and only home.
    expect(count('', { object: 'new-build', landWithBuilding: true, region: 'wallonia' }).terms).toBeUndefined();
    expect(count('', { object: 'new-build', region: 'wallonia' }).terms).toEqual({ within: 5, stay: 3 });
    expect(count('plot=moon', { object: 'new-build', landWithBuilding: true }).unreadable).toEqual([]);
  });

  it.each<[string, readonly CostField[]]>([
    ['credit=1e9', ['credit']],
    ['credit=-5', ['credit']],
    ['credit=NaN&rate=NaN&years=NaN', ['credit', 'rate', 'years']],
    ['credit=1e400', ['credit']],
    ['credit=1000000000', ['credit']],
    ['credit=%F0%9F%8F%A0&rate=21', ['credit', 'rate']],
    ['years=0', ['years']],
    ['years=20.5', ['years']],
    ['rate=0&years=40', []],
    ['deed=2031-02-30', ['deed']],
    ['deed=abc', ['deed']],
    ['deed=2024-12-31', ['deed']],
    ['deed=9999-12-31', ['deed']],
    ['deed=', []],
    ['deed=2031-02-28', []],
    ['credit[]=5&rate[0]=x', []],
    ['credit=5&credit=x', []],
  ])('of %s report the unreadable fields %j', (query, unreadable) => {
    expect(count(query).unreadable).toEqual(unreadable);
  });

  it('have one canonical query for the same answers', () => {
    expect(costQuery(new URLSearchParams('years=20&rate=&purpose=other&utm=x'))).toBe('purpose=other&years=20');
    expect(costQuery(new URLSearchParams('purpose=own'))).toBe('');
    expect(costQuery(new URLSearchParams(`rate=${'3'.repeat(500)}`))).toBe(`rate=${'3'.repeat(30)}`);
  });
});

describe('the amount that costs are based on', () => {
  it('is absent for a hidden price, a take-over, a property abroad or a withdrawn one', () => {
    expect(subject({})).toMatchObject({ kind: 'purchase' });
    expect(subject({ price: undefined })).toBeUndefined();
    expect(subject({ goal: 2 })).toBeUndefined();
    expect(subject(at('75001', 33))).toBeUndefined();
    expect(subject({ marquee: 3 })).toBeUndefined();
  });

  it('allows the own home for homes and land only', () => {
    const mayBe = (typeIds: readonly number[]) => {
      const found = subject({ typeIds });
      return found?.kind === 'purchase' && found.mayBeOwnHome;
    };
    expect([2, 4, 6].map(type => mayBe([type]))).toEqual([true, true, true]);
    expect([1, 3, 5, 7].map(type => mayBe([type]))).toEqual([false, false, false, false]);
  });

  it('has no own home in a zone of leisure, nor on land for other uses, and counts farmland and nature apart', () => {
    const of = (type: number, zoning: string, postcode = '9000') => {
      const found = subject({ ...at(postcode), typeIds: [type], facts: { zoning: { nl: zoning } } });
      return found?.kind === 'purchase' ? [found.object, found.mayBeOwnHome] : [];
    };
    expect(of(6, 'Woongebied')).toEqual(['building-land', true]);
    expect(of(6, 'Agrarisch gebied')).toEqual(['farmland', false]);
    expect(of(6, 'natuurgebied')).toEqual(['farmland', false]);
    expect(of(6, 'industriegebied')).toEqual(['building-land', false]);
    expect(of(4, 'Agrarisch gebied')).toEqual(['home', true]);
    expect(of(4, 'recreatiegebied', '5000')).toEqual(['home', false]);
    expect(of(4, 'Woongebied', '5000')).toEqual(['home', true]);
  });

  it('includes for a new home whether it is rebuilt and who sells the land, and neither for a shop', () => {
    const land = (en: string) => ({ landSoldBy: { en } });
    const of = (typeIds: readonly number[], facts: PublicListing['facts'], newBuild = true) =>
      subject({ typeIds, facts: { ...facts, livingArea: 98 }, newBuild });
    expect(of([2], { rebuilt: true })).toMatchObject({ object: 'new-build', rebuilt: true, livingArea: 98 });
    expect(of([2], land('The seller of the building'))).toMatchObject({ landWithBuilding: true });
    expect(of([2], land('another seller'))).toMatchObject({ landWithBuilding: false });
    expect(of([2], land('the notary'))).not.toHaveProperty('landWithBuilding');
    expect(of([7], { rebuilt: true })).not.toHaveProperty('rebuilt');
    expect(of([4], { rebuilt: true, ...land('the seller of the building') }, false)).not.toHaveProperty('rebuilt');
    expect(of([4], land('the seller of the building'), false)).not.toHaveProperty('landWithBuilding');
  });

  it('is absent where VAT is stated of a building that is not new', () => {
    expect(subject({ facts: { vat: 21 }, newBuild: false })).toBeUndefined();
    expect(subject({ facts: { vat: 21 }, newBuild: true })).toMatchObject({ object: 'new-build' });
  });

  it('is the market value for a life annuity, and absent without one', () => {
    expect(subject({ viager: true, price: 60_000, facts: { marketValue: 248_000 } })).toMatchObject({ price: 248_000 });
    expect(subject({ viager: true, price: 60_000, facts: {} })).toBeUndefined();
    const occupied = (value: boolean) =>
      subject({ viager: true, price: 60_000, facts: { marketValue: 248_000, occupied: value } });
    expect(occupied(true)).toMatchObject({ mayBeOwnHome: false });
    expect(occupied(false)).toMatchObject({ mayBeOwnHome: true });
  });

  it('of a rental uses the deposit cap of the law and no agency fee', () => {
    const facts = { renterCharges: 100, agencyCost: 500, inventoryCost: 200, deposit: 3 };
    const flat = subject({ ...at('1000'), goal: 1, price: 900, typeIds: [2], facts });
    expect(flat).toMatchObject({ kind: 'rental', rental: { region: 'brussels', rent: 900, charges: 100 } });
    expect(flat?.kind === 'rental' && flat.rental.agencyCost).toBeUndefined();
    expect(subject({ goal: 1, price: 900, typeIds: [7], facts })).toMatchObject({
      rental: { region: undefined, agencyCost: 500, depositMonths: 3 },
    });
    expect(subject({ goal: 1, price: 900, typeIds: [7], facts: {} })).toBeUndefined();
  });
});
