import { depositMonths } from '../cost/deposit.ts';
import { hasCertificateDateFault } from '../energy/certificate-date.ts';
import { contradictedFact } from '../energy/energy-label.ts';
import { isBrusselsLetting, lastRent, mayNotForbidPets, referenceRent } from '../letting/brussels-letting.ts';
import type { FactName } from '../listing/facts.ts';
import { goalOf, TAKE_OVER } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { shownPrice } from '../listing/price-display.ts';
import { isResidential } from '../listing/property-type.ts';
import { regionOf } from '../place/region.ts';

/**
 * Facts that no page shows on a day, because they contradict a price, a class, a cost or another fact, or because the law makes
 * them void. `docs/develop/said-once.md` lists the contradictions.
 * `withheldFacts(flatToLetInBrusselsWithoutPets, '2026-11-27')` → `['petsAllowed', …]`
 */
export function withheldFacts(listing: PublicListing, today: string): ReadonlySet<FactName> {
  const { facts } = listing;
  const below = (one: FactName, other: FactName) => {
    const [low, high] = [numberFact(listing, one), numberFact(listing, other)];
    return low !== undefined && high !== undefined && low < high;
  };
  const isRange = isBrusselsLetting(listing) && referenceRent(listing) !== undefined;
  const contradicted = contradictedFact(listing, today);
  const withheld: readonly (readonly [FactName, boolean])[] = [
    ['energyLabel', contradicted === 'energyLabel'],
    ['energyPerformance', contradicted === 'energyPerformance'],
    ['energyCertificateDate', hasCertificateDateFault(facts, today)],
    ['petsAllowed', facts.petsAllowed === false && mayNotForbidPets(listing, today)],
    ['referenceRentLow', !isRange],
    ['referenceRentHigh', !isRange],
    ['lastRent', lastRent(listing, today) === undefined],
    ['rentPerMonth', isOtherRent(listing)],
    ['deposit', isDepositAboveCap(listing, today)],
    ['agencyCost', facts.agencyCost !== undefined && isLetting(listing) && isResidential(listing.typeIds)],
    ['renovationYear', below('renovationYear', 'constructionYear')],
    ['floor', below('floors', 'floor')],
  ];
  return new Set(withheld.flatMap(([name, isWithheld]) => (isWithheld ? [name] : [])));
}

const isLetting = ({ goal }: PublicListing) => goalOf(goal) === 'rent' && goal !== TAKE_OVER;

/** Whether the rent among the facts differs from the price, which is the month's rent. */
function isOtherRent(listing: PublicListing): boolean {
  const price = shownPrice(listing);
  const rent = numberFact(listing, 'rentPerMonth');
  return isLetting(listing) && price !== undefined && rent !== undefined && rent !== price;
}

/** Whether a home's deposit is above what its region allows, which is what the costs count. */
function isDepositAboveCap(listing: PublicListing, today: string): boolean {
  const wanted = numberFact(listing, 'deposit');
  if (wanted === undefined || !isLetting(listing) || !isResidential(listing.typeIds)) return false;
  return depositMonths(regionOf(listing.place.countryId, listing.place.postcode), today, wanted).months !== wanted;
}
