import type { FactName } from '../listing/facts.ts';
import type { PublicListing } from '../listing/listing.ts';
import { calculatePurchase, type Purpose } from './cost-query.ts';
import { costSubject } from './cost-subject.ts';
import type { CostLine } from './purchase-cost.ts';
import { toCents } from './registration-duty.ts';

/**
 * Note on a calculated cost. `about`: the rate or amount of the cost is approximate; `notary`: the fee is approximate and includes VAT;
 * `land`: only the land is taxed at the rate; a `Purpose`: the rate applies to a purchase for this purpose.
 */
export type CostAssumption = 'about' | 'notary' | 'land' | Purpose;

/** A cost of a listing from the calculator; `value` is `undefined` if the calculator has no such cost. */
export type CalculatedFact = {
  readonly value: number | undefined;
  readonly assumes?: readonly CostAssumption[];
  /** Part of the price free of duty, in euro, if any. */
  readonly free?: number;
};

/** Costs that both feeds and the calculator have. */
export type CalculatedFactName = Extract<FactName, 'registrationRights' | 'notaryFees' | 'vat'>;

/**
 * Calculated costs of a purchase. A page shows these instead of the costs in the feed, so that its facts match its calculator: duty and VAT
 * in percent, the notary's fee with VAT in euro; each with its assumption. `undefined` if the page has no purchase calculator.
 * `calculatedFacts(houseInNamur, new URLSearchParams(), '2026-08-01')?.registrationRights` → `{ value: 3, assumes: ['own-home'] }`
 */
export function calculatedFacts(
  listing: PublicListing,
  parameters: URLSearchParams,
  today: string,
): Readonly<Record<CalculatedFactName, CalculatedFact>> | undefined {
  const subject = costSubject(listing);
  if (subject?.kind !== 'purchase') return undefined;
  const { cost, purpose } = calculatePurchase(subject, parameters, today);
  if (!cost) return undefined;
  const line = (...codes: readonly string[]) => cost.lines.find(({ code }) => codes.includes(code));
  const duty = line('registration-duty');
  const [fee, feeVat] = [line('notary-fee'), line('notary-vat')];
  const vat = line('vat', 'vat-with-land');
  const land = subject.object === 'new-build' && duty ? 'land' : undefined;
  return {
    registrationRights: {
      value: duty?.percent,
      ...assumptions(about(duty), land, duty && purpose),
      ...(duty?.free !== undefined && { free: duty.free }),
    },
    notaryFees: { value: fee && toCents(fee.amount + (feeVat?.amount ?? 0)), ...assumptions('notary') },
    vat: { value: vat?.percent, ...assumptions(about(vat)) },
  };
}

function about(line: CostLine | undefined): 'about' | undefined {
  return line?.certainty === 'about' ? 'about' : undefined;
}

function assumptions(...made: readonly (CostAssumption | undefined)[]): Pick<CalculatedFact, 'assumes'> {
  const assumes = made.filter(one => one !== undefined);
  return assumes.length > 0 ? { assumes } : {};
}
