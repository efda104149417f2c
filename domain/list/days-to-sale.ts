import { MARQUEE } from '../listing/display-state.ts';
import type { ListingHistory } from '../listing/listing-history.ts';
import { priceStory } from '../listing/price-story.ts';
import { brusselsDay } from '../text/day.ts';

/** The day of a sale, ISO in Brussels, and the whole days that the home was online until then. */
export type Sale = { readonly on: string; readonly days: number };

/**
 * The sale of a listing by its stored changes: the day on which its status became sold, and the days online before it, counted as in
 * `priceStory`. Returns `undefined` if the changes do not show that it is sold now, or do not reach back to the day on which it went
 * online.
 * `daysToSale({ recordedSince: 0, events: [{ at: monday, change: { kind: 'published' } }, { at: friday, change: { kind: 'marquee', from: 0, to: 3 } }] })`
 * → `{ on: '2026-11-20', days: 4 }`
 */
export function daysToSale({ events, recordedSince }: ListingHistory): Sale | undefined {
  const last = events.findLastIndex(({ change }) => change.kind === 'marquee');
  const sold = events[last];
  if (sold?.change.kind !== 'marquee' || sold.change.to !== MARQUEE.sold) return undefined;
  const on = brusselsDay(sold.at);
  const days = priceStory(events.slice(0, last), { price: undefined, today: on, recordedSince })?.daysOnline;
  return days === undefined ? undefined : { on, days };
}
