import { openSlots } from '../../domain/appointment/viewing-calendar.ts';
import { type PropertyHours, propertyCalendar, freeCapacity } from '../../domain/appointment/viewing-hours.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import { addDays } from '../../domain/text/day.ts';
import type { ViewingRecords } from '../ports/viewings/viewing-records.ts';

/** A property and the person of the team who shows it; '' where no one in particular does. */
export type ShownProperty = { readonly id: string; readonly agentId: string };

/** Hours of a day, by the id of their slot, that have no room for another viewing. */
export type FullHour = { readonly day: string; readonly slot: string };

/** The hours from a day on that are full, in their order: those of the property, and those in which the agent who shows it has no time left. */
export async function fullHours(
  viewingRecords: Pick<ViewingRecords, 'taken' | 'busy'>,
  hours: PropertyHours,
  slots: readonly ContactSlot[],
  { id, agentId }: ShownProperty,
  today: string,
): Promise<readonly FullHour[]> {
  const { daysAhead, capacity } = hours.agency;
  const until = addDays(today, daysAhead);
  const [atProperty, withAgent] = await Promise.all([
    viewingRecords.taken(id, today, until),
    agentId === '' ? [] : viewingRecords.busy(agentId, today, until),
  ]);
  const count = (counts: typeof atProperty) =>
    new Map(counts.map(taken => [`${taken.day} ${taken.slot}`, taken.count]));
  const [ofProperty, ofAgent] = [count(atProperty), count(withAgent)];
  const calendar = propertyCalendar(hours, slots);
  const start = { today, time: '00:00' };
  const full: FullHour[] = [];
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    for (const slot of openSlots({ ...calendar, noticeHours: 0 }, slots, day, start)) {
      const key = `${day} ${slot.id}`;
      const isFull =
        (ofProperty.get(key) ?? 0) >= capacity || (ofAgent.get(key) ?? 0) >= freeCapacity(hours, day, slot);
      if (isFull) full.push({ day, slot: slot.id });
    }
  }
  return full;
}
