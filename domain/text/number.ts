/**
 * A number as the site writes all of them, in every language: Belgian groups of three, a comma before at most two decimals. Years,
 * postcodes and references are no numbers. `numberText(1250.5)` → `'1.250,5'`, `numberText(-1000)` → `'-1.000'`
 */
export function numberText(value: number): string {
  const [whole = '', rest] = String(Math.round(value * 100) / 100).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return rest ? `${groups},${rest}` : groups;
}
