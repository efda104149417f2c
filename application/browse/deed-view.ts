import { calculatePurchase, type Purpose } from '../../domain/cost/cost-query.ts';
import { costSubject } from '../../domain/cost/cost-subject.ts';
import type { CostLine } from '../../domain/cost/purchase-cost.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';

/** Costs of the deed in euro, as the cost calculator counts them with the same parameters; `undefined` where they cannot be calculated. */
export function deedView(listing: PublicListing, parameters: URLSearchParams, today: string): DeedView | undefined {
  const subject = costSubject(listing);
  if (subject?.kind !== 'purchase') return undefined;
  const { cost, purpose } = calculatePurchase(subject, parameters, today);
  if (!cost) return undefined;
  const tax = (...codes: readonly CostLine['code'][]) =>
    cost.lines.find(({ code, amount }) => codes.includes(code) && amount > 0);
  const [duty, vat] = [tax('registration-duty'), tax('vat', 'vat-with-land')];
  const others = cost.lines.filter(line => line !== duty && line !== vat && line.amount > 0);
  return {
    base: subject.price,
    ...(duty && {
      duty: {
        ...taxOf(duty),
        percent: duty.free === undefined ? duty.percent : undefined,
        ...(purpose && { purpose }),
      },
    }),
    ...(vat && { vat: taxOf(vat) }),
    notary: Math.round(others.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
    costs: cost.costs,
  };
}

function taxOf({ amount, percent, certainty }: CostLine): TaxLine {
  return { amount, percent, isAbout: certainty === 'about' };
}

type TaxLine = {
  readonly amount: number;
  readonly percent: number | undefined;
  /** Whether the amount is approximate. */
  readonly isAbout: boolean;
  /** What the property is bought for, if the duty depends on it. */
  readonly purpose?: Purpose;
};

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
