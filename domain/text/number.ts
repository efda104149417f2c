/**
 * Formats a number in Belgian notation, in every language: groups of three digits, a comma before at most two decimals. Not for years,
 * postcodes and references. `numberText(1250.5)` → `'1.250,5'`, `numberText(-1000)` → `'-1.000'`
 */
export function numberText(value: number): string {
  const [whole = '', rest] = String(Math.round(value * 100) / 100).split('.');
  const groups = groupDigits(whole);
  return rest ? `${groups},${rest}` : groups;
}

/**
 * Groups digits in threes with points and keeps a leading minus; returns any other text unchanged.
 * `groupDigits('-1234567')` → `'-1.234.567'`, `groupDigits('1e+21')` → `'1e+21'`
 */
export function groupDigits(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  if (!/^\d+$/.test(digits)) return whole;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return sign + groups.join('.');
}
