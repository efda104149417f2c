import { matchesRule } from '../rules/matches-rule.ts';
import type { ConditionRule } from '../rules/condition-rule.ts';
import { scalarsOf } from '../rules/compare.ts';
import { advertOf } from './advert.ts';
import { isOfDoneDeal } from './after-the-deal.ts';
import { factsOf } from './listing-facts.ts';
import { withheldFacts } from './withheld-facts.ts';
import { FACT_NAMES, type FactGroup, type FactKind, type FactName, FACTS, type FactValue } from '../listing/facts.ts';
import { MARQUEE } from '../listing/display-state.ts';
import { passedDayMeaning } from './passed-day-meaning.ts';
import { numberFact } from '../listing/number-fact.ts';
import type { PublicListing } from '../listing/listing.ts';

/** A fact as shown on a page; the view formats it by its kind. */
export type ShownFact = { readonly name: FactName; readonly kind: FactKind; readonly value: FactValue };
export type FactGroupView = { readonly group: FactGroup; readonly facts: readonly ShownFact[] };

/**
 * Facts shown on a property's page on a day, grouped, in the order of FACTS. A fact is shown if it has a value and all its rules match, an
 * energy figure only if it is above 0. A sold or let property shows neither a day of availability that has passed nor the costs and terms
 * of its deal. Omits empty groups.
 * `factsShown({ …, facts: { bedrooms: 3 } }, [], '2026-08-01')` → `[{ group: 'general', facts: [{ name: 'bedrooms', kind: 'count', value:
 * 3 }] }]`
 */
export function factsShown(
  listing: PublicListing,
  rules: readonly { readonly fact: FactName; readonly rule: ConditionRule }[],
  today: string,
): readonly FactGroupView[] {
  const advert = advertOf(listing, today);
  const known = factsOf(advert);
  const refused = new Set<FactName>(rules.filter(({ rule }) => !matchesRule(rule, known)).map(({ fact }) => fact));
  const withheld = withheldFacts(advert);
  const groups = new Map<FactGroup, ShownFact[]>();
  for (const name of FACT_NAMES) {
    const value = listing.facts[name];
    if (value === undefined || refused.has(name) || withheld.has(name) || scalarsOf(value).length === 0) continue;
    const [group, kind] = FACTS[name];
    if (isOfDoneDeal(listing, name)) continue;
    if (listing.marquee === MARQUEE.sold && passedDayMeaning(name, value, today) === 'available-now') continue;
    if (kind === 'energy' && numberFact(listing, name) === undefined) continue;
    groups.set(group, [...(groups.get(group) ?? []), { name, kind, value }]);
  }
  return [...groups].map(([group, facts]) => ({ group, facts }));
}
