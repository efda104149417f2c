import { describe, expect, it } from 'vitest';
import { type Priced, priceDisplay } from '../../../domain/listing/price-display.ts';

const sale = { goal: 0, price: 325_000, publishPrice: true, priceUnit: 0, priceUnitText: {} };

const shown = (listing: Priced) => priceDisplay(listing, undefined);

describe('a price', () => {
  it('of a sale is an amount', () => {
    expect(shown(sale)).toEqual({ kind: 'shown', amount: '€ 325.000', startingFrom: false, perMonth: false });
  });
  it('with price unit 7 is shown as a starting price', () => {
    expect(shown({ ...sale, priceUnit: 7 })).toMatchObject({ startingFrom: true });
  });
  it('of a rental is monthly, unless the feed gives another unit', () => {
    const rental = { ...sale, goal: 1, price: 950 };
    expect(shown(rental)).toMatchObject({ amount: '€ 950', perMonth: true });
    const unit = { text: 'par semaine', lang: 'fr' } as const;
    expect(priceDisplay(rental, unit)).toMatchObject({ perMonth: false, unit });
  });
  it('of a take-over is not monthly', () => {
    expect(shown({ ...sale, goal: 2 })).toMatchObject({ perMonth: false });
  });
  it.each([
    ['hidden', { publishPrice: false }],
    ['zero', { price: 0 }],
    ['negative', { price: -1 }],
    ['absent', { price: undefined }],
    ['no number', { price: Number.NaN }],
  ])('that is %s is on demand', (_, change) => {
    expect(shown({ ...sale, ...change })).toEqual({ kind: 'on-demand' });
  });
});
