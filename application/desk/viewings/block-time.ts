import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { type Hours, minutesOf } from '../../../domain/appointment/time-of-day.ts';
import { type OfferedHour, conflictingViewings } from '../../../domain/appointment/conflicting-viewings.ts';
import { brusselsDay, addDays } from '../../../domain/text/day.ts';
import type { ViewingFacts } from '../../../domain/appointment/viewing-state.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { Viewing, ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { contentHours } from '../../request/free-slot-capacity.ts';
import { brusselsMoment } from '../../request/viewing-error.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import type { makeChangeViewing, ViewingProblem } from './change-viewing.ts';
import type { FindFreeHours } from './free-hours.ts';
import { viewingEntries, type ViewingEntry } from './viewing-entry.ts';

/** A viewing that cannot take place if a time is blocked, with free periods to which it can be moved. */
export type ConflictingViewing = ViewingEntry & {
  readonly day: string;
  readonly email: string | undefined;
  readonly offered: readonly OfferedHour[];
  /** Why the move to the chosen time failed. */
  readonly problem: ViewingProblem | undefined;
};

/** Viewings that conflict with a time to be blocked; the agent confirms by submitting the form a second time. */
export type BlockConflicts = {
  readonly viewings: readonly ConflictingViewing[];
  /** Viewings already moved, at their new times, when a later move failed. The time is not blocked then. */
  readonly moved: readonly (ViewingEntry & { readonly day: string })[];
  /**
   * Ids and versions of the listed viewings, which the form submits. If they no longer match, the new list is shown for another
   * confirmation.
   */
  readonly seen: string;
  /** Whether the viewings have changed since the list that the agent confirmed. */
  readonly isChanged: boolean;
};

/** Result of moving the conflicting viewings: the problem of each failed move, and the ids of the moved viewings. */
type Moved = { readonly problems: ReadonlyMap<string, ViewingProblem>; readonly moved: readonly string[] };

/** Placeholder that equals no id of a team member, because ids of content files contain no space. */
const NOBODY = 'no one';
/** Number of start times offered for each viewing. */
const OFFERED = 6;

export type BlockTimeParts = {
  readonly viewingHours: ViewingHours;
  readonly viewingRecords: Pick<ViewingRecords, 'between' | 'ofRequests'>;
  readonly findFreeHours: FindFreeHours;
  readonly changeViewing: ReturnType<typeof makeChangeViewing>;
  readonly ids: Pick<Ids, 'reference'>;
};

/**
 * Blocks a time for the member, or with `isForAll` for all agents. If viewings conflict with it, the first submission changes nothing and
 * returns them. The second one, with `how`, moves each to its chosen time (`move`) or leaves them unchanged (`block`), and blocks the time
 * if the list is still the same, which the store checks in the same transaction. If a move fails, the time is not blocked, and another
 * submission continues with the remaining viewings.
 */
export type BlockTime = (
  call: DeskCall,
  sent: SentFields,
  time: TimeSpan & { readonly words: string; readonly isForAll: boolean },
) => Promise<BlockConflicts | 'blocked'>;

