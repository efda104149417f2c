import type { WithdrawalReason } from './withdrawal-reason.ts';

/** A change of a listing between two catalogue versions. */
export type ListingEvent =
  | { readonly kind: 'published' | 'returned' }
  /** Events stored by older versions have no reason. */
  | { readonly kind: 'removed'; readonly reason?: WithdrawalReason }
  /**
   * Euro; `undefined` for a hidden price. `incomparable`: the goal, the kind of sale or the price unit changed too, so that the two
   * amounts mean different things.
   */
  | {
      readonly kind: 'price';
      readonly from: number | undefined;
      readonly to: number | undefined;
      readonly incomparable?: true;
    }
  | { readonly kind: 'marquee'; readonly from: number; readonly to: number };
