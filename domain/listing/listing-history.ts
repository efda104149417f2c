import type { DatedEvent } from './price-story.ts';

/** Stored changes of a listing, oldest first. `recordedSince`: when the site began to store changes, Unix ms. */
export type ListingHistory = { readonly recordedSince: number; readonly events: readonly DatedEvent[] };

/**
 * The changes of a listing that are known from before the site stored changes, then the stored ones. The stored 'published' of such a listing is
 * left out, because it only says when the site began.
 * `eventsWithKnown([{ at: may, change: { kind: 'published' } }], [{ at: june, change: { kind: 'published' } }])` → the event of May
 */
export function eventsWithKnown(known: readonly DatedEvent[], stored: readonly DatedEvent[]): readonly DatedEvent[] {
  return known.length === 0 ? stored : [...known, ...stored.filter(({ change }) => change.kind !== 'published')];
}
