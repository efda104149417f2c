import type { ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { ViewingChange, ViewingChanged, Viewings } from '../../../application/ports/viewings/viewings.ts';
import { hourClashes, nextViewing, reminderAfter } from '../../../domain/appointment/viewing-change.ts';
import { requestProgressWith } from './request-progress.ts';
import { viewingStatementsWith, viewingWithRequestOf } from './viewing-statements.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { hoursVersionWith } from '../calendar/hours-statements.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import type { Queries } from '../schema/dialect.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

type ViewingMails = (viewing: ViewingWithRequest) => readonly Mail[];

/** Changes viewings in SQL. A change locks the viewing's row before those of its slots. */
export function makeSqlViewings(database: SqlDatabase): Viewings {
  const { queries } = database;
  const reads = viewingStatementsWith(queries);
  const statements = writeStatementsWith(queries);
  const slots = slotStepsWith(queries);
  const hours = hoursVersionWith(queries);
  const putMails = putMailsWith(queries);
  const logDesk = deskLogStepsWith(queries);
  const setProgress = requestProgressWith(queries);

  function* found(id: string): Steps<ViewingWithRequest | undefined> {
    const [row] = yield* run(reads.byRequest, { id });
    return row && viewingWithRequestOf(row);
  }

  function* put(viewing: ViewingWithRequest, mails: ViewingMails): Steps<void> {
    yield* putMails(mails(viewing), { submission: viewing.submissionId, email: viewing.request.email });
  }

  function* change(
    id: string,
    seen: number,
    step: ViewingChange,
    mails: ViewingMails,
    entry: DeskEntry | undefined,
  ): Steps<Outcome<ViewingChanged>> {
    yield* run(statements.lock, { id });
    const viewing = yield* found(id);
    if (!viewing) return rollback({ kind: 'unknown' });
    const changed = viewing.sequence === seen ? nextViewing(viewing, step) : undefined;
    if (!changed) return rollback({ kind: 'changed-before', viewing });
    const { propertyId: property, agentId: agent } = viewing;
    const exact = 'exact' in step ? step.exact : undefined;
    if (step.kind === 'move' || exact) {
      // Locks the version of the viewing hours until the end of the transaction: two agents who set exact times on one day are serialized.
      const version = yield* hours.held();
      const asked = step.kind === 'move' ? step.to.hoursVersion : undefined;
      if (asked !== undefined && asked !== version) return rollback({ kind: 'hours-changed', viewing });
    }
    const from = { property, agent, day: viewing.day, slot: viewing.slot };
    const next = changed.agentId;
    const target = { property, agent: next, day: changed.day, slot: changed.slot };
    if (changed.status === 'cancelled') yield* slots.giveBack(from);
    else if (step.kind === 'move' && (from.day !== target.day || from.slot !== target.slot || agent !== next)) {
      // The two slots are locked in a fixed order, so that two visitors who swap slots cannot deadlock.
      const giveFirst = `${from.day} ${from.slot}` <= `${target.day} ${target.slot}`;
      if (giveFirst) yield* slots.giveBack(from);
      if (!(yield* slots.take(target, step.to))) return rollback({ kind: 'slot-full', viewing });
      if (!giveFirst) yield* slots.giveBack(from);
    }
    if (next !== '' && exact) {
      const sameDay = yield* run(reads.ofAgent, { from: changed.day, until: changed.day, agent: next });
      const others = sameDay.map(viewingWithRequestOf).filter(other => other.submissionId !== id);
      if (hourClashes({ propertyId: property, exact }, others, step.travelMinutes ?? 0).length > 0)
        return rollback({ kind: 'hour-taken', viewing });
    }
    yield* run(statements.change, {
      id,
      agent: next,
      status: changed.status,
      day: changed.day,
      slot: changed.slot,
      from: changed.from,
      to: changed.to,
      capacity: changed.capacity,
      exactFrom: changed.exact?.from ?? null,
      exactTo: changed.exact?.to ?? null,
      reason: changed.reason ?? null,
      moved: changed.isMoved ? 1 : 0,
      outcome: changed.outcome ?? null,
      sequence: changed.sequence,
    });
    const reminder = reminderAfter(step, viewing, changed, entry?.at);
    if (reminder) yield* run(statements.setReminder, { id, at: reminder === 'told' && entry ? entry.at : null });
    yield* setProgress(id, step, entry);
    yield* put(changed, mails);
    if (entry) yield* logDesk(entry);
    return commit({ kind: 'changed', viewing: changed });
  }

  function* remind(id: string, day: string, now: number, mails: ViewingMails): Steps<Outcome<boolean>> {
    const [noted] = yield* run(statements.remind, { id, day, now });
    const viewing = noted && (yield* found(id));
    if (!viewing) return rollback(false);
    yield* put(viewing, mails);
    return commit(true);
  }

  return {
    change: (id, seen, step, mails, entry) => database.write(() => change(id, seen, step, mails, entry)),
    remind: (id, day, now, mails) => database.write(() => remind(id, day, now, mails)),
  };
}

function writeStatementsWith({ db, dialect }: Queries) {
  return {
    /** Locks the row for a change on PostgreSQL; SQLite has a single writer. */
    lock: statement<{ id: string }>()(value =>
      db
        .selectFrom('appointment')
        .select('submission_id')
        .where('submission_id', '=', value.id)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    change: statement<{
      id: string;
      agent: string;
      status: string;
      day: string;
      slot: string;
      from: string;
      to: string;
      capacity: number;
      exactFrom: string | null;
      exactTo: string | null;
      reason: string | null;
      moved: number;
      outcome: string | null;
      sequence: number;
    }>()(value =>
      db
        .updateTable('appointment')
        .set({
          agent_id: value.agent,
          status: value.status,
          day: value.day,
          slot: value.slot,
          from_hour: value.from,
          to_hour: value.to,
          capacity: value.capacity,
          exact_from: value.exactFrom,
          exact_to: value.exactTo,
          reason: value.reason,
          moved: value.moved,
          outcome: value.outcome,
          sequence: value.sequence,
        })
        .where('submission_id', '=', value.id),
    ),
    setReminder: statement<{ id: string; at: number | null }>()(value =>
      db.updateTable('appointment').set({ reminded_at: value.at }).where('submission_id', '=', value.id),
    ),
    remind: statement<{ id: string; day: string; now: number }>()(value =>
      db
        .updateTable('appointment')
        .set({ reminded_at: value.now })
        .where('submission_id', '=', value.id)
        .where('day', '=', value.day)
        .where('status', '=', 'confirmed')
        .where('reminded_at', 'is', null)
        .returning('submission_id'),
    ),
  };
}
