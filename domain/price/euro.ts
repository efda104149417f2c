import { groupDigits } from '../text/number.ts';

/**
 * An amount in euro as the site writes it in every language: sign first, Belgian-Dutch groups, minus before the digits,
 * no decimals for whole amounts, cents rounded half away from zero. An ordinary space follows the sign; the view makes it
 * non-breaking. What is not a finite number gives 'NaN' and never throws. The form is CLDR's pattern of nl-BE, written out
 * here so that server and browser agree whatever language data they carry.
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

/** The cents of an amount by its written digits: 0.615 rounds to 62, though its binary value lies a little below. */
function centsOf(amount: number): bigint {
  const [mantissa = '0', exponent = '0'] = String(amount).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) + 2 - fraction.length;
  const digits = BigInt(whole + fraction);
  if (shift >= 0) return digits * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  return (digits + unit / 2n) / unit;
}
