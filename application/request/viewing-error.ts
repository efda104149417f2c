import {
  type BrusselsMoment,
  type ViewingCalendar,
  viewingRefusal,
} from '../../domain/appointment/viewing-calendar.ts';
import type { TargetRefusal } from '../../domain/appointment/viewing-target.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import type { ShownError } from './form-shown.ts';

/**
 * Error of a viewing's day or slot; `undefined` if the calendar allows it.
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

/** Maps a refusal to an error of the affected field. `targetError('closed-hours')` → `{ field: 'slot', code: 'closed-hours' }` */
export function targetError(why: Exclude<TargetRefusal, 'same-time'>): ShownError {
  switch (why) {
    case 'unknown-time':
      return { field: 'slot', code: 'choice' };
    // Visitors must not learn that and why an agent is busy, so the error is that of a full slot.
    case 'agent-busy':
      return { field: 'slot', code: 'slot-full' };
    case 'closed-hours':
      return { field: 'slot', code: why };
    default:
      return { field: 'day', code: why };
  }
}
