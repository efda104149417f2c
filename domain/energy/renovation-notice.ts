import { goalOf } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { PROPERTY_TYPE } from '../listing/property-type.ts';
import { type Situation, situationOf } from '../listing/situation.ts';
import { isHall } from '../listing/subtype.ts';
import { announcedRows, type DatedRule, inForce } from '../rules/dated-rule.ts';
import { energyOf, type Energy, type EnergySubject } from './energy-label.ts';
import { mainLetter } from './epc-class.ts';
import { ENDED_CLASSES } from './planned-classes.ts';

/** Years from the deed within which a home in Flanders with label E or F must reach D or better. */
export const RENOVATION_TERM: readonly DatedRule<number>[] = [
  {
    from: '2023-01-01',
    value: 5,
    source: 'Flemish renovation duty (reyns-advocaten.be, titeca.be, monardlaw.be)',
    checked: '2026-08-25',
    doubt: 'Read at law firms, not in the decree on energy.',
  },
  {
    from: '2025-12-12',
    value: 6,
    source: 'Reform of 2025-12-12, running terms included (vlaanderen.be, checked by Compyra/huiskeuring.be)',
    checked: '2026-08-25',
    doubt: 'Read in a compilation that names a page of vlaanderen.be, not on that page or in the decree.',
  },
];

/** Whether the buyer of a non-residential building in Flanders has to renovate it. */
export const BUSINESS_RENOVATION: readonly DatedRule<true>[] = [
  {
    from: '2022-01-01',
    value: true,
    source: 'Flemish renovation duty of buildings other than homes (blsc.eu 2021, vandelanotte 2024-03-19)',
    checked: '2026-11-26',
    doubt:
      'Until 2025 the term was five years with four measures; whether it is six now was not read, so texts name neither. Industrial buildings, workshops and stores are exempt (flamee.be, odigo.eu 2022), so halls get no notice.',
  },
];

/** Whether a buyer in Wallonia has to renovate a home. */
export const WALLOON_RENOVATION: readonly DatedRule<true>[] = [
  {
    from: '2028-01-01',
    value: true,
    source: 'Walloon government, draft decree on the energy performance of buildings, second reading of 2025-12-11',
    checked: '2026-11-26',
    announced: true,
    doubt: 'Not adopted: which classes, and within how many years, may change (wallonie.be 2025-12).',
  },
];

/**
 * Best letter: a building with this letter needs no renovation notice. The sources do not establish which class the duty on shops and
 * offices and the duty planned in Wallonia require, so only the best letter is exempt.
 */
const BEST_LETTER = 'A';

/** Fields that decide whether the renovation duty applies. */
export type RenovationSubject = EnergySubject &
  Partial<Pick<PublicListing, 'mainTypeName' | 'typeDescription'>> & {
    readonly goal: number;
    readonly newBuild: boolean;
    readonly viager: boolean;
  };

/** Further values on which the duty depends; an `Advert` contains them already. */
type RenovationCase = Situation & { readonly energy: Energy };

function renovationCase(listing: RenovationSubject, asOf: string): RenovationCase {
  const situation = situationOf(listing);
  return { ...situation, energy: energyOf(listing, asOf, situation) };
}

/**
 * The renovation duty that an advert must mention: homes in Flanders for sale in full ownership with label E or F. Returns `undefined`
 * for new-build, and for a viager whose seller stays (usufruct reserved, so no full ownership).
 * `renovationNotice(houseInGhentWith450, '2026-08-01')` → `{ years: 6, from: '2025-12-12', source: '…' }`
 */
export function renovationNotice(
  listing: RenovationSubject,
  asOf: string,
  { region, isHome, energy }: RenovationCase = renovationCase(listing, asOf),
): { readonly years: number; readonly from: string | undefined; readonly source: string } | undefined {
  if (region !== 'flanders' || !isHome || goalOf(listing.goal) !== 'sale' || listing.newBuild) return undefined;
  if (isSellerStaying(listing)) return undefined;
  const { epcClass } = energy;
  const term = inForce(RENOVATION_TERM, asOf);
  if (epcClass === undefined || term === undefined || !'EF'.includes(mainLetter(epcClass))) return undefined;
  return { years: term.value, from: term.from, source: term.source };
}

/**
 * Which notice about renovation a property's page shows on a day. `home`: the duty on a home in Flanders (`renovationNotice`); `business`:
 * the duty on a Flemish shop or office that is not a hall; `planned`: the duty that Wallonia plans for homes; `planned-classes`: the
 * phase-out that Brussels plans for the home's class. `business` and `planned` are left out for a property with the best letter and for a
 * viager whose seller stays.
 * `renovationDuty(shopForSaleInGhent, '2026-11-27')` → `'business'`
 */
export function renovationDuty(
  listing: RenovationSubject,
  asOf: string,
  decided: RenovationCase = renovationCase(listing, asOf),
): RenovationDuty | undefined {
  if (goalOf(listing.goal) !== 'sale' || listing.newBuild) return undefined;
  const { region, isHome, energy } = decided;
  const [main] = listing.typeIds;
  const isBusiness = (main === PROPERTY_TYPE.office || main === PROPERTY_TYPE.commerce) && !isHall(listing);
  const isExempt = isSellerStaying(listing) || isBestClass(energy);
  if (region === 'flanders' && isBusiness)
    return inForce(BUSINESS_RENOVATION, asOf) && !isExempt ? 'business' : undefined;
  if (region === 'wallonia' && isHome)
    return announcedRows(WALLOON_RENOVATION).length > 0 && !isExempt ? 'planned' : undefined;
  if (region === 'brussels' && isHome) {
    const { epcClass } = energy;
    const ended = announcedRows(ENDED_CLASSES).flatMap(({ value }) => value);
    return epcClass !== undefined && ended.includes(mainLetter(epcClass)) ? 'planned-classes' : undefined;
  }
  return renovationNotice(listing, asOf, decided) && 'home';
}

export type RenovationDuty = 'home' | 'business' | 'planned' | 'planned-classes';

/** Whether the seller of a viager stays, so that the buyer has no full ownership. */
function isSellerStaying({ viager, facts }: RenovationSubject): boolean {
  return viager && facts.occupied === true;
}

/** Whether the label has the best letter; the class of a shop or office is known only from the agency's label text (`named`). */
function isBestClass({ epcClass, named }: Energy): boolean {
  const stated = epcClass ?? named;
  return stated !== undefined && mainLetter(stated) === BEST_LETTER;
}
