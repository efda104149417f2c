import { goalOf } from '../listing/goal.ts';
import { isResidential } from '../listing/property-type.ts';
import { regionOf } from '../place/region.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { epcClass, type EnergySubject } from './energy-label.ts';
import { mainLetter } from './epc-class.ts';

/** Years from the deed within which a home in Flanders with label E or F must reach D or better. */
export const RENOVATION_TERM: readonly DatedRule<number>[] = [
  {
    from: '2023-01-01',
    value: 5,
    source: 'Flemish renovation duty (reyns-advocaten.be, titeca.be, monardlaw.be)',
    checked: '2026-08-25',
  },
  {
    from: '2025-12-12',
    value: 6,
    source: 'Reform of 2025-12-12, running terms included (vlaanderen.be, checked by Compyra/huiskeuring.be)',
    checked: '2026-08-25',
  },
];

/** Fields that decide whether the renovation duty applies. */
export type RenovationSubject = EnergySubject & {
  readonly goal: number;
  readonly newBuild: boolean;
  readonly viager: boolean;
};

/**
 * The renovation duty that an advert must mention: homes in Flanders for sale in full ownership with label E or F. Returns `undefined`
 * for new-build, and for a viager whose seller stays (usufruct reserved, so no full ownership).
 * `renovationNotice(houseInGhentWith450, '2026-08-01')` → `{ years: 6, from: '2025-12-12', source: '…' }`
 */
export function renovationNotice(
  listing: RenovationSubject,
  asOf: string,
): { readonly years: number; readonly from: string | undefined; readonly source: string } | undefined {
  if (regionOf(listing.place.countryId, listing.place.postcode) !== 'flanders') return undefined;
  if (goalOf(listing.goal) !== 'sale' || !isResidential(listing.typeIds) || listing.newBuild) return undefined;
  if (listing.viager && listing.facts.occupied === true) return undefined;
  const label = epcClass(listing, asOf);
  const term = inForce(RENOVATION_TERM, asOf);
  if (label === undefined || term === undefined || !'EF'.includes(mainLetter(label))) return undefined;
  return { years: term.value, from: term.from, source: term.source };
}
