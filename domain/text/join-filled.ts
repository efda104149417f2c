/** Joins the non-empty parts with commas. `joinFilled('', '9000 Gent')` → `'9000 Gent'` */
export function joinFilled(...parts: readonly string[]): string {
  return parts.filter(part => part.trim() !== '').join(', ');
}
