import {
  brusselsMoment,
  USUAL_CALENDAR,
  viewingDays,
  openSlots,
} from '../../../domain/appointment/viewing-calendar.ts';
import { propertiesWithStories } from '../../../fixtures/builders/past/sample-past.ts';
import { slotsIn } from '../../../application/viewing/slots-in.ts';
import { SAMPLE, sampleFeed } from '../site/sample-site.ts';

/** Property and time of a viewing. */
export type ViewingHour = { readonly property: string; readonly day: string; readonly slot: string };

/** Concurrent viewings per agent: the sample's limit is three, one of which its history may use. */
const SHOWN_AT_ONCE = 2;
const SOLD = 3;

/** Properties that can all have a viewing in the same slot; for sale, since regions forbid some questions before a tenancy. */
const properties = (() => {
  const withPast = new Set<string>(propertiesWithStories());
  const byAgent = new Map<string, string[]>();
  for (const { id, goal, agentId = '', marquee } of sampleFeed().listings) {
    const shown = byAgent.get(agentId) ?? [];
    if (goal !== 0 || agentId === '' || marquee === SOLD || withPast.has(id) || shown.length >= SHOWN_AT_ONCE) continue;
    byAgent.set(agentId, [...shown, id]);
  }
  return [...byAgent.values()].flat();
})();

/** All open slots from the third day on: no test run lasts until those become too soon. They are equal in all languages. */
function hoursOpen(at: number): readonly Omit<ViewingHour, 'property'>[] {
  const { visits } = SAMPLE.content.settings;
  const slots = slotsIn(SAMPLE.content, 'fr');
  const now = brusselsMoment(at);
  return viewingDays(visits, slots, now, USUAL_CALENDAR.daysAhead)
    .slice(2, -1)
    .flatMap(day => openSlots(visits, slots, day, now).map(({ id }) => ({ day, slot: id })));
}

/** Number of viewings that `viewingHour` returns before it throws. */
export function viewingHours(now = Date.now()): number {
  return hoursOpen(now).length * properties.length;
}

/**
 * The `number`th possible viewing of the sample, all different and free on a fresh site; `'late'` counts backwards from the last one. `now`
 * is the site's clock. Throws if there are no more.
 */
export function viewingHour(number: number, end: 'early' | 'late' = 'early', now = Date.now()): ViewingHour {
  const hours = hoursOpen(now);
  const at = Math.floor(number / properties.length);
  const hour = end === 'early' ? hours[at] : hours[hours.length - 1 - at];
  const property = properties[number % properties.length];
  if (!hour || property === undefined) throw new Error(`there are ${viewingHours(now)} hours, not ${number + 1}`);
  return { property, ...hour };
}

/**
 * The `number`th possible viewing of the first of those properties, each in an hour of its own: no agent has two at once, whatever agents a
 * version gives to properties.
 */
export function ownViewingHour(number: number): ViewingHour {
  return viewingHour(number * properties.length);
}

/** Number of pairs that `twoViewingHours` returns before it throws. */
export function viewingPairs(): number {
  return Math.floor(hoursOpen(Date.now()).length / 2) * properties.length;
}

/** Two slots at one property that no other number returns. */
export function twoViewingHours(number: number): readonly [ViewingHour, ViewingHour] {
  const round = Math.floor(number / properties.length);
  const at = number % properties.length;
  const hour = (row: number) => viewingHour(row * properties.length + at, 'late');
  return [hour(2 * round), hour(2 * round + 1)];
}
