import { shownPrice } from './price-display.ts';
import { daysBetween } from '../text/day.ts';
import type { Localized } from '../text/localized.ts';
import { goalOf, TAKE_OVER } from './goal.ts';

/** The CRM's status number: 0 none, 1 available, 2 under option, 3 sold (or rented, for a rental). */
export const MARQUEE = { none: 0, available: 1, underOption: 2, sold: 3 } as const;

/** Days after publication during which a property for sale counts as new. */
const NEW_FOR_DAYS = 14;

export type DisplayState =
  | 'sold'
  | 'sold-out'
  | 'rented'
  | 'for-sale'
  | 'for-rent'
  | 'new-for-sale'
  | 'price-on-demand'
  | 'take-over';

/** Fields that decide a listing's state; a public listing has no `publishPrice`, and no `price` if it is hidden. */
export type StateSubject = {
  readonly goal: number;
  readonly marquee: number;
  readonly price: number | undefined;
  readonly publishPrice?: boolean;
  readonly newBuild: boolean;
  readonly publishedOn: string;
};

/**
 * Display state of a property on a day. The first match applies: sold or rented, take-over, price on demand, new for sale (new-build, or
 * published less than 14 days ago), for sale or for rent. `price`: its public price.
 * `displayState({ goal: 1, marquee: 3, … }, '2026-08-01')` → `'rented'`
 */
export function displayState(listing: StateSubject, today: string, price = shownPrice(listing)): DisplayState {
  const goal = goalOf(listing.goal);
  if (listing.marquee === MARQUEE.sold) return goal === 'rent' ? 'rented' : 'sold';
  if (listing.goal === TAKE_OVER) return 'take-over';
  if (price === undefined) return 'price-on-demand';
  if (goal === 'rent') return 'for-rent';
  return listing.newBuild || daysBetween(listing.publishedOn, today) < NEW_FOR_DAYS ? 'new-for-sale' : 'for-sale';
}

/**
 * The state of a building project: sold out once every unit is sold or rented, else new for sale. A project without units is not sold
 * out. `projectState([{ marquee: 3 }, { marquee: 1 }])` → `'new-for-sale'`
 */
export function projectState(units: readonly Pick<StateSubject, 'marquee'>[]): 'sold-out' | 'new-for-sale' {
  return units.length > 0 && units.every(unit => unit.marquee === MARQUEE.sold) ? 'sold-out' : 'new-for-sale';
}

/** Prefix for the title of a property that is sold, rented or under option. `titlePrefix({ goal: 0, marquee: 2 })` → `'under-option'` */
export function titlePrefix(
  listing: Pick<StateSubject, 'goal' | 'marquee'>,
): 'sold' | 'rented' | 'under-option' | undefined {
  if (listing.marquee === MARQUEE.underOption) return 'under-option';
  if (listing.marquee === MARQUEE.sold) return goalOf(listing.goal) === 'rent' ? 'rented' : 'sold';
  return undefined;
}

/** Status ribbon on a property's picture: a code that the site translates, or the CRM's own text for an unknown status number. */
export type Ribbon =
  | { readonly kind: 'code'; readonly code: 'available' | 'under-option' | 'sold' | 'rented' }
  | { readonly kind: 'text'; readonly text: Localized };

/** The ribbon on a property's picture, if any. `ribbonOf({ goal: 0, marquee: 3, marqueeName: {} })` → `{ kind: 'code', code: 'sold' }` */
export function ribbonOf(
  listing: Pick<StateSubject, 'goal' | 'marquee'> & { readonly marqueeName: Localized },
): Ribbon | undefined {
  if (listing.marquee === MARQUEE.none) return undefined;
  if (listing.marquee === MARQUEE.available) return { kind: 'code', code: 'available' };
  const code = titlePrefix(listing);
  if (code !== undefined) return { kind: 'code', code };
  const named = Object.values(listing.marqueeName).some(text => text.trim() !== '');
  return named ? { kind: 'text', text: listing.marqueeName } : undefined;
}
