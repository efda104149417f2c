import { type RequestedTime, viewingTarget } from '../../domain/appointment/viewing-target.ts';
import type { AgencyHours, PropertyHours } from '../../domain/appointment/viewing-hours.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Settings } from '../../domain/page/site.ts';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';
import { addDays } from '../../domain/text/day.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import { agentIdOf } from '../view/agent-view.ts';
import type { PageContext } from '../view/page-context.ts';
import { closedViewing } from './unavailable-form.ts';
import type { ShownProperty } from './full-hours.ts';
import type { SubmitOutcome } from './sent-form.ts';
import { slotsIn } from './slots-in.ts';
import { targetError } from './viewing-error.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';

/** Capacity of a slot, and the version of the hours it was computed from. */
export type FreeSlotCapacity = Required<
  Pick<SlotReservation, 'capacity' | 'agentCapacity' | 'isAsked' | 'hoursVersion'>
>;

/** Viewing hours from the site's content; used until a manager sets them in the desk. */
export function contentHours({ visits, slotCapacity, agentSlotCapacity }: HourSettings): AgencyHours {
  // The travel time between viewings is set so that a three-hour slot holds as many viewings as the content allows per agent.
  const travelMinutes = agentSlotCapacity > 3 ? 0 : 30;
  const visitMinutes = Math.min(30, Math.floor(180 / agentSlotCapacity));
  const room = { capacity: slotCapacity, agentCapacity: agentSlotCapacity };
  return { ...visits, ...room, visitMinutes, travelMinutes, confirm: 'at-once' };
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

/**
 * Capacity for a requested viewing before existing bookings are subtracted, and the error response if the capacity is 0. The caller sends
 * that response only after the database refused the request: a repeated submission that was accepted before is accepted again.
 */
export async function freeSlotCapacity(
  viewingHours: Pick<ViewingHours, 'ofProperty'>,
  context: PageContext,
  listing: PublicListing,
  asked: RequestedTime,
  now: number,
): Promise<{
  readonly room: FreeSlotCapacity;
  readonly refused?: Extract<SubmitOutcome, { kind: 'closed' | 'invalid' }>;
}> {
  const { content, language, today } = context;
  const { id } = listing;
  const agentId = agentIdOf(content, listing) ?? '';
  const hours = await hoursOf(viewingHours, content.settings, { id, agentId }, today);
  const { capacity, confirm } = hours.agency;
  const more = { isAsked: confirm === 'by-agent', hoursVersion: hours.version };
  const slots = slotsIn(content, language);
  const verdict = viewingTarget('visitor', { hours, slots, now: brusselsMoment(now) }, asked);
  if (verdict.kind === 'open') return { room: { capacity, agentCapacity: verdict.agentRoom, ...more } };
  const room = { capacity: 0, agentCapacity: 0, ...more };
  if (verdict.why === 'agent-busy') return { room };
  if (verdict.why === 'by-phone')
    return { room, refused: { kind: 'closed', ...closedViewing(context, id, verdict.why) } };
  return { room, refused: { kind: 'invalid', errors: [targetError(verdict.why)] } };
}
