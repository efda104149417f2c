import {
  type BrusselsMoment,
  type ViewingCalendar,
  viewingRefusal,
} from '../../domain/appointment/viewing-calendar.ts';
import type { TargetRefusal } from '../../domain/appointment/viewing-target.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { ShownError } from './form-shown.ts';

/**
 * What is wrong with the moment of a visit; nothing where the calendar has it open.
 * `viewingError(USUAL_CALENDAR, '2026-12-25', morning, now)` → `{ field: 'day', code: 'holiday' }`
 */
export function viewingError(
  calendar: ViewingCalendar,
  day: string,
  { id: slot, from }: ContactSlot,
  now: BrusselsMoment,
): ShownError | undefined {
  const code = viewingRefusal(calendar, { day, slot, from }, now);
  return code && targetError(code);
}

/** Why a visitor cannot choose a time, beside the field that it is about. `targetError('closed-hours')` → `{ field: 'slot', code: 'closed-hours' }` */
export function targetError(why: Exclude<TargetRefusal, 'same-time'>): ShownError {
  switch (why) {
    case 'unknown-time':
      return { field: 'slot', code: 'choice' };
    // What keeps an agent busy is the agency's own affair: for visitors the slot is full.
    case 'agent-busy':
      return { field: 'slot', code: 'slot-full' };
    case 'closed-hours':
      return { field: 'slot', code: why };
    default:
      return { field: 'day', code: why };
  }
}

/** An instant in milliseconds since 1970 as a moment in Brussels. */
export function brusselsMoment(now: number): BrusselsMoment {
  return { today: brusselsDay(now), time: brusselsTime(now) };
}
