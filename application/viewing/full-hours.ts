import {
  type BrusselsMoment,
  DAYS_OFFERED,
  openSlots,
  type ViewingCalendar,
  viewingDays,
} from '../../domain/appointment/viewing-calendar.ts';
import { type PropertyHours, propertyCalendar, freeCapacity } from '../../domain/appointment/viewing-hours.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import { addDays } from '../../domain/text/day.ts';
import type { ViewingRecords } from '../ports/viewings/viewing-records.ts';

/** A property and the agent who shows it; `agentId` is '' if the property has no agent. */
export type ShownProperty = { readonly id: string; readonly agentId: string };

/** A fully booked slot of a day, by slot id. */
export type FullHour = { readonly day: string; readonly slot: string };

/** The fully booked slots from a day on, in order: slots that are full at the property, or in which its agent has no free time. */
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

/** Whether a slot is free on a day that the form of a viewing offers. */
export function hasFreeSlot(
  calendar: ViewingCalendar,
  slots: readonly ContactSlot[],
  now: BrusselsMoment,
  full: readonly FullHour[],
): boolean {
  const taken = new Set(full.map(({ day, slot }) => `${day} ${slot}`));
  return viewingDays(calendar, slots, now, DAYS_OFFERED).some(day =>
    openSlots(calendar, slots, day, now).some(({ id }) => !taken.has(`${day} ${id}`)),
  );
}
