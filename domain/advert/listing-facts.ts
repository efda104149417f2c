import { epcClass } from '../energy/energy-label.ts';
import { mainLetter } from '../energy/epc-class.ts';
import { renovationDuty } from '../energy/renovation-notice.ts';
import { displayState } from '../listing/display-state.ts';
import { FACT_NAMES, FACTS } from '../listing/facts.ts';
import { goalOf } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { regionOf } from '../place/region.ts';
import type { RuleFacts, RuleValue } from '../rules/compare.ts';
import { withheldFacts } from './withheld-facts.ts';

/**
 * Values that condition rules can use, by name: a listing's facts, and goal (the feed's number), goalName, types (web ids), mainType,
 * country (id), region, postcode, price (euro), priceUnit, epcClass, epcLetter, state, marquee, viager, newBuild, residential,
 * addressPublished, publishedOn, changedOn, project. The map has no missing values, and no facts that pages leave out.
 * `factsOf(flatInBrussels, '2026-08-01').get('region')` → `'brussels'`
 */
export function factsOf(listing: PublicListing, today: string): RuleFacts {
  const energyClass = epcClass(listing, today);
  const view: Record<string, RuleValue | undefined> = {
    goal: listing.goal,
    goalName: goalOf(listing.goal),
    types: listing.typeIds,
    mainType: listing.typeIds[0],
    country: listing.place.countryId,
    region: regionOf(listing.place.countryId, listing.place.postcode),
    postcode: listing.place.postcode,
    price: listing.price,
    priceUnit: listing.priceUnit,
    epcClass: energyClass,
    epcLetter: energyClass && mainLetter(energyClass),
    renovationDuty: renovationDuty(listing, today),
    state: displayState(listing, today),
    marquee: listing.marquee,
    viager: listing.viager,
    newBuild: listing.newBuild,
    residential: isResidential(listing.typeIds),
    addressPublished: listing.address !== undefined,
    publishedOn: listing.publishedOn,
    changedOn: listing.changedOn,
    project: listing.projectId,
  };
  const facts = new Map<string, RuleValue>();
  const withheld = withheldFacts(listing, today);
  for (const name of FACT_NAMES) {
    const value = listing.facts[name];
    // A consumption of 0 means not filled in.
    if (value !== undefined && !withheld.has(name) && !(FACTS[name][1] === 'energy' && value === 0))
      facts.set(name, value);
  }
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined) facts.set(name, value);
  }
  return facts;
}
