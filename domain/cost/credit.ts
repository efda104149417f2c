import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { toCents } from './registration-duty.ts';

/** Usual yearly rate of a mortgage in percent. Monthly costs are calculated with it until the visitor enters another rate. */
export const MORTGAGE_RATE: readonly DatedRule<number>[] = [
  {
    from: '2025-12-01',
    value: 3.6,
    source: 'Average fixed rate over 20 years with 20 % own means, December 2025 (barometer of Immotheker Finotheker)',
    checked: '2026-11-27',
    doubt:
      'A broker’s barometer, 3.61 %, as quoted by cofidis.be; the National Bank’s series was not at hand. Read it again each quarter.',
  },
  {
    from: '2026-01-01',
    value: 3.9,
    source: 'Average fixed rate over 25 years, January 2026 (barometer of Immotheker Finotheker)',
    checked: '2026-11-29',
    doubt:
      'The same barometer, 3.89 % over the 25 years that the first calculation assumes, as quoted by rtl.be 2026-01-13, which names no own means. Nothing later was at hand, so the page says the month and about. Read it again each quarter.',
  },
];

/**
 * Assumptions until the visitor enters other values: share of the price that the buyer pays from own funds, and term of the loan in years.
 */
export const OWN_MEANS_PERCENT = 20;
const USUAL_YEARS = 25;

/**
 * A usual loan on a price in euro, on a day. `undefined` before the first known rate.
 * `usualLoan(350000, '2026-08-01')` → `{ amount: 280000, rate: 3.9, years: 25, rule: { from: '2026-01-01', … } }`
 */
export function usualLoan(
  price: number,
  asOf: string,
):
  | { readonly amount: number; readonly rate: number; readonly years: number; readonly rule: DatedRule<number> }
  | undefined {
  const rule = inForce(MORTGAGE_RATE, asOf);
  const amount = Math.round((price * (100 - OWN_MEANS_PERCENT)) / 100);
  return rule && { amount, rate: rule.value, years: USUAL_YEARS, rule };
}

/**
 * Monthly payment of a mortgage in euro, with equal payments at the end of each month. The monthly rate is the compound equivalent of
 * `yearlyPercent`, as Belgian law requires (Code of economic law, book VII), not a twelfth of it. `undefined` for an invalid amount, rate
 * or term. `monthlyPayment(250000, 3, 240)` → `1381.43`
 */
export function monthlyPayment(amount: number, yearlyPercent: number, months: number): number | undefined {
  const sane = Number.isFinite(amount) && Number.isFinite(yearlyPercent) && Number.isInteger(months);
  if (!sane || amount <= 0 || yearlyPercent < 0 || yearlyPercent > 100 || months < 1 || months > 600) return undefined;
  const rate = (1 + yearlyPercent / 100) ** (1 / 12) - 1;
  return toCents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
}
