import type { ListingBrief } from '../listing/listing-brief.ts';
import type { ListingEvent } from '../listing/listing-event.ts';
import { shownPrice } from '../listing/price-display.ts';

type Compared = Pick<ListingBrief, 'price' | 'marquee'> & Partial<Pick<ListingBrief, 'goal' | 'viager' | 'priceUnit'>>;

/**
 * Events of a listing between two successive catalogue versions. A change of goal, kind of sale or price unit is also a price event, marked
 * `incomparable`, because the two amounts mean different things. `gone`: whether the listing was listed earlier and then removed.
 * `listingEvents({ price: 369_000, marquee: 1 }, { price: 349_000, marquee: 1 })` → `[{ kind: 'price', from: 369_000, to: 349_000 }]`
 */
export function listingEvents(
  before: Compared | undefined,
  after: Compared | undefined,
  gone: boolean = false,
): readonly ListingEvent[] {
  if (!before) return after ? [{ kind: gone ? 'returned' : 'published' }] : [];
  if (!after) return [{ kind: 'removed' }];
  const [from, to] = [shownPrice(before), shownPrice(after)];
  return [
    ...(isIncomparable(before, after)
      ? [{ kind: 'price', from, to, incomparable: true } as const]
      : from === to
        ? []
        : [{ kind: 'price', from, to } as const]),
    ...(before.marquee === after.marquee
      ? []
      : [{ kind: 'marquee', from: before.marquee, to: after.marquee } as const]),
  ];
}

/**
 * Whether two prices cannot be compared, because goal, viager or price unit differ. A field that is missing in either record, as in old
 * records, counts as equal.
 */
function isIncomparable(before: Compared, after: Compared): boolean {
  return (['goal', 'viager', 'priceUnit'] as const).some(
    name => before[name] !== undefined && after[name] !== undefined && before[name] !== after[name],
  );
}
