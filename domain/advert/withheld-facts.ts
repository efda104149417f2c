import { depositMonths } from '../cost/deposit.ts';
import { hasCertificateDateFault } from '../energy/certificate-date.ts';
import type { Energy } from '../energy/energy-label.ts';
import { isBrusselsLetting, lastRent, mayNotForbidPets, referenceRent } from '../letting/brussels-letting.ts';
import { type CodedValue, codedValue } from '../listing/coded-value.ts';
import type { FactName, FactValue } from '../listing/facts.ts';
import { isLease } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { situationOf } from '../listing/situation.ts';
import type { Advert } from './advert.ts';

/**
 * Facts of an advert that no page shows, because they contradict a price, a class, a cost or another fact, or because the law makes
 * them void. `docs/develop/said-once.md` lists the contradictions.
 * `withheldFacts(advertOf(flatToLetInBrusselsWithoutPets, '2026-11-27'))` → `['petsAllowed', …]`
 */
export function withheldFacts(advert: Advert): ReadonlySet<FactName> {
  const { listing, today, region, isHome, energy } = advert;
  const { facts } = listing;
  const below = (one: FactName, other: FactName) => {
    const [low, high] = [numberFact(listing, one), numberFact(listing, other)];
    return low !== undefined && high !== undefined && low < high;
  };
  const isRange = isBrusselsLetting(listing, advert) && referenceRent(listing) !== undefined;
  const withheld: readonly (readonly [FactName, boolean])[] = [
    ['energyLabel', energy.contradicted === 'energyLabel' || namesOtherClass(energy)],
    ['energyPerformance', energy.contradicted === 'energyPerformance'],
    ['energyCertificateDate', hasCertificateDateFault(facts, today)],
    ['petsAllowed', facts.petsAllowed === false && mayNotForbidPets(listing, today, advert)],
    ['referenceRentLow', !isRange],
    ['referenceRentHigh', !isRange],
    ['lastRent', lastRent(listing, today, advert) === undefined],
    ['rentPerMonth', isOtherRent(advert)],
    ['deposit', isDepositAboveCap(listing, today, advert)],
    ['agencyCost', facts.agencyCost !== undefined && isLease(listing.goal) && isHome],
    ['renovationYear', below('renovationYear', 'constructionYear')],
    ['floor', below('floors', 'floor')],
    ['totalArea', below('totalArea', 'livingArea')],
    ['gardenArea', below('groundArea', 'gardenArea')],
    ['heads', facts.heads === 1 && facts.ageSecond !== undefined],
    ['availableFrom', listing.viager && facts.occupied === true],
    ['asbestosDate', isAfter(facts.asbestosDate, today)],
    ['planningRequestedOn', isAfter(facts.planningRequestedOn, today)],
    // In Flanders, flood scores have replaced the flood zones, so the page omits the zone if both scores are known.
    [
      'floodZone',
      region === 'flanders' && facts.floodParcelScore !== undefined && facts.floodBuildingScore !== undefined,
    ],
    ['constructionYear', listing.newBuild && isOldBuilding(listing, today)],
    ['condition', listing.newBuild && isToRenovate(facts.condition)],
    ['rebuilt', !listing.newBuild && facts.rebuilt === true],
    ['landSoldBy', !listing.newBuild && facts.landSoldBy !== undefined],
    ['registrationRights', listing.newBuild && coded(facts.landSoldBy) === 'land-same-seller'],
  ];
  return new Set(withheld.flatMap(([name, isWithheld]) => (isWithheld ? [name] : [])));
}

/** Conditions that contradict 'newly built'. */
const TO_RENOVATE: ReadonlySet<CodedValue | undefined> = new Set<CodedValue>([
  'condition-to-freshen-up',
  'condition-to-renovate',
  'condition-to-rebuild',
  'condition-to-demolish',
]);
const coded = (value: FactValue | undefined) => (typeof value === 'object' ? codedValue(value) : undefined);
const isToRenovate = (value: FactValue | undefined) => TO_RENOVATE.has(coded(value));
/** Years after which no home is newly built, however long it was for sale. */
const NEW_BUILD_YEARS = 10;
const isOldBuilding = (listing: PublicListing, today: string) =>
  (numberFact(listing, 'constructionYear') ?? Infinity) < Number(today.slice(0, 4)) - NEW_BUILD_YEARS;
const isAfter = (value: FactValue | undefined, today: string) => typeof value === 'string' && value > today;
/** Whether the label text names another step of the letter than the label shows, such as D+ beside D-. */
function namesOtherClass({ epcClass, named }: Energy): boolean {
  return epcClass !== undefined && named !== undefined && named !== epcClass;
}

type Letting = Pick<PublicListing, 'goal' | 'typeIds' | 'place' | 'facts'>;

/** Whether the monthly rent stated among the facts differs from the price, which is the monthly rent too. */
function isOtherRent({ listing, price }: Advert): boolean {
  const rent = numberFact(listing, 'rentPerMonth');
  return isLease(listing.goal) && price !== undefined && rent !== undefined && rent !== price;
}

/**
 * Whether the advertised deposit exceeds the maximum that the law of the home's region allows. The cost calculation then uses the maximum.
 */
export function isDepositAboveCap(listing: Letting, today: string, { region, isHome } = situationOf(listing)): boolean {
  const wanted = numberFact(listing, 'deposit');
  return (
    wanted !== undefined && isHome && isLease(listing.goal) && depositMonths(region, today, wanted).months !== wanted
  );
}
