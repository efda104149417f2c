import type { DatedEvent } from './price-story.ts';

/** Stored changes of a listing, oldest first. `recordedSince`: when the site began to store changes, Unix ms. */
export type ListingHistory = { readonly recordedSince: number; readonly events: readonly DatedEvent[] };

/**
 * Time of the earliest known change of a catalogue, Unix ms: the first that the site stored, or one from before the site (`known`); 0
 * without any. `recordedSinceOf(undefined, { at: 7 })` → `7`
 */
export function recordedSinceOf(
  stored: { readonly at: number } | undefined,
  known: { readonly at: number } | undefined,
): number {
  const begun = [stored, known].flatMap(change => change?.at ?? []);
  return begun.length === 0 ? 0 : Math.min(...begun);
}

/**
 * The changes of a listing from before the site stored changes (`known`), then the stored ones. If there are known changes, the stored
 * event 'published' is left out, because its time is only that at which the site began to store changes.
 * `eventsWithKnown([{ at: may, change: { kind: 'published' } }], [{ at: june, change: { kind: 'published' } }])` → the event of May
 */
export function eventsWithKnown(known: readonly DatedEvent[], stored: readonly DatedEvent[]): readonly DatedEvent[] {
  return known.length === 0 ? stored : [...known, ...stored.filter(({ change }) => change.kind !== 'published')];
}
