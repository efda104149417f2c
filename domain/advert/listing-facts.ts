import { mainLetter } from '../energy/epc-class.ts';
import { renovationDuty } from '../energy/renovation-notice.ts';
import { FACT_NAMES, FACTS } from '../listing/facts.ts';
import { goalOf } from '../listing/goal.ts';
import type { RuleFacts, RuleValue } from '../rules/compare.ts';
import type { ConditionRule } from '../rules/condition-rule.ts';
import { matchesRule } from '../rules/matches-rule.ts';
import type { Advert } from './advert.ts';
import { withheldFacts } from './withheld-facts.ts';

/**
 * Values that condition rules can use, by name: a listing's facts, and goal (the feed's number), goalName, types (web ids), mainType,
 * country (id), region, postcode, price (euro), priceUnit, epcClass, epcLetter, state, marquee, viager, newBuild, residential,
 * addressPublished, publishedOn, changedOn, project. The map omits missing values, and facts that pages leave out.
 * `factsOf(advertOf(flatInBrussels, '2026-08-01')).get('region')` → `'brussels'`
 */
export function factsOf(advert: Advert): RuleFacts {
  const { listing, today, energy } = advert;
  const view: Record<string, RuleValue | undefined> = {
    goal: listing.goal,
    goalName: goalOf(listing.goal),
    types: listing.typeIds,
    mainType: listing.typeIds[0],
    country: listing.place.countryId,
    region: advert.region,
    postcode: listing.place.postcode,
    price: listing.price,
    priceUnit: listing.priceUnit,
    epcClass: energy.epcClass,
    epcLetter: energy.epcClass && mainLetter(energy.epcClass),
    renovationDuty: renovationDuty(listing, today, advert),
    state: advert.state,
    marquee: listing.marquee,
    viager: listing.viager,
    newBuild: listing.newBuild,
    residential: advert.isHome,
    addressPublished: listing.address !== undefined,
    publishedOn: listing.publishedOn,
    changedOn: listing.changedOn,
    project: listing.projectId,
  };
  const facts = new Map<string, RuleValue>();
  const withheld = withheldFacts(advert);
  for (const name of FACT_NAMES) {
    const value = listing.facts[name];
    // An energy figure of 0 counts as missing, because feeds send 0 for an empty field.
    if (value !== undefined && !withheld.has(name) && !(FACTS[name][1] === 'energy' && value === 0))
      facts.set(name, value);
  }
  for (const [name, value] of Object.entries(view)) {
    if (value !== undefined) facts.set(name, value);
  }
  return facts;
}

/** The rules of a kind that match an advert, in their order. `matchingRules(advert, content.noticeRules, 'badge')` */
export function matchingRules<Rule extends { readonly kind: string; readonly rule: ConditionRule }>(
  advert: Advert,
  rules: readonly Rule[],
  kind: Rule['kind'],
): readonly Rule[] {
  const ofKind = rules.filter(rule => rule.kind === kind);
  // Many sites have no rules of a kind; returning here saves them computing the facts, which takes longer than the rest of a card.
  if (ofKind.length === 0) return [];
  const facts = factsOf(advert);
  return ofKind.filter(({ rule }) => matchesRule(rule, facts));
}
