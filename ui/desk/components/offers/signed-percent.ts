/** Difference from the asking price, with its sign; '' without one. `signedPercent(-1.8)` → `'−1,8 %'` */
export function signedPercent(percent: number | undefined): string {
  if (percent === undefined) return '';
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toFixed(1).replace('.', ',')}\u00a0%`;
}
