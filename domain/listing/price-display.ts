import { goalOf, TAKE_OVER } from './goal.ts';
import type { Localized } from '../text/localized.ts';
import { formatEuro } from '../price/euro.ts';

/** The price unit that says 'starting from'. */
export const STARTING_FROM = 7;

/** What of a listing decides how its price reads; a listing for visitors lacks `publishPrice` and a hidden `price`. */
export type Priced = {
  readonly goal: number;
  readonly price: number | undefined;
  readonly publishPrice?: boolean;
  readonly priceUnit: number;
  readonly priceUnitText: Localized;
};

/** How a price reads. `unitText` follows the amount where the feed gives one, and then stands instead of 'per month'. */
export type PriceDisplay =
  | { readonly kind: 'on-demand' }
  | {
      readonly kind: 'shown';
      readonly amount: string;
      readonly startingFrom: boolean;
      readonly perMonth: boolean;
      readonly unitText?: Localized;
    };

/**
 * How a property's price reads to visitors. A hidden price, none, or one not above 0 is 'on demand': nobody reads '€ 0' or 'NaN'.
 * `priceDisplay({ goal: 0, price: 325000, priceUnit: 7, priceUnitText: {} })`
 * → `{ kind: 'shown', amount: '€ 325.000', startingFrom: true, perMonth: false }`
 */
export function priceDisplay(listing: Priced): PriceDisplay {
  const price = shownPrice(listing);
  if (price === undefined) return { kind: 'on-demand' };
  const unitText = Object.values(listing.priceUnitText).some(text => text.trim() !== '')
    ? listing.priceUnitText
    : undefined;
  return {
    kind: 'shown',
    amount: formatEuro(price),
    startingFrom: listing.priceUnit === STARTING_FROM,
    perMonth: goalOf(listing.goal) === 'rent' && listing.goal !== TAKE_OVER && unitText === undefined,
    ...(unitText && { unitText }),
  };
}

/** The price that visitors may know, in euro; none where it is hidden or not above 0. `shownPrice({ price: 0, … })` → `undefined` */
export function shownPrice(listing: Pick<Priced, 'price' | 'publishPrice'>): number | undefined {
  const { price, publishPrice = true } = listing;
  return publishPrice && price !== undefined && Number.isFinite(price) && price > 0 ? price : undefined;
}
