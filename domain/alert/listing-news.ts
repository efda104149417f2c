import { MARQUEE } from '../listing/display-state.ts';
import type { ListingEvent } from '../listing/listing-event.ts';
import type { PublicListing } from '../listing/listing.ts';
import { shownPrice } from '../listing/price-display.ts';

/** Changes of a listing that search alerts report. */
export type ListingNews =
  | { readonly kind: 'new' | 'back' }
  | { readonly kind: 'cheaper'; readonly from: number; readonly to: number };

/**
 * Changes that a search alert reports, from a listing's events (oldest first) and its current state. A change that was reverted is not
 * reported. The price is compared with the first public price after the last `incomparable` change. Returns `[]` for a listing that is
 * sold, rented or under option.
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
  const prices = events.filter(event => event.kind === 'price');
  const comparable = prices.slice(prices.findLastIndex(({ incomparable }) => incomparable === true) + 1);
  const from = comparable.map(event => event.from).find(price => price !== undefined);
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
