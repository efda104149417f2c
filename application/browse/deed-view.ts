import { calculatePurchase } from '../../domain/cost/cost-query.ts';
import { costSubject } from '../../domain/cost/cost-subject.ts';
import type { CostLine } from '../../domain/cost/purchase-cost.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';

/** Costs of the deed in euro, as the cost calculator counts them with the same parameters; `undefined` where they cannot be calculated. */
export function deedView(listing: PublicListing, parameters: URLSearchParams, today: string): DeedView | undefined {
  const subject = costSubject(listing);
  if (subject?.kind !== 'purchase') return undefined;
  const { cost } = calculatePurchase(subject, parameters, today);
  if (!cost) return undefined;
  const tax = (...codes: readonly CostLine['code'][]) =>
    cost.lines.find(({ code, amount }) => codes.includes(code) && amount > 0);
  const [duty, vat] = [tax('registration-duty'), tax('vat', 'vat-with-land')];
  const others = cost.lines.filter(line => line !== duty && line !== vat && line.amount > 0);
  return {
    base: subject.price,
    ...(duty && { duty: { amount: duty.amount, percent: duty.free === undefined ? duty.percent : undefined } }),
    ...(vat && { vat: { amount: vat.amount, percent: vat.percent } }),
    notary: Math.round(others.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
    costs: cost.costs,
  };
}

type TaxLine = { readonly amount: number; readonly percent: number | undefined };

export type DeedView = {
  /** Amount on which duty and fees are calculated: the price, or for a viager the market value. */
  readonly base: number;
  readonly duty?: TaxLine;
  readonly vat?: TaxLine;
  /** The notary's fee, including file costs and VAT; approximate. */
  readonly notary: number;
  /** Sum of duty, VAT and notary costs. */
  readonly costs: number;
};
