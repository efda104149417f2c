import { type OfferedHour, spanWithinDay } from '../../../domain/appointment/conflicting-viewings.ts';
import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { type Hours, minutesOf } from '../../../domain/appointment/time-of-day.ts';
import { addDays } from '../../../domain/text/day.ts';
import { textHash } from '../../../domain/text/text-hash.ts';
import type { Viewing, ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import type { makeChangeViewing, ViewingSuccessor, ViewingProblem } from './change-viewing.ts';
import type { FindFreeHours } from './free-hours.ts';
import { viewingEntries, type ViewingEntry } from './viewing-entry.ts';

/** A viewing that would conflict with the member's action (a blocked time, a hand-over), with free periods to which it can be moved. */
export type ConflictingViewing = ViewingEntry & {
  readonly day: string;
  readonly email: string | undefined;
  readonly offered: readonly OfferedHour[];
  /** Why the move to the chosen time failed. */
  readonly problem: ViewingProblem | undefined;
  /**
   * What the viewing conflicts with if the action is a hand-over: viewings, blocked and busy times of the colleague who takes it over.
   * Empty if the action is a blocked time.
   */
  readonly against: { readonly viewings: readonly ViewingEntry[]; readonly taken: readonly Hours[] };
};

/** Viewings that conflict with a member's action; the member confirms the action by submitting the form a second time. */
export type ViewingConflicts = {
  readonly viewings: readonly ConflictingViewing[];
  /** Viewings that were moved before a later move failed, at their new times. The member's action is not performed then. */
  readonly moved: readonly (ViewingEntry & { readonly day: string })[];
  /**
   * Value that the form submits as `touched`. If the viewings no longer match the value, the new list is shown for another confirmation.
   */
  readonly seen: string;
  /** Whether the viewings have changed since the list that the member confirmed. */
  readonly isChanged: boolean;
};

/** Result of moving the conflicting viewings: the problem of each failed move, and the ids of the moved viewings. */
export type MovesOutcome = {
  readonly problems: ReadonlyMap<string, ViewingProblem>;
  readonly moved: readonly string[];
};
export const NO_MOVES: MovesOutcome = { problems: new Map(), moved: [] };

/** A viewing with the viewings and times that it conflicts with. */
export type ViewingWithConflicts = {
  readonly viewing: ViewingWithRequest;
  readonly against?: { readonly viewings: readonly ViewingWithRequest[]; readonly taken: readonly TimeSpan[] };
};

/** Number of start times offered for each viewing. */
const OFFERED = 6;

export type ConflictingMovesParts = {
  readonly viewingRecords: Pick<ViewingRecords, 'ofRequests'>;
  readonly findFreeHours: FindFreeHours;
  readonly changeViewing: ReturnType<typeof makeChangeViewing>;
};

/** Shows conflicting viewings with free periods, and moves them to chosen ones. */
export type ConflictingMoves = {
  /**
   * `blocked`: time to be treated as blocked. `takenOver`: colleague whose free periods are offered instead of those of the viewing's agent.
   * `planned`: viewings to be treated as booked with that agent.
   */
  show(
    call: DeskCall,
    conflicting: readonly ViewingWithConflicts[],
    more: {
      readonly visitMinutes: number;
      readonly seen: string;
      readonly isChanged: boolean;
      readonly done: MovesOutcome;
      readonly blocked?: TimeSpan;
      readonly takenOver?: ViewingSuccessor | undefined;
      readonly planned?: readonly ViewingWithRequest[];
    },
  ): Promise<ViewingConflicts>;
  /**
   * Moves each viewing to its chosen time (field `to-ID`), each in its own transaction. `takenOver`: the colleague who takes over the
   * viewings. After a failure, earlier moves are not reverted.
   */
  moveAll(
    call: DeskCall,
    viewings: readonly ViewingWithRequest[],
    sent: SentFields,
    takenOver?: ViewingSuccessor,
  ): Promise<MovesOutcome>;
};

export function makeConflictingMoves({
  viewingRecords,
  findFreeHours,
  changeViewing,
}: ConflictingMovesParts): ConflictingMoves {
  /** Moves a viewing to an offered time, exactly as the form on the viewing's own page does. `to`: day, slot and start. */
  async function move(
    call: DeskCall,
    viewing: ViewingWithRequest,
    to: string,
    takenOver: ViewingSuccessor | undefined,
  ): Promise<ViewingProblem | undefined> {
    const { exact, sequence } = viewing;
    const minutes = exact ? String(lengthOf(exact)) : '';
    const fields: Readonly<Record<string, string>> = { to, minutes, seen: String(sequence) };
    const done = await changeViewing(call, viewing, 'move', name => fields[name] ?? '', takenOver);
    return done.kind === 'refused' ? done.problem : undefined;
  }

  return {
    async show(
      call,
      conflicting,
      { visitMinutes, seen, isChanged, done: { problems, moved }, blocked, takenOver, planned = [] },
    ) {
      const moment = brusselsMoment(call.now);
      const touched = conflicting.map(({ viewing }) => viewing);
      const entries = await viewingEntries(call.context, moment, touched);
      const atNewHours = await viewingRecords.ofRequests(moved);
      const movedEntries = await viewingEntries(call.context, moment, atNewHours);
      const tomorrow = addDays(call.context.today, 1);
      // The form preselects the first offered time of each viewing, so treat it as taken when finding times for the next one.
      const taken = [...planned];
      const viewings: ConflictingViewing[] = [];
      for (const [at, { viewing, against }] of conflicting.entries()) {
        const entry = entries[at];
        if (!entry) continue;
        const { day, request, exact, submissionId } = viewing;
        const withAgent = takenOver ? { ...viewing, agentId: takenOver.agentId } : viewing;
        const minutes = exact ? lengthOf(exact) : visitMinutes;
        const wanted = { minutes, count: OFFERED, planned: taken, ...(blocked && { blocked }) };
        const after = await findFreeHours(call, withAgent, { ...wanted, since: day > tomorrow ? day : tomorrow });
        // If no time is free after a long blocked time, times before it are offered.
        const offered = after.length > 0 ? after : await findFreeHours(call, withAgent, { ...wanted, since: tomorrow });
        const [first] = offered;
        if (first) taken.push({ ...withAgent, day: first.day, slot: first.slot, exact: first });
        viewings.push({
          ...entry,
          day,
          email: request.email,
          offered,
          problem: problems.get(submissionId),
          against: {
            viewings: await viewingEntries(call.context, moment, against?.viewings ?? []),
            taken: (against?.taken ?? []).map(time => spanWithinDay(day, time)),
          },
        });
      }
      return {
        viewings,
        moved: movedEntries.map((entry, at) => ({ ...entry, day: atNewHours[at]?.day ?? '' })),
        seen,
        isChanged,
      };
    },
    async moveAll(call, viewings, sent, takenOver) {
      const problems = new Map<string, ViewingProblem>();
      const moved: string[] = [];
      for (const viewing of viewings) {
        const problem = await move(call, viewing, sent(`to-${viewing.submissionId}`), takenOver);
        if (problem) problems.set(viewing.submissionId, problem);
        else moved.push(viewing.submissionId);
      }
      return { problems, moved };
    },
  };
}

/** Hash of the ids and versions of viewings, to recognize whether a list of them is still the same. */
export function versionsOf(viewings: readonly Pick<Viewing, 'submissionId' | 'sequence'>[]): string {
  const versions = viewings.map(({ submissionId, sequence }) => `${submissionId}:${sequence}`);
  return textHash(versions.toSorted().join(' '));
}

const lengthOf = ({ from, to }: Hours): number => minutesOf(to) - minutesOf(from);
