import { isLease } from '../listing/goal.ts';
import type { Listing, PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { situationOf } from '../listing/situation.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';

/** Whether a clause that forbids pets in a lease of a home in Brussels is void. */
export const PETS_CLAUSE_VOID: readonly DatedRule<true>[] = [
  {
    from: '2024-11-01',
    value: true,
    source: 'Code bruxellois du Logement, art. 218/1 (rtl.be 2025-08-21, veeweyde.be 2024-04)',
    checked: '2026-11-26',
    doubt: 'Read in the press and at an association, not in the code.',
  },
];

/** Percent of the reference rent above which a rent in Brussels is presumed abusive. */
export const ABUSIVE_RENT: readonly DatedRule<number>[] = [
  {
    from: '2025-05-01',
    value: 120,
    source: 'Code bruxellois du Logement, reference rents (sybarius 2025, loyers.brussels)',
    checked: '2026-11-26',
    doubt: 'The percentage was read at a law firm and on the Region’s site of rents; the article was not found.',
  },
];

/** First day on which a landlord in Brussels has to inform a candidate of the last rent before the lease is signed. */
export const LAST_RENT_DISCLOSURE: readonly DatedRule<true>[] = [
  {
    from: '2024-11-01',
    value: true,
    source: 'Code bruxellois du Logement, information before the lease (ipi.be 2024-10-30)',
    checked: '2026-11-26',
  },
];

type Letting = Pick<PublicListing, 'place' | 'goal' | 'typeIds'>;

/** Whether a property is a home to let in Brussels. */
export function isBrusselsLetting(listing: Letting, { region, isHome } = situationOf(listing)): boolean {
  return region === 'brussels' && isHome && isLease(listing.goal);
}

/** Whether an advert may not forbid pets on a day. `mayNotForbidPets(flatToLetInBrussels, '2026-11-27')` → `true` */
export function mayNotForbidPets(listing: Letting, today: string, situation = situationOf(listing)): boolean {
  return isBrusselsLetting(listing, situation) && inForce(PETS_CLAUSE_VOID, today) !== undefined;
}

/**
 * The range of reference rents in euro a month; `undefined` unless both ends are known and in order.
 * `referenceRent({ facts: { referenceRentLow: 820, referenceRentHigh: 1010 } })` → `{ low: 820, high: 1010 }`
 */
export function referenceRent(
  listing: Pick<Listing, 'facts'>,
): { readonly low: number; readonly high: number } | undefined {
  const low = numberFact(listing, 'referenceRentLow');
  const high = numberFact(listing, 'referenceRentHigh');
  return low !== undefined && high !== undefined && low <= high ? { low, high } : undefined;
}

/** Whether a rent is so far above the highest reference rent that it is presumed abusive on a day. `isPresumedAbusive(1300, 1000, '2026-11-27')` → `true` */
export function isPresumedAbusive(rent: number, high: number, today: string): boolean {
  const limit = inForce(ABUSIVE_RENT, today)?.value;
  return limit !== undefined && rent * 100 > high * limit;
}

/**
 * Last monthly rent in euro, of which candidates for a home in Brussels must be informed before they sign; `undefined` elsewhere.
 * `lastRent({ …, facts: { lastRent: 900 } }, '2026-11-27')` → `900`
 */
export function lastRent(
  listing: Letting & Pick<Listing, 'facts'>,
  today: string,
  situation = situationOf(listing),
): number | undefined {
  return isBrusselsLetting(listing, situation) && inForce(LAST_RENT_DISCLOSURE, today)
    ? numberFact(listing, 'lastRent')
    : undefined;
}
