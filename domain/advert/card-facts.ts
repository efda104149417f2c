import type { FactName } from '../listing/facts.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';

/** The surface that is a property's own, by what it is: of a home the living area, of an office, a shop or a garage theirs. */
const SURFACES = ['livingArea', 'officeArea', 'builtArea', 'totalArea'] as const satisfies readonly FactName[];

/** What a property's card says beside its price, rooms and land, by the kind that it is. */
export type CardFacts = {
  /** m². */
  readonly surface: { readonly name: (typeof SURFACES)[number]; readonly value: number } | undefined;
  /** Euro a month, on top of the rent; only where the rent is shown. */
  readonly charges: number | undefined;
  readonly viager: LifeAnnuity | undefined;
};

export type LifeAnnuity = {
  /** Euro a month; only where the price is shown. */
  readonly annuity: number | undefined;
  /** Of those whose lives it runs for, in years. */
  readonly ages: readonly number[];
  readonly occupied: boolean | undefined;
};

/**
 * Reads what the kind of a listing needs on its card.
 * `cardFacts({ goal: 1, price: 950, facts: { renterCharges: 80, officeArea: 165 }, … })`
 * → `{ surface: { name: 'officeArea', value: 165 }, charges: 80, viager: undefined }`
 */
export function cardFacts(listing: PublicListing): CardFacts {
  const priced = shownPrice(listing) !== undefined;
  const [surface] = SURFACES.flatMap(name => {
    const value = numberFact(listing, name);
    return value === undefined ? [] : [{ name, value }];
  });
  const isLet = goalOf(listing.goal) === 'rent' && listing.goal !== TAKE_OVER;
  return {
    surface,
    charges: priced && isLet ? numberFact(listing, 'renterCharges') : undefined,
    viager: listing.viager ? lifeAnnuity(listing, priced) : undefined,
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
