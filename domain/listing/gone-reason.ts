import { titlePrefix } from './display-state.ts';

/** Why a property is no longer offered, as CRMs report it; 'let' applies to rentals. */
export const GONE_REASONS = ['sold', 'let', 'withdrawn'] as const;
export type GoneReason = (typeof GONE_REASONS)[number];

/**
 * Why a listing was removed: the reason from its CRM, else derived from its last status. The status 'under option' counts as withdrawn.
 * `goneReason({ goal: 1, marquee: 3 })` → `'let'`, `goneReason({ goal: 0, marquee: 2 })` → `'withdrawn'`
 */
export function goneReason(last: { readonly goal: number; readonly marquee: number }, said?: GoneReason): GoneReason {
  if (said) return said;
  const prefix = titlePrefix(last);
  return prefix === 'sold' ? 'sold' : prefix === 'rented' ? 'let' : 'withdrawn';
}

/** The outcome that visitors may see: sold or rented. Other reasons for removal stay private. `outcomeOf('withdrawn')` → `undefined` */
export function outcomeOf(reason: GoneReason | undefined): 'sold' | 'rented' | undefined {
  return reason === 'sold' ? 'sold' : reason === 'let' ? 'rented' : undefined;
}
