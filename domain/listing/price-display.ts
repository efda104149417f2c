import { isLease } from './goal.ts';
import type { Localized, Text } from '../text/localized.ts';
import { formatEuro } from '../price/euro.ts';
import { positiveNumber } from './positive-number.ts';

/** Price unit code for 'starting from'. */
export const STARTING_FROM = 7;

/** Fields that decide how a price is displayed; a public listing has no `publishPrice`, and no `price` if it is hidden. */
export type Priced = {
  readonly goal: number;
  readonly price: number | undefined;
  readonly publishPrice?: boolean;
  readonly priceUnit: number;
  readonly priceUnitText: Localized;
};

/** Display form of a price on pages, cards and in mails. `unit` follows the amount and replaces 'per month' if the feed has one. */
export type PriceDisplay =
  | { readonly kind: 'on-demand' }
  | {
      readonly kind: 'shown';
      readonly amount: string;
      readonly startingFrom: boolean;
      readonly perMonth: boolean;
      readonly unit?: Text;
    };

/**
 * Display form of a property's price; `unit`: the feed's price unit in the page's language. A price that is hidden, missing or not above 0 is
 * 'on demand', so pages never show '€ 0' or 'NaN'.
 * `priceDisplay({ goal: 0, price: 325000, priceUnit: 7, priceUnitText: {} }, undefined)`
 * → `{ kind: 'shown', amount: '€ 325.000', startingFrom: true, perMonth: false }`
 */
export function priceDisplay(listing: Priced, unit: Text | undefined): PriceDisplay {
  const price = shownPrice(listing);
  if (price === undefined) return { kind: 'on-demand' };
  return {
    kind: 'shown',
    amount: formatEuro(price),
    startingFrom: listing.priceUnit === STARTING_FROM,
    perMonth: isLease(listing.goal) && unit === undefined,
    ...(unit && { unit }),
  };
}

/** The public price in euro; `undefined` if it is hidden or not above 0. `shownPrice({ price: 0, … })` → `undefined` */
export function shownPrice(listing: Pick<Priced, 'price' | 'publishPrice'>): number | undefined {
  const { price, publishPrice = true } = listing;
  return publishPrice ? positiveNumber(price) : undefined;
}
