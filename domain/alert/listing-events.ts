import type { ListingBrief } from '../listing/listing-brief.ts';
import { shownPrice } from '../listing/price-display.ts';
import type { ListingEvent } from './listing-news.ts';

type PriceAndMarquee = Pick<ListingBrief, 'price' | 'marquee'>;

/**
 * Events of a listing between two successive catalogue versions; `gone`: it was listed earlier and then removed.
 * `listingEvents({ price: 369_000, marquee: 1 }, { price: 349_000, marquee: 1 })` → `[{ kind: 'price', from: 369_000, to: 349_000 }]`
 */
export function listingEvents(
  before: PriceAndMarquee | undefined,
  after: PriceAndMarquee | undefined,
  gone: boolean = false,
): readonly ListingEvent[] {
  if (!before) return after ? [{ kind: gone ? 'returned' : 'published' }] : [];
  if (!after) return [{ kind: 'removed' }];
  const [from, to] = [shownPrice(before), shownPrice(after)];
  return [
    ...(from === to ? [] : [{ kind: 'price', from, to } as const]),
    ...(before.marquee === after.marquee
      ? []
      : [{ kind: 'marquee', from: before.marquee, to: after.marquee } as const]),
  ];
}
