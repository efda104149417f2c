import { groupDigits } from '../text/number.ts';

/**
 * Formats an amount in euro, the same in every language: sign first, Belgian groups, minus before the digits, no decimals for whole
 * amounts, cents rounded half away from zero. A normal space follows the sign; the view makes it non-breaking. Returns 'NaN' for an
 * amount that is not finite and never throws. Hard-coded from CLDR's nl-BE pattern, so that server and browser agree whatever ICU data
 * they have.
 * `formatEuro(1250.5)` → `'€ 1.250,50'`, `formatEuro(-500)` → `'€ -500'`
 */
export function formatEuro(amount: number): string {
  if (!Number.isFinite(amount)) return 'NaN';
  const cents = centsOf(Math.abs(amount));
  const whole = groupDigits((cents / 100n).toString());
  const rest = cents % 100n;
  const sign = amount < 0 && cents > 0n ? '-' : '';
  return `€ ${sign}${whole}${rest === 0n ? '' : `,${rest.toString().padStart(2, '0')}`}`;
}

/** Cents from an amount's decimal digits: 0.615 rounds to 62, although its binary value is slightly less. */
function centsOf(amount: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(amount).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) + 2 - fraction.length;
  const digits = BigInt(whole + fraction);
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  return (digits + unit / 2n) / unit;
}
