import { depositMonths } from '../cost/deposit.ts';
import { hasCertificateDateFault } from '../energy/certificate-date.ts';
import { contradictedFact, energyLabel } from '../energy/energy-label.ts';
import { parseLabelText } from '../energy/label-text.ts';
import { isBrusselsLetting, lastRent, mayNotForbidPets, referenceRent } from '../letting/brussels-letting.ts';
import { type CodedValue, codedValue } from '../listing/coded-value.ts';
import type { FactName, FactValue } from '../listing/facts.ts';
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
    ['energyLabel', contradicted === 'energyLabel' || namesOtherClass(listing, today)],
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
    ['totalArea', below('totalArea', 'livingArea')],
    ['gardenArea', below('groundArea', 'gardenArea')],
    ['heads', facts.heads === 1 && facts.ageSecond !== undefined],
    ['availableFrom', listing.viager && facts.occupied === true],
    ['asbestosDate', isAfter(facts.asbestosDate, today)],
    ['planningRequestedOn', isAfter(facts.planningRequestedOn, today)],
    ['floodZone', facts.floodParcelScore !== undefined && facts.floodBuildingScore !== undefined && isFlemish(listing)],
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
function namesOtherClass(listing: PublicListing, today: string): boolean {
  const label = energyLabel(listing, today);
  const text = listing.facts.energyLabel;
  const named = typeof text === 'string' ? parseLabelText(text) : undefined;
  return label?.kind === 'class' && named !== undefined && named !== label.epcClass;
}
/** In Flanders, flood scores have replaced the former flood zones. */
const isFlemish = ({ place }: PublicListing) => regionOf(place.countryId, place.postcode) === 'flanders';

type Letting = Pick<PublicListing, 'goal' | 'typeIds' | 'place' | 'facts'>;

const isLetting = ({ goal }: Pick<PublicListing, 'goal'>) => goalOf(goal) === 'rent' && goal !== TAKE_OVER;

/** Whether the monthly rent stated among the facts differs from the price, which is the monthly rent too. */
function isOtherRent(listing: PublicListing): boolean {
  const price = shownPrice(listing);
  const rent = numberFact(listing, 'rentPerMonth');
  return isLetting(listing) && price !== undefined && rent !== undefined && rent !== price;
}

/** Whether a home's deposit exceeds the maximum that its region allows, which the cost calculation uses instead. */
export function isDepositAboveCap(listing: Letting, today: string): boolean {
  const wanted = numberFact(listing, 'deposit');
  if (wanted === undefined || !isLetting(listing) || !isResidential(listing.typeIds)) return false;
  return depositMonths(regionOf(listing.place.countryId, listing.place.postcode), today, wanted).months !== wanted;
}
