import type { FactName } from '../listing/facts.ts';
import type { PublicListing } from '../listing/listing.ts';
import { calculatePurchase } from './cost-query.ts';
import { costSubject } from './cost-subject.ts';
import { toCents } from './registration-duty.ts';

/** Assumption of a calculated cost: the buyer's own and only home, another purchase, only the land, or an approximate notary's fee. */
export type CostAssumption = 'own-home' | 'other-purchase' | 'land' | 'notary';

/** A cost of a listing by the calculator; `value` is `undefined` if the calculator has no such cost. */
export type CalculatedFact = {
  readonly value: number | undefined;
  readonly assumes?: CostAssumption;
  /** Part of the price free of duty, in euro, if any. */
  readonly free?: number;
};

/** Costs that both feeds and the calculator have. */
export type CalculatedFactName = Extract<FactName, 'registrationRights' | 'notaryFees' | 'vat'>;

/**
 * Calculated costs of a purchase, which a page shows instead of the feed's, so that they match its calculator: duty and VAT in percent,
 * the notary's fee with VAT in euro; each with its assumption. `undefined` if the page has no purchase calculator.
 * `calculatedFacts(houseInNamur, new URLSearchParams(), '2026-08-01')?.registrationRights` → `{ value: 3, assumes: 'own-home' }`
 */
export function calculatedFacts(
  listing: PublicListing,
  parameters: URLSearchParams,
  today: string,
): Readonly<Record<CalculatedFactName, CalculatedFact>> | undefined {
  const subject = costSubject(listing);
  if (subject?.kind !== 'purchase') return undefined;
  const { cost, terms, ownHome } = calculatePurchase(subject, parameters, today);
  if (!cost) return undefined;
  const line = (...codes: readonly string[]) => cost.lines.find(({ code }) => codes.includes(code));
  const duty = line('registration-duty');
  const [fee, feeVat] = [line('notary-fee'), line('notary-vat')];
  const chosen = terms && (ownHome ? 'own-home' : 'other-purchase');
  const assumes = subject.object === 'new-build' ? 'land' : chosen;
  return {
    registrationRights: {
      value: duty?.percent,
      ...(assumes && { assumes }),
      ...(duty?.free !== undefined && { free: duty.free }),
    },
    notaryFees: { value: fee && toCents(fee.amount + (feeVat?.amount ?? 0)), assumes: 'notary' },
    vat: { value: line('vat', 'vat-with-land')?.percent },
  };
}
