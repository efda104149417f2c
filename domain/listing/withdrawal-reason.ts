import { titlePrefix } from './display-state.ts';

/** Why a property is not offered any more, as systems of agencies tell it; 'let' of a rental. */
export const WITHDRAWAL_REASONS = ['sold', 'let', 'withdrawn'] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/**
 * Why a listing is gone: what its system said, else what its last ribbon did; an option says nothing of what became of it.
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

/** What visitors may read of it: that it was sold or rented, never why else it went. `outcomeOf('withdrawn')` → `undefined` */
export function outcomeOf(reason: WithdrawalReason | undefined): 'sold' | 'rented' | undefined {
  return reason === 'sold' ? 'sold' : reason === 'let' ? 'rented' : undefined;
}
