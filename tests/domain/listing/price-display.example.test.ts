import { describe, expect, it } from 'vitest';
import { type Priced, priceDisplay } from '../../../domain/listing/price-display.ts';

const sale = { goal: 0, price: 325_000, publishPrice: true, priceUnit: 0, priceUnitText: {} };

const inDutch = (listing: Priced) => priceDisplay(listing, 'nl', 'en');

describe('a price', () => {
  it('of a sale is an amount', () => {
    expect(inDutch(sale)).toEqual({ kind: 'shown', amount: '€ 325.000', startingFrom: false, perMonth: false });
  });
  it('of unit 7 starts from its amount', () => {
    expect(inDutch({ ...sale, priceUnit: 7 })).toMatchObject({ startingFrom: true });
  });
  it('of a rental is monthly, unless the feed gives another unit', () => {
    expect(inDutch({ ...sale, goal: 1, price: 950 })).toMatchObject({ amount: '€ 950', perMonth: true });
    const weekly = inDutch({ ...sale, goal: 1, price: 950, priceUnitText: { fr: 'par semaine' } });
    expect(weekly).toMatchObject({ perMonth: false, unit: { text: 'par semaine', lang: 'fr' } });
  });
  it('has a known unit in the page’s language', () => {
    const monthly = { ...sale, goal: 1, price: 950, priceUnitText: { fr: 'par mois', nl: '' } };
    expect(inDutch(monthly)).toMatchObject({ perMonth: false, unit: { text: 'per maand' } });
    expect(inDutch(monthly)).not.toHaveProperty('unit.lang');
  });
  it('of a rental with a blank unit is monthly', () => {
    expect(inDutch({ ...sale, goal: 1, price: 950, priceUnitText: { nl: ' ' } })).toMatchObject({ perMonth: true });
  });
  it('of a take-over is no rent', () => {
    expect(inDutch({ ...sale, goal: 2 })).toMatchObject({ perMonth: false });
  });
  it.each([
    ['hidden', { publishPrice: false }],
    ['zero', { price: 0 }],
    ['negative', { price: -1 }],
    ['absent', { price: undefined }],
    ['no number', { price: Number.NaN }],
  ])('that is %s is on demand', (_, change) => {
    expect(inDutch({ ...sale, ...change })).toEqual({ kind: 'on-demand' });
  });
});
