import { toCents } from './registration-duty.ts';

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
