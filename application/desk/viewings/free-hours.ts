import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import { type OfferedHour, offeredHours } from '../../../domain/appointment/conflicting-viewings.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall } from '../shared/desk-handler.ts';
import { hoursOfViewing } from './change-viewing.ts';

/** Number of days that are searched for free periods. */
const DAYS = 31;

export type FreeHoursParts = {
  readonly viewingHours: Pick<ViewingHours, 'ofProperty'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between' | 'taken' | 'busy'>;
};

/**
 * Finds free periods of `minutes` to which a viewing can be moved, at most `count`, from the day `since` on. `blocked`: a time to be
 * treated as blocked; `planned`: viewings to be treated as booked at their time already.
 */
export type FindFreeHours = (
  call: DeskCall,
  viewing: ViewingWithRequest,
  wanted: {
    readonly since: string;
    readonly minutes: number;
    readonly count: number;
    readonly blocked?: TimeSpan;
    readonly planned?: readonly ViewingWithRequest[];
  },
) => Promise<readonly OfferedHour[]>;

export function makeFindFreeHours({ viewingHours, viewingRecords }: FreeHoursParts): FindFreeHours {
  return async (call, viewing, { since, minutes, count, blocked, planned = [] }) => {
    const { agentId, propertyId, submissionId } = viewing;
    const until = addDays(since, DAYS);
    const [hours, others, taken, busy] = await Promise.all([
      hoursOfViewing(viewingHours, call, viewing),
      agentId === '' ? [] : viewingRecords.between(since, until, agentId),
      viewingRecords.taken(propertyId, since, until),
      agentId === '' ? [] : viewingRecords.busy(agentId, since, until),
    ]);
    const countIn = (counts: typeof taken, day: string, slot: string, plannedToo: typeof planned) =>
      (counts.find(one => one.day === day && one.slot === slot)?.count ?? 0) +
      plannedToo.filter(one => one.day === day && one.slot === slot).length;
    const [ofProperty, ofAgent] = [
      planned.filter(other => other.propertyId === propertyId),
      planned.filter(other => other.agentId === agentId),
    ];
    return offeredHours(
      {
        hours: blocked ? { ...hours, taken: mergeSpans([...hours.taken, blocked]) } : hours,
        slots: slotsIn(call.context.content, viewing.request.language),
        now: brusselsMoment(call.now),
        since,
        minutes,
        viewing,
        others: [...others.filter(other => other.submissionId !== submissionId), ...ofAgent],
        isFull: (day, { id }, agentCapacity) =>
          countIn(taken, day, id, ofProperty) >= hours.agency.capacity ||
          (agentId !== '' && countIn(busy, day, id, ofAgent) >= agentCapacity),
      },
      count,
    );
  };
}
