import type { Settings } from '../../domain/page/site.ts';
import { addDays } from '../../domain/text/day.ts';
import type { Appointments } from '../ports/appointments.ts';

/** Hours of a day, by the id of their slot, that have no room for another viewing. */
export type FullHour = { readonly day: string; readonly slot: string };

/** The hours from a day on that are fully booked, in their order: those of the property, and those of the agent who shows it. */
export async function fullHours(
  appointments: Pick<Appointments, 'taken' | 'busy'>,
  { slotCapacity, agentSlotCapacity, visits }: Pick<Settings, 'slotCapacity' | 'agentSlotCapacity' | 'visits'>,
  property: { readonly id: string; readonly agentId: string },
  today: string,
): Promise<readonly FullHour[]> {
  const until = addDays(today, visits.daysAhead);
  const [atProperty, withAgent] = await Promise.all([
    appointments.taken(property.id, today, until),
    property.agentId === '' ? [] : appointments.busy(property.agentId, today, until),
  ]);
  const full = [
    ...atProperty.filter(({ count }) => count >= slotCapacity),
    ...withAgent.filter(({ count }) => count >= agentSlotCapacity),
  ];
  return [...new Map(full.map(({ day, slot }) => [`${day} ${slot}`, { day, slot }]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, hour]) => hour);
}
