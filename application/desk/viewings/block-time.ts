import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { conflictingViewings } from '../../../domain/appointment/conflicting-viewings.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { ViewingFacts } from '../../../domain/appointment/viewing-state.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { ViewingHoursWriter } from '../../ports/calendar/viewing-hours-writer.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { contentHours } from '../../viewing/property-hours.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import {
  type ConflictingMoves,
  type MovesOutcome,
  NO_MOVES,
  versionsOf,
  type ViewingConflicts,
} from './conflicting-moves.ts';

/** Placeholder that is never the id of a team member, because ids in content files contain no space. */
const NOBODY = 'no one';

export type BlockTimeParts = {
  readonly viewingHours: Pick<ViewingHours, 'agency'>;
  readonly viewingHoursWriter: Pick<ViewingHoursWriter, 'block'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly conflictingMoves: ConflictingMoves;
  readonly ids: Pick<Ids, 'reference'>;
};

/**
 * Blocks a time for the member, or with `isForAll` for all agents. If viewings conflict with the time, the first submission changes nothing
 * and returns the viewings. The second submission, with `how`, moves each viewing to its chosen time (`move`) or leaves the viewings
 * unchanged (`block`), and blocks the time if the list is still the same, which the store checks in the same transaction. If a move fails,
 * the time is not blocked, and another submission continues with the remaining viewings.
 */
export type BlockTime = (
  call: DeskCall,
  sent: SentFields,
  time: TimeSpan & { readonly words: string; readonly isForAll: boolean },
) => Promise<ViewingConflicts | 'blocked'>;

export function makeBlockTime({
  viewingHours,
  viewingHoursWriter,
  viewingRecords,
  conflictingMoves,
  ids,
}: BlockTimeParts): BlockTime {
  /** Finds the days and the agent whose viewings may conflict with a time, a filter for those that do, and their default length. */
  async function rangeOf({ context, member, now }: DeskCall, time: TimeSpan, isForAll: boolean) {
    const { visitMinutes } = (await viewingHours.agency()) ?? contentHours(context.content.settings);
    const days = [brusselsDay(time.from), brusselsDay(time.until)] as const;
    // An account without a team member has no viewings: `NOBODY` matches none.
    const agent = isForAll ? undefined : (member.personId ?? NOBODY);
    const moment = brusselsMoment(now);
    const among = <One extends ViewingFacts>(held: readonly One[]) =>
      conflictingViewings(time, held, visitMinutes, moment);
    return { days, agent, visitMinutes, among, read: async () => among(await viewingRecords.between(...days, agent)) };
  }

  return async (call, sent, { words, isForAll, ...time }) => {
    const { member, now } = call;
    const how = sent('how');
    const { days, agent, visitMinutes, among, read } = await rangeOf(call, time, isForAll);
    const shown = (touched: readonly ViewingWithRequest[], isChanged: boolean, done: MovesOutcome = NO_MOVES) => {
      const conflicting = touched.map(viewing => ({ viewing }));
      const more = { visitMinutes, seen: versionsOf(touched), isChanged, done, blocked: time };
      return conflictingMoves.show(call, conflicting, more);
    };
    const touched = await read();
    if (touched.length > 0 && how !== 'move' && how !== 'block') return shown(touched, false);
    if (touched.length > 0 && sent('touched') !== versionsOf(touched)) return shown(touched, true);
    const done = how === 'move' ? await conflictingMoves.moveAll(call, touched, sent) : NO_MOVES;
    const agentId = isForAll ? undefined : member.id;
    const seen = versionsOf(how === 'block' ? touched : []);
    const isBlocked = await viewingHoursWriter.block(
      { id: ids.reference(), agentId, words, ...time },
      { by: { id: member.id, name: member.name }, at: now, action: 'time-blocked', subject: agentId },
      { days, agentId: agent, isSame: held => versionsOf(among(held)) === seen },
    );
    if (isBlocked) return 'blocked';
    // The viewings that were not moved, and any that were booked meanwhile.
    return shown(await read(), how !== 'move', done);
  };
}
