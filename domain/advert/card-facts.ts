import { isLease } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { type MainSurface, mainSurface } from '../listing/main-surface.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';
import { isResidential } from '../listing/property-type.ts';

/** Facts on a property's card besides price, rooms and land, depending on its type. */
export type CardFacts = {
  readonly surface: MainSurface | undefined;
  /** Euro per month, in addition to the rent; only if the rent is public. */
  readonly charges: number | undefined;
  readonly viager: LifeAnnuity | undefined;
};

export type LifeAnnuity = {
  /** Euro per month; only if the price is public. */
  readonly annuity: number | undefined;
  /** Ages of the annuitants in years. */
  readonly ages: readonly number[];
  readonly occupied: boolean | undefined;
};

/**
 * Facts that a listing's card shows, with charges and annuity only if the price is public.
 * `cardFacts({ goal: 1, price: 950, typeIds: [5], facts: { renterCharges: 80, officeArea: 165 }, … })`
 * → `{ surface: { name: 'officeArea', value: 165 }, charges: 80, viager: undefined }`
 */
export function cardFacts(
  listing: PublicListing,
  { price, isHome } = { price: shownPrice(listing), isHome: isResidential(listing.typeIds) },
): CardFacts {
  const priced = price !== undefined;
  const viager = listing.viager ? lifeAnnuity(listing, priced) : undefined;
  return {
    surface: mainSurface(listing, isHome),
    charges: priced && isLease(listing.goal) ? numberFact(listing, 'renterCharges') : undefined,
    viager,
  };
}

function lifeAnnuity(listing: PublicListing, priced: boolean): LifeAnnuity {
  const { occupied } = listing.facts;
  return {
    annuity: priced ? numberFact(listing, 'annuity') : undefined,
    ages: (['ageFirst', 'ageSecond'] as const).flatMap(name => numberFact(listing, name) ?? []),
    occupied: typeof occupied === 'boolean' ? occupied : undefined,
  };
}
