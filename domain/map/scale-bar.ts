/** A length on a map with its unit. `lengthText(500)` → `'500 m'`, `lengthText(2000)` → `'2 km'` */
export function lengthText(metres: number): string {
  return metres >= 1_000 ? `${metres / 1_000} km` : `${metres} m`;
}

/**
 * Length of a scale bar: the largest 1, 2 or 5 times a power of ten metres that fits into `longest` pixels.
 * `scaleBar(4, 110)` → `{ metres: 200, pixels: 50 }`
 */
export function scaleBar(
  metresPerPixel: number,
  longest: number,
): { readonly metres: number; readonly pixels: number } {
  const most = metresPerPixel * longest;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map(times => times * power).find(length => length <= most) ?? power;
  return { metres, pixels: metres / metresPerPixel };
}
