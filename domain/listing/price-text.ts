import type { PriceDisplay } from './price-display.ts';

/** Words of a language around a price. `from`: puts 'from' before the amount and its unit. */
export type PriceWords = {
  readonly onDemand: string;
  readonly perMonth: string;
  readonly from: (amount: string) => string;
};

/**
 * A price in plain text, with no line break inside the amount.
 * `priceText({ kind: 'shown', amount: '€ 950', startingFrom: true, perMonth: true }, { perMonth: '/ month', from: rent => `from ${rent}`, … })`
 * → `'from €\u00a0950 / month'`
 */
export function priceText(price: PriceDisplay, words: PriceWords): string {
  if (price.kind === 'on-demand') return words.onDemand;
  const unit = price.unit?.text ?? (price.perMonth ? words.perMonth : '');
  const amount = [price.amount.replaceAll(' ', '\u00a0'), unit].filter(Boolean).join(' ');
  return price.startingFrom ? words.from(amount) : amount;
}
