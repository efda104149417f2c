import type { Goal } from '../listing/listing.ts';

/** How many listings are for sale and for rent. */
export type Totals = { readonly sale: number; readonly rent: number };

/** Counts by goal; totals that the agency configured, sale first, stand instead. */
export function totalsOf(entries: Iterable<{ readonly goal: Goal }>, configured?: readonly [number, number]): Totals {
  if (configured) return { sale: configured[0], rent: configured[1] };
  const totals = { sale: 0, rent: 0 };
  for (const entry of entries) totals[entry.goal]++;
  return totals;
}

/**
 * A text with the totals in place of {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}; a visitor never reads a brace, so any other
 * placeholder goes. `withTotals('{FOR_SALE_TOTAL} biens', { sale: 42, rent: 13 })` → `'42 biens'`
 */
export function withTotals(text: string, totals: Totals): string {
  return text
    .replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => {
      if (name.toUpperCase() === 'FOR_SALE_TOTAL') return String(totals.sale);
      return name.toUpperCase() === 'FOR_RENT_TOTAL' ? String(totals.rent) : '';
    })
    .replace(/[{}]/g, '');
}
