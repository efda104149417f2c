import type { LegalHoliday } from '../../../domain/appointment/holidays.ts';
import { overlaps, type TimeSpan } from '../../../domain/appointment/time-span.ts';
import { brusselsInstant, brusselsTime } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { DeskCall } from '../shared/desk-handler.ts';
import type { FindTeam } from '../shared/request-steps.ts';

/** Notes of a day besides viewings. */
export type DayNote =
  | { readonly kind: 'holiday'; readonly holiday: LegalHoliday }
  | { readonly kind: 'closed' }
  /** Blocked in the desk, or busy in the agent's external calendar (without details); `from` and `to` are absent for a whole day. */
  | {
      readonly kind: 'blocked' | 'busy';
      readonly from: string | undefined;
      readonly to: string | undefined;
      readonly agent: string | undefined;
      readonly words: string;
    };

/** Finds the blocked and busy times of the given days: with `isOwn` those of the member, else the times blocked for all agents. */
export type FindDayNotes = (
  call: DeskCall,
  days: readonly string[],
  isOwn: boolean,
) => Promise<ReadonlyMap<string, readonly DayNote[]>>;

export function makeFindDayNotes({
  viewingHours: hours,
  findTeam: team,
}: {
  readonly viewingHours: Pick<ViewingHours, 'blocked' | 'ofProperty'>;
  readonly findTeam: FindTeam;
}): FindDayNotes {
  return async (call, days, isOwn) => {
    const { member, context } = call;
    const [first = '', last = ''] = [days[0], days.at(-1)];
    const from = brusselsInstant(first, '00:00');
    const until = brusselsInstant(addDays(last, 1), '00:00');
    const personId = isOwn ? member.personId : undefined;
    const [blocked, members, taken] = await Promise.all([
      hours.blocked(from, isOwn ? member.id : undefined),
      team(context),
      personId === undefined
        ? []
        : hours.ofProperty({ propertyId: '', personId, from, until }).then(kept => kept.taken),
    ]);
    // `taken` includes blocked times; the rest comes from the agent's external calendar.
    const busy = taken.filter(span => !blocked.some(other => overlaps(span, other)));
    return new Map(
      days.map(day => {
        const whole = { from: brusselsInstant(day, '00:00'), until: brusselsInstant(addDays(day, 1), '00:00') };
        return [
          day,
          [
            ...blocked
              .filter(time => overlaps(time, whole))
              .map(time => ({
                kind: 'blocked' as const,
                ...hoursWithin(time, whole),
                agent: members.find(({ id }) => id === time.agentId)?.name,
                words: time.words,
              })),
            ...busy
              .filter(time => overlaps(time, whole))
              .map(time => ({ kind: 'busy' as const, ...hoursWithin(time, whole), agent: undefined, words: '' })),
          ],
        ];
      }),
    );
  };
}

/** Part of a time span on one day, Brussels time; both bounds are `undefined` if the span covers the whole day. */
function hoursWithin(time: TimeSpan, day: TimeSpan): { from: string | undefined; to: string | undefined } {
  if (time.from <= day.from && time.until >= day.until) return { from: undefined, to: undefined };
  const to = time.until >= day.until ? '24:00' : brusselsTime(time.until);
  return { from: brusselsTime(Math.max(time.from, day.from)), to };
}
