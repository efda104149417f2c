/**
 * Joins the non-empty parts with dots. A dot stays with the part before it, so that no line begins with one. `dotted(['Loft', '', '4000
 * Liège'])` → `'Loft\u00a0· 4000 Liège'`
 */
export function dotted(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\u00a0· ');
}
