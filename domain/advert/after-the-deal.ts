import { MARQUEE } from '../listing/display-state.ts';
import type { FactName } from '../listing/facts.ts';
import type { ConditionRule } from '../rules/condition-rule.ts';
import { fieldsOfRule } from '../rules/fields-of-rule.ts';

/** Facts about the costs of a deed and the terms of a lease, which only a visitor who can still buy or rent the property needs. */
const OF_DEAL: ReadonlySet<FactName> = new Set<FactName>([
  'notaryFees',
  'registrationRights',
  'vat',
  'landSoldBy',
  'deposit',
  'leaseYears',
  'agencyCost',
  'inventoryCost',
  'minimumIncome',
  'maximumPersons',
  'referenceRentLow',
  'referenceRentHigh',
  'lastRent',
]);
/** Fields by which a condition rule reads the state of a property. */
const STATES: ReadonlySet<string> = new Set(['marquee', 'state']);

type Deal = { readonly marquee: number };

/** Whether a property is sold or let. Visitors can no longer buy or rent it. */
function isDone({ marquee }: Deal): boolean {
  return marquee === MARQUEE.sold;
}

/** Whether a fact is a cost or a term of a deal that is already done. `isOfDoneDeal({ marquee: 3 }, 'notaryFees')` → `true` */
export function isOfDoneDeal(listing: Deal, fact: FactName): boolean {
  return isDone(listing) && OF_DEAL.has(fact);
}

/**
 * Whether a notice applies to a property in its state. Notices are for a buyer or a tenant who has yet to sign; once the property is sold or
 * let, only the notices apply whose rule reads its state. `noticeApplies({ marquee: 3 }, { field: 'heritage', logic: 'filled' })` → `false`
 */
export function noticeApplies(listing: Deal, rule: ConditionRule): boolean {
  return !isDone(listing) || fieldsOfRule(rule).some(field => STATES.has(field));
}