export function makeBlockTime({
  viewingHours,
  viewingRecords,
  findFreeHours,
  changeViewing,
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

  async function shown(
    call: DeskCall,
    time: TimeSpan,
    visitMinutes: number,
    touched: readonly ViewingWithRequest[],
    isChanged: boolean,
    { problems, moved }: Moved,
  ): Promise<BlockConflicts> {
    const moment = brusselsMoment(call.now);
    const entries = await viewingEntries(call.context, moment, touched);
    const atNewHours = await viewingRecords.ofRequests(moved);
    const movedEntries = await viewingEntries(call.context, moment, atNewHours);
    const tomorrow = addDays(call.context.today, 1);
    const offered: (readonly OfferedHour[])[] = [];
    // The form preselects the first offered time of each viewing, so treat it as taken when finding times for the next one.
    const planned: ViewingWithRequest[] = [];
    for (const visit of touched) {
      const minutes = visit.exact ? lengthOf(visit.exact) : visitMinutes;
      const wanted = { minutes, count: OFFERED, blocked: time, planned };
      const since = visit.day > tomorrow ? visit.day : tomorrow;
      const after = await findFreeHours(call, visit, { ...wanted, since });
      // No time may be free after a long block: then offer times before it.
      const hours = after.length > 0 ? after : await findFreeHours(call, visit, { ...wanted, since: tomorrow });
      offered.push(hours);
      const [first] = hours;
      if (first) planned.push({ ...visit, day: first.day, exact: first });
    }
    return {
      viewings: touched.flatMap((visit, at) => {
        const entry = entries[at];
        if (!entry) return [];
        const { day, request, submissionId } = visit;
        const problem = problems.get(submissionId);
        return [{ ...entry, day, email: request.email, offered: offered[at] ?? [], problem }];
      }),
      moved: movedEntries.map((entry, at) => ({ ...entry, day: atNewHours[at]?.day ?? '' })),
      seen: seenOf(touched),
      isChanged,
    };
  }

  return async (call, sent, { words, isForAll, ...time }) => {
    const { member, now } = call;
    const how = sent('how');
    const { days, agent, visitMinutes, among, read } = await rangeOf(call, time, isForAll);
    const touched = await read();
    const none = { problems: new Map<string, ViewingProblem>(), moved: [] };
    if (touched.length > 0 && how !== 'move' && how !== 'block')
      return shown(call, time, visitMinutes, touched, false, none);
    if (touched.length > 0 && sent('touched') !== seenOf(touched))
      return shown(call, time, visitMinutes, touched, true, none);
    const done = how === 'move' ? await moveAll(call, touched, sent) : none;
    const agentId = isForAll ? undefined : member.id;
    const seen = how === 'block' ? seenOf(touched) : '';
    const isBlocked = await viewingHours.block(
      { id: ids.reference(), agentId, words, ...time },
      { by: { id: member.id, name: member.name }, at: now, action: 'time-blocked', subject: agentId },
      { days, agentId: agent, isSame: held => seenOf(among(held)) === seen },
    );
    if (isBlocked) return 'blocked';
    // The viewings that were not moved, and any that were booked meanwhile.
    return shown(call, time, visitMinutes, await read(), how !== 'move', done);
  };

  /** Moves each viewing to its chosen time, each in its own transaction. After a failure, earlier moves are not reverted. */
  async function moveAll(call: DeskCall, touched: readonly ViewingWithRequest[], sent: SentFields): Promise<Moved> {
    const problems = new Map<string, ViewingProblem>();
    const moved: string[] = [];
    for (const visit of touched) {
      const problem = await move(call, visit, sent(`to-${visit.submissionId}`));
      if (problem) problems.set(visit.submissionId, problem);
      else moved.push(visit.submissionId);
    }
    return { problems, moved };
  }

  /** Moves a viewing to an offered time, exactly as the form on its page does. `to`: day, slot and start. */
  async function move(call: DeskCall, visit: ViewingWithRequest, to: string): Promise<ViewingProblem | undefined> {
    const { exact, sequence } = visit;
    const minutes = exact ? String(lengthOf(exact)) : '';
    const fields: Readonly<Record<string, string>> = { to, minutes, seen: String(sequence) };
    const done = await changeViewing(call, visit, 'move', name => fields[name] ?? '');
    return done.kind === 'refused' ? done.problem : undefined;
  }
}

const lengthOf = ({ from, to }: Hours): number => minutesOf(to) - minutesOf(from);

function seenOf(touched: readonly Pick<Viewing, 'submissionId' | 'sequence'>[]): string {
  return touched
    .map(({ submissionId, sequence }) => `${submissionId}:${sequence}`)
    .toSorted()
    .join(' ');
}
