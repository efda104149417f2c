import { toCents } from './registration-duty.ts';

/**
 * What a mortgage credit costs a month, in euro, with equal payments at the end of each month. `yearlyPercent` is turned
 * into a month's rate by compounding, as Belgian law has lenders do (Code of economic law, book VII), not by a twelfth.
 * None where an amount, rate or term makes no sense. `monthlyPayment(250000, 3, 240)` → `1381.43`
 */
export function monthlyPayment(amount: number, yearlyPercent: number, months: number): number | undefined {
  const sane = Number.isFinite(amount) && Number.isFinite(yearlyPercent) && Number.isInteger(months);
  if (!sane || amount <= 0 || yearlyPercent < 0 || yearlyPercent > 100 || months < 1 || months > 600) return undefined;
  const rate = (1 + yearlyPercent / 100) ** (1 / 12) - 1;
  return toCents(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
}
