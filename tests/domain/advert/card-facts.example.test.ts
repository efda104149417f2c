import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardFacts } from '../../../domain/advert/card-facts.ts';
import type { Facts } from '../../../domain/listing/facts.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { aListing } from '../../arbitraries/a-catalogue.ts';

const [template] = fc.sample(aListing, { numRuns: 1, seed: 1 }) as [PublicListing];
const of = (facts: Facts, more: Partial<PublicListing> = {}) =>
  cardFacts({ ...template, goal: 0, price: 100_000, viager: false, ...more, facts });

describe('a card', () => {
  test('shows the main surface', () => {
    const facts = { livingArea: 90, officeArea: 140, totalArea: 1840 };
    expect(of(facts, { typeIds: [7] }).surface).toEqual({ name: 'totalArea', value: 1840 });
    expect(of(facts, { typeIds: [4] }).surface).toEqual({ name: 'livingArea', value: 90 });
    expect(of({}, { typeIds: [4] }).surface).toBeUndefined();
  });

  test('of a rental shows its charges if it shows the rent', () => {
    const facts = { renterCharges: 80 };
    expect(of(facts, { goal: 1, price: 950 }).charges).toBe(80);
    expect(of(facts, { goal: 1, price: undefined }).charges).toBeUndefined();
    expect(of(facts).charges).toBeUndefined();
    // A business take-over has a price and no rent, so its card shows no tenant's charges.
    expect(of(facts, { goal: 2, price: 950 }).charges).toBeUndefined();
  });

  test('of a life annuity shows the payments, the annuitants and whether they live there', () => {
    const facts = { annuity: 790, ageFirst: 77, ageSecond: 75, occupied: true };
    expect(of(facts, { viager: true }).viager).toEqual({ annuity: 790, ages: [77, 75], occupied: true });
    expect(of(facts, { viager: true, price: undefined }).viager?.annuity).toBeUndefined();
    expect(of({ ageFirst: 81, occupied: false }, { viager: true }).viager).toEqual({
      annuity: undefined,
      ages: [81],
      occupied: false,
    });
    expect(of(facts).viager).toBeUndefined();
  });
});
