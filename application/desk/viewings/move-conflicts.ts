import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { parseDay } from '../../../domain/text/day.ts';
import { exactHours, hourClashes } from '../../../domain/appointment/viewing-change.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import { isWaivable } from '../../../domain/appointment/viewing-target.ts';
import { overlaps } from '../../../domain/appointment/time-span.ts';
import { isInConflict, type OfferedHour, spanWithinDay } from '../../../domain/appointment/conflicting-viewings.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import {
  agencyWideBlocks,
  hoursOfViewing,
  mayWaive,
  minutesIn,
  type MoveTarget,
  moveTarget,
  type ViewingProblem,
  waivedRefusals,
} from './change-viewing.ts';
import type { FindFreeHours } from './free-hours.ts';
import { viewingEntries, type ViewingEntry } from './viewing-entry.ts';

/** Obstacles to a move, and the alternatives that the agent has. */
export type MoveConflicts = {
  /** The requested day, slot, start and length. */
  readonly target: MoveTarget;
  /** Viewings that use up the capacity of the slot, or are too close to the exact time. */
  readonly viewings: readonly ViewingEntry[];
  /** Busy and blocked times of the agent in the slot. */
  readonly taken: readonly Hours[];
  /** Free periods on the chosen day and the following days. */
  readonly offered: readonly OfferedHour[];
  /** Value of the form field `anyway` that overrides the refusal; absent if the refusal cannot be overridden, as for a full slot. */
  readonly anyway: string | undefined;
};

/** Number of start times offered. */
const OFFERED = 4;

/** Problems that are solved by another time, or by overriding the refusal. */
const OF_TIME: readonly ViewingProblem[] = [
  'slot-full',
  'hour-taken',
  'holiday',
  'closed-day',
  'closed-hours',
  'agent-busy',
];

export type MoveConflictsParts = {
  readonly viewingHours: Pick<ViewingHours, 'ofProperty' | 'blocked'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly findFreeHours: FindFreeHours;
};

/**
 * Finds the viewings and blocked times that conflict with the requested time of a viewing, after the request was refused for `problem`;
 * `undefined` if the problem does not concern the time. A form without a day means the viewing's own slot.
 */
export type FindMoveConflicts = (
  call: DeskCall,
  viewing: ViewingWithRequest,
  problem: ViewingProblem,
  sent: SentFields,
) => Promise<MoveConflicts | undefined>;

export function makeFindMoveConflicts({
  viewingHours,
  viewingRecords,
  findFreeHours,
}: MoveConflictsParts): FindMoveConflicts {
  return async (call, viewing, problem, sent) => {
    const asked = moveTarget(sent);
    const target = asked.day === '' ? { ...asked, day: viewing.day, slot: viewing.slot } : asked;
    const day = parseDay(target.day);
    const slot = slotsIn(call.context.content, viewing.request.language).find(({ id }) => id === target.slot);
    if (!OF_TIME.includes(problem) || day === undefined || !slot) return undefined;
    const [hours, agencyBlocks] = await Promise.all([
      hoursOfViewing(viewingHours, call, viewing),
      agencyWideBlocks(viewingHours, call),
    ]);
    const minutes = minutesIn(sent, hours.agency);
    const [all, offered] = await Promise.all([
      viewingRecords.between(day, day),
      findFreeHours(call, viewing, { since: day, minutes, count: OFFERED }),
    ]);
    const others = all.filter(other => other.submissionId !== viewing.submissionId && other.status !== 'cancelled');
    const isAgents = (other: ViewingWithRequest) => viewing.agentId !== '' && other.agentId === viewing.agentId;
    const exact = exactHours(slot, target.from, minutes);
    const conflicting =
      problem === 'slot-full'
        ? others.filter(other => other.slot === slot.id && (other.propertyId === viewing.propertyId || isAgents(other)))
        : problem === 'hour-taken' && exact
          ? hourClashes({ propertyId: viewing.propertyId, exact }, others.filter(isAgents), hours.agency.travelMinutes)
          : [];
    const span = { from: brusselsInstant(day, slot.from), until: brusselsInstant(day, slot.to) };
    const taken = hours.taken.filter(time => overlaps(time, span));
    const isBlockedForAll =
      problem === 'agent-busy' && isInConflict({ ...slot, day, exact }, agencyBlocks, hours.agency.visitMinutes);
    return {
      target: { ...target, minutes: String(minutes) },
      viewings: await viewingEntries(call.context, brusselsMoment(call.now), conflicting),
      taken: problem === 'agent-busy' ? taken.map(time => spanWithinDay(day, time)) : [],
      offered,
      anyway:
        isWaivable(problem) && !isBlockedForAll && mayWaive(call, viewing, problem)
          ? [...waivedRefusals(call, viewing, sent), problem].join(' ')
          : undefined,
    };
  };
}
