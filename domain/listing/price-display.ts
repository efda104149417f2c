import { translated } from './coded-words.ts';
import { goalOf, TAKE_OVER } from './goal.ts';
import type { Language } from '../text/language.ts';
import { type Localized, type Text, textIn } from '../text/localized.ts';
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

/** How a price reads, on pages, cards and in mails. `unit` follows the amount where the feed gives one, instead of 'per month'. */
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
 * How a property's price reads to visitors in `language`, a unit that is free text in `fallback` or any other where it has none there. A
 * hidden price, none, or one not above 0 is 'on demand': no page says '€ 0' or 'NaN'.
 * `priceDisplay({ goal: 0, price: 325000, priceUnit: 7, priceUnitText: {} }, 'nl', 'fr')`
 * → `{ kind: 'shown', amount: '€ 325.000', startingFrom: true, perMonth: false }`
 */
export function priceDisplay(listing: Priced, language: Language, fallback: Language): PriceDisplay {
  const price = shownPrice(listing);
  if (price === undefined) return { kind: 'on-demand' };
  const written = Object.entries(listing.priceUnitText).filter(([, text]) => text.trim() !== '');
  const unit = textIn(translated(Object.fromEntries(written)), language, fallback);
  return {
    kind: 'shown',
    amount: formatEuro(price),
    startingFrom: listing.priceUnit === STARTING_FROM,
    perMonth: goalOf(listing.goal) === 'rent' && listing.goal !== TAKE_OVER && unit === undefined,
    ...(unit && { unit }),
  };
}

/** The price that visitors may know, in euro; none where it is hidden or not above 0. `shownPrice({ price: 0, … })` → `undefined` */
export function shownPrice(listing: Pick<Priced, 'price' | 'publishPrice'>): number | undefined {
  const { price, publishPrice = true } = listing;
  return publishPrice && price !== undefined && Number.isFinite(price) && price > 0 ? price : undefined;
}
