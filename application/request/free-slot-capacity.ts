import { type RequestedTime, viewingTarget } from '../../domain/appointment/viewing-target.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import { agentIdOf } from '../view/agent-view.ts';
import type { PageContext } from '../view/page-context.ts';
import { closedViewing } from './unavailable-form.ts';
import type { SubmitOutcome } from './sent-form.ts';
import { hoursOf } from '../viewing/property-hours.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import { targetError } from './viewing-error.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';

/** Capacity of a slot, and the version of the hours it was computed from. */
export type FreeSlotCapacity = Required<
  Pick<SlotReservation, 'capacity' | 'agentCapacity' | 'isAsked' | 'hoursVersion'>
>;

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
  readonly free: FreeSlotCapacity;
  readonly refused?: Extract<SubmitOutcome, { kind: 'closed' | 'invalid' }>;
}> {
  const { content, language, today } = context;
  const { id } = listing;
  const agentId = agentIdOf(content, listing) ?? '';
  const hours = await hoursOf(viewingHours, content.settings, { id, agentId }, today);
  const { capacity, confirm } = hours.agency;
  const more = { isAsked: confirm === 'by-agent', hoursVersion: hours.version };
  const slots = slotsIn(content, language);
  const decision = viewingTarget('visitor', { hours, slots, now: brusselsMoment(now) }, asked);
  if (decision.kind === 'open') return { free: { capacity, agentCapacity: decision.agentCapacity, ...more } };
  const none = { capacity: 0, agentCapacity: 0, ...more };
  if (decision.why === 'agent-busy') return { free: none };
  if (decision.why === 'by-phone')
    return { free: none, refused: { kind: 'closed', ...closedViewing(context, id, decision.why) } };
  return { free: none, refused: { kind: 'invalid', errors: [targetError(decision.why)] } };
}
