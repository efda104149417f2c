import { titlePrefix } from './display-state.ts';

/** Why a property is no longer offered, as CRMs report it; 'let' applies to rentals. */
export const WITHDRAWAL_REASONS = ['sold', 'let', 'withdrawn'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/**
 * Why a listing was removed: the reason from its CRM, else derived from its last status. The status 'under option' counts as withdrawn.
 * `withdrawalReason({ goal: 1, marquee: 3 })` → `'let'`, `withdrawalReason({ goal: 0, marquee: 2 })` → `'withdrawn'`
 */
export function withdrawalReason(
  last: { readonly goal: number; readonly marquee: number },
  said?: WithdrawalReason,
): WithdrawalReason {
  if (said) return said;
  const prefix = titlePrefix(last);
  return prefix === 'sold' ? 'sold' : prefix === 'rented' ? 'let' : 'withdrawn';
}

/** The outcome that visitors may see: sold or rented. Other reasons for removal stay private. `outcomeOf('withdrawn')` → `undefined` */
export function outcomeOf(reason: WithdrawalReason | undefined): 'sold' | 'rented' | undefined {
  return reason === 'sold' ? 'sold' : reason === 'let' ? 'rented' : undefined;
}
