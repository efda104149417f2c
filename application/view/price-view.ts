import { type Priced, priceDisplay } from '../../domain/listing/price-display.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type PageContext, textOf } from './page-context.ts';

/** How a price reads: 'starting from', amount, 'per month' or the agency's own words for the unit. */
export type PriceView =
  | { readonly kind: 'on-demand' }
  | {
      readonly kind: 'shown';
      readonly amount: string;
      readonly startingFrom: boolean;
      readonly perMonth: boolean;
      readonly unit?: Text;
    };

export function priceView(context: PageContext, listing: Priced): PriceView {
  const price = priceDisplay(listing);
  if (price.kind === 'on-demand') return price;
  const { unitText, ...rest } = price;
  const unit = unitText && textOf(context, unitText);
  return unit ? { ...rest, unit } : rest;
}
