import { expect, test } from 'vitest';
import type { PriceDisplay } from '../../../domain/listing/price-display.ts';
import { priceText } from '../../../domain/listing/price-text.ts';

const words = { onDemand: 'on request', perMonth: 'a month', from: (amount: string) => `from ${amount}` };
const shown = { kind: 'shown', amount: '€ 950', startingFrom: false, perMonth: false } as const;

test.each<[string, PriceDisplay, string]>([
  ['on demand is the words for it', { kind: 'on-demand' }, 'on request'],
  ['of a sale is its amount', shown, '€\u00a0950'],
  ['of a rental is monthly', { ...shown, perMonth: true }, '€\u00a0950 a month'],
  [
    'with a unit of its own has that instead',
    { ...shown, perMonth: true, unit: { text: 'a week' } },
    '€\u00a0950 a week',
  ],
  ['that starts has its unit inside', { ...shown, startingFrom: true, perMonth: true }, 'from €\u00a0950 a month'],
])('a price %s', (_, price, text) => {
  expect(priceText(price, words)).toBe(text);
});
