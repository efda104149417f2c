import type { AgencyHours, PropertyHours } from '../../domain/appointment/viewing-hours.ts';
import type { Settings } from '../../domain/page/site.ts';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';
import { addDays } from '../../domain/text/day.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import type { ShownProperty } from './full-hours.ts';

/** Viewing hours from the site's content; used until a manager sets them in the desk. */
export function contentHours({ visits, slotCapacity, agentSlotCapacity }: HourSettings): AgencyHours {
  // The travel time between viewings is set so that a three-hour slot holds as many viewings as the content allows per agent.
  const travelMinutes = agentSlotCapacity > 3 ? 0 : 30;
  const visitMinutes = Math.min(30, Math.floor(180 / agentSlotCapacity));
  const capacities = { capacity: slotCapacity, agentCapacity: agentSlotCapacity };
  return { ...visits, ...capacities, visitMinutes, travelMinutes, confirm: 'at-once' };
}

type HourSettings = Pick<Settings, 'visits' | 'slotCapacity' | 'agentSlotCapacity'>;

/** Hours, blocked times and busy times that decide when a property can be viewed from a day on, with their version. */
export async function hoursOf(
  viewingHours: Pick<ViewingHours, 'ofProperty'>,
  settings: HourSettings,
  { id: propertyId, agentId: personId }: ShownProperty,
  today: string,
): Promise<PropertyHours & { readonly version: number }> {
  const from = brusselsInstant(today, '00:00');
  // Calendars allow bookings at most a year ahead.
  const until = brusselsInstant(addDays(today, 367), '00:00');
  const { agency, ...kept } = await viewingHours.ofProperty({ propertyId, personId, from, until });
  return { ...kept, agency: agency ?? contentHours(settings) };
}
