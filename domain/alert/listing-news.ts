import type { WithdrawalReason } from '../listing/withdrawal-reason.ts';
import { MARQUEE } from '../listing/display-state.ts';
import type { PublicListing } from '../listing/listing.ts';
import { shownPrice } from '../listing/price-display.ts';

/** A change of a listing between two catalogue versions. */
export type ListingEvent =
  | { readonly kind: 'published' | 'returned' }
  /** Events stored by older versions have no reason. */
  | { readonly kind: 'removed'; readonly reason?: WithdrawalReason }
  /** Euro; `undefined` for a hidden price. */
  | { readonly kind: 'price'; readonly from: number | undefined; readonly to: number | undefined }
  | { readonly kind: 'marquee'; readonly from: number; readonly to: number };

/** Changes of a listing that search alerts report. */
export type ListingNews =
  | { readonly kind: 'new' | 'back' }
  | { readonly kind: 'cheaper'; readonly from: number; readonly to: number };

/**
 * Changes worth reporting, from a listing's events (oldest first) and its current state. A change that was reverted is not reported; the
 * price is compared with the first public one. Returns none for a listing that is sold, rented or under option.
 * `listingNews([{ kind: 'price', from: 369_000, to: 349_000 }], house)` → `[{ kind: 'cheaper', from: 369_000, to: 349_000 }]`
 */
export function listingNews(
  events: readonly ListingEvent[],
  listing: Pick<PublicListing, 'marquee' | 'price'>,
): readonly ListingNews[] {
  if (!isAvailable(listing.marquee)) return [];
  const first = <K extends ListingEvent['kind']>(...kinds: readonly K[]) =>
    events.find((event): event is Extract<ListingEvent, { kind: K }> =>
      (kinds as readonly string[]).includes(event.kind),
    );
  const appearance = first('published', 'removed', 'returned');
  if (appearance?.kind === 'published') return [{ kind: 'new' }];
  const before = first('marquee');
  const isBack = appearance?.kind === 'returned' || (before !== undefined && !isAvailable(before.from));
  const from = events
    .map(event => (event.kind === 'price' ? event.from : undefined))
    .find(price => price !== undefined);
  const to = shownPrice(listing);
  const isCheaper = from !== undefined && to !== undefined && to < from;
  return [
    ...(isBack ? [{ kind: 'back' } as const] : []),
    ...(isCheaper ? [{ kind: 'cheaper', from, to } as const] : []),
  ];
}

function isAvailable(marquee: number): boolean {
  return marquee !== MARQUEE.underOption && marquee !== MARQUEE.sold;
}
