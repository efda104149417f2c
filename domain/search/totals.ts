/** Number of listings for sale and for rent. */
export type Totals = { readonly sale: number; readonly rent: number };

/**
 * Replaces {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL} in a text by the totals; removes unknown placeholders and stray braces, so that visitors
 * never see them. `withTotals('{FOR_SALE_TOTAL} biens', { sale: 42, rent: 13 })` → `'42 biens'`
 */
export function withTotals(text: string, totals: Totals): string {
  return text
    .replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
      if (name.toUpperCase() === 'FOR_SALE_TOTAL') return String(totals.sale);
      return name.toUpperCase() === 'FOR_RENT_TOTAL' ? String(totals.rent) : '';
    })
    .replace(/[{}]/g, '');
}
