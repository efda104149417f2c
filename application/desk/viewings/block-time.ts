import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { type Hours, minutesOf } from '../../../domain/appointment/time-of-day.ts';
import { type OfferedHour, viewingsTouched } from '../../../domain/appointment/touched-viewings.ts';
import { brusselsDay, addDays } from '../../../domain/text/day.ts';
import type { Ids } from '../../ports/ids.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { contentHours } from '../../request/free-slot-capacity.ts';
import { brusselsMoment } from '../../request/viewing-error.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import type { makeChangeViewing, ViewingProblem } from './change-viewing.ts';
import type { FindFreeHours } from './free-hours.ts';
import { viewingEntries, type ViewingEntry } from './viewing-entry.ts';

/** A viewing that a blocked time would make impossible, with free hours to move it to. */
export type TouchedViewing = ViewingEntry & {
  readonly day: string;
  readonly email: string | undefined;
  readonly offered: readonly OfferedHour[];
  /** Why it could not be moved to the chosen hour. */
  readonly problem: ViewingProblem | undefined;
};

/** What blocking a time would touch, to be confirmed by a second press. */
export type Touched = {
  readonly viewings: readonly TouchedViewing[];
  /** The viewings in the versions shown; a second press for another list is shown the list again. */
  readonly seen: string;
  /** Whether this list differs from the one that was confirmed. */
  readonly isChanged: boolean;
};

/** Free hours offered for each viewing. */
const OFFERED = 6;

export type BlockTimeParts = {
  readonly viewingHours: ViewingHours;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly findFreeHours: FindFreeHours;
  readonly changeViewing: ReturnType<typeof makeChangeViewing>;
  readonly ids: Pick<Ids, 'reference'>;
};

/**
 * Blocks a time for the member, or with `isForAll` for all. If it touches viewings, the first press changes nothing and returns them; the
 * second one, with `how`, moves each to its chosen hour (`move`) or leaves them (`block`), and blocks the time if the list is still the same.
 */
export type BlockTime = (
  call: DeskCall,
  sent: SentFields,
  time: TimeSpan & { readonly words: string; readonly isForAll: boolean },
) => Promise<Touched | 'blocked'>;

export function makeBlockTime({
  viewingHours,
  viewingRecords,
  findFreeHours,
  changeViewing,
  ids,
}: BlockTimeParts): BlockTime {
  async function touchedBy({ context, member, now }: DeskCall, time: TimeSpan, isForAll: boolean) {
    const agency = (await viewingHours.agency()) ?? contentHours(context.content.settings);
    // Without a person of the team, a member has no viewings of their own.
    if (!isForAll && member.personId === undefined) return [];
    const days = [brusselsDay(time.from), brusselsDay(time.until)] as const;
    const held = await viewingRecords.between(...days, isForAll ? undefined : member.personId);
    return viewingsTouched(time, held, agency.visitMinutes, brusselsMoment(now));
  }

  async function shown(
    call: DeskCall,
    time: TimeSpan,
    touched: readonly ViewingWithRequest[],
    isChanged: boolean,
    problems: ReadonlyMap<string, ViewingProblem>,
  ): Promise<Touched> {
    const entries = await viewingEntries(call.context, brusselsMoment(call.now), touched);
    const agency = (await viewingHours.agency()) ?? contentHours(call.context.content.settings);
    const since = addDays(call.context.today, 1);
    const offered: (readonly OfferedHour[])[] = [];
    // The first hour of each is chosen at first, so that no two of one agent have the same.
    const planned: ViewingWithRequest[] = [];
    for (const visit of touched) {
      const minutes = visit.exact ? lengthOf(visit.exact) : agency.visitMinutes;
      const hours = await findFreeHours(call, visit, { since, minutes, count: OFFERED, blocked: time, planned });
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
      seen: seenOf(touched),
      isChanged,
    };
  }

  return async (call, sent, { words, isForAll, ...time }) => {
    const how = sent('how');
    const touched = await touchedBy(call, time, isForAll);
    const problems = new Map<string, ViewingProblem>();
    if (touched.length > 0 && how !== 'move' && how !== 'block') return shown(call, time, touched, false, problems);
    if (touched.length > 0 && sent('touched') !== seenOf(touched)) return shown(call, time, touched, true, problems);
    if (how === 'move') {
      for (const visit of touched) {
        const problem = await move(call, visit, sent(`to-${visit.submissionId}`));
        if (problem) problems.set(visit.submissionId, problem);
      }
      // Those that were not moved, and one that came meanwhile.
      const left = await touchedBy(call, time, isForAll);
      if (left.length > 0) return shown(call, time, left, false, problems);
    }
    const { member, now } = call;
    const agentId = isForAll ? undefined : member.id;
    await viewingHours.block(
      { id: ids.reference(), agentId, words, ...time },
      { by: { id: member.id, name: member.name }, at: now, action: 'time-blocked', subject: agentId },
    );
    return 'blocked';
  };

  /** Moves a viewing to an offered hour, as the form of its own page does; `to`: day, slot and start. */
  async function move(call: DeskCall, visit: ViewingWithRequest, to: string): Promise<ViewingProblem | undefined> {
    const { exact, sequence } = visit;
    const fields: Readonly<Record<string, string>> = {
      to,
      minutes: exact ? String(lengthOf(exact)) : '',
      seen: String(sequence),
    };
    const all = (name: string) => (fields[name] === undefined ? [] : [fields[name]]);
    const sent: SentFields = Object.assign((name: string) => all(name)[0] ?? '', {
      all,
      tooLongFor: undefined,
      pairs: Object.entries(fields),
    });
    const done = await changeViewing(call, visit, 'move', sent);
    return done.kind === 'refused' ? done.problem : undefined;
  }
}

const lengthOf = ({ from, to }: Hours): number => minutesOf(to) - minutesOf(from);

function seenOf(touched: readonly ViewingWithRequest[]): string {
  return touched
    .map(({ submissionId, sequence }) => `${submissionId}:${sequence}`)
    .toSorted()
    .join(' ');
}
