import { REBUILT_VAT } from '../cost/construction-vat.ts';
import { goalOf } from '../listing/goal.ts';
import type { Listing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { isResidential } from '../listing/property-type.ts';
import { inForce } from '../rules/dated-rule.ts';

/** Reason why the taxes on a new home for sale are unclear, with the fact to check. */
export type NewHomeFault =
  /** It is unknown who sells the land, and so whether VAT or registration duty is due on it. */
  | { readonly code: 'land-seller-unknown'; readonly fact: 'landSoldBy' }
  /** The home is larger than the lower VAT of rebuilt homes allows, so the page does not count with that rate. */
  | { readonly code: 'rebuilt-too-large'; readonly fact: 'rebuilt' };

/** Faults of a new home for sale on a day. `newHomeFaults(rebuiltHomeOf180, '2026-08-01')` → `[{ code: 'rebuilt-too-large', … }]` */
export function newHomeFaults(listing: Listing, today: string): readonly NewHomeFault[] {
  const { facts, goal, newBuild, typeIds } = listing;
  if (!newBuild || !isResidential(typeIds) || goalOf(goal) !== 'sale') return [];
  const mostArea = inForce(REBUILT_VAT, today)?.value.mostArea ?? Number.POSITIVE_INFINITY;
  const isTooLarge = facts.rebuilt === true && (numberFact(listing, 'livingArea') ?? 0) > mostArea;
  return [
    ...(facts.landSoldBy === undefined ? [{ code: 'land-seller-unknown', fact: 'landSoldBy' } as const] : []),
    ...(isTooLarge ? [{ code: 'rebuilt-too-large', fact: 'rebuilt' } as const] : []),
  ];
}
