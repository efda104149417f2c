import { calculatePurchase } from './cost-query.ts';
import type { CostSubject } from './cost-subject.ts';
import { toCents } from './registration-duty.ts';
import { rentalStart, rentOfMonth } from './rental-start.ts';

/** Payments of a viager in euro: `bouquet` at the deed, `annuity` each month. */
export type ViagerPayments = { readonly bouquet?: number | undefined; readonly annuity?: number | undefined };

/** Total costs of a property, in euro; `isAbout`: a part of the amount is approximate. */
export type CostTotals = {
  /**
   * Amount due at once: `deed`: price with all costs, `viager-deed`: first payment with all costs, `start`: due before a tenant gets the
   * keys.
   */
  readonly once:
    | { readonly what: 'deed' | 'viager-deed' | 'start'; readonly amount: number; readonly isAbout?: true }
    | undefined;
  /** Monthly payment: a purchase with or without a loan, the annuity of a viager, or a rent with or without charges. */
  readonly month:
    | {
        readonly what: 'with-loan' | 'without-loan' | 'annuity' | 'rent-all' | 'rent';
        readonly amount: number;
        readonly isAbout?: true;
      }
    | undefined;
};

const ABOUT = { isAbout: true } as const;

/**
 * The two totals of a property with a visitor's own loan, as its calculator counts them from the same parameters. `viager`: the
 * payments of a viager. `costTotals(house, new URLSearchParams('means=100000&rate=3&years=20'), '2026-08-01')` → `{ once: { what: 'deed',
 * amount: 360939.94, isAbout: true }, month: { what: 'with-loan', amount: 1441.89, isAbout: true } }`
 */
export function costTotals(
  subject: CostSubject,
  parameters: URLSearchParams,
  today: string,
  viager: ViagerPayments = {},
): CostTotals {
  if (subject.kind === 'rental') {
    const start = rentalStart(subject.rental, today);
    const { charges, total } = rentOfMonth(subject.rental);
    return {
      once: start && { what: 'start', amount: start.total },
      month: { what: charges === undefined ? 'rent' : 'rent-all', amount: total },
    };
  }
  const { cost, month, credit } = calculatePurchase(subject, parameters, today);
  const costsAbout = cost?.isAbout && ABOUT;
  if (subject.viager) {
    const { bouquet, annuity } = viager;
    const isPriced = bouquet !== undefined || annuity !== undefined;
    return {
      once:
        cost && isPriced
          ? { what: 'viager-deed', amount: toCents((bouquet ?? 0) + cost.costs), ...costsAbout }
          : undefined,
      month: annuity === undefined ? undefined : { what: 'annuity', amount: annuity },
    };
  }
  return {
    once: cost && { what: 'deed', amount: cost.total, ...costsAbout },
    month: month && {
      what: month.credit === undefined ? 'without-loan' : 'with-loan',
      amount: month.total,
      ...(credit?.isAbout && ABOUT),
    },
  };
}
