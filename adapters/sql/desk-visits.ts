import type { KeptAppointment } from '../../application/ports/appointments.ts';
import type { DeskEntry } from '../../application/ports/desk-log.ts';
import type { DeskVisitChange, DeskVisitChanged, DeskVisits } from '../../application/ports/desk-visits.ts';
import type { Mail } from '../../application/ports/outbox.ts';
import { changedVisit, hourClashes, isToldInTime } from '../../domain/appointment/visit-change.ts';
import { keptAppointmentOf } from './appointment-statements.ts';
import { deskLogStepsWith } from './desk-log.ts';
import { hoursVersionWith } from './hours-statements.ts';
import { REQUEST_COLUMNS } from './kept-request.ts';
import { putMailsWith } from './mail-statements.ts';
import type { Queries } from './schema/dialect.ts';
import { slotStepsWith } from './slot-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement, undone } from './statement.ts';

type TellVisit = (visit: KeptAppointment) => readonly Mail[];

/** Visits of the desk in SQL. A change holds the visit's row before its slots', as the visitor's own changes do. */
export function makeSqlDeskVisits(database: SqlDatabase): DeskVisits {
  const { queries } = database;
  const statements = deskVisitStatementsWith(queries);
  const slots = slotStepsWith(queries);
  const hours = hoursVersionWith(queries);
  const putMails = putMailsWith(queries);
  const logDesk = deskLogStepsWith(queries);

  function* found(id: string): Steps<KeptAppointment | undefined> {
    const [row] = yield* run(statements.byRequest, { id });
    return row && keptAppointmentOf(row);
  }

  function* put(visit: KeptAppointment, mails: TellVisit): Steps<void> {
    yield* putMails(mails(visit), { submission: visit.submissionId, email: visit.request.email });
  }

  function* change(
    id: string,
    sequence: number,
    wanted: DeskVisitChange,
    entry: DeskEntry,
    mails: TellVisit,
  ): Steps<Outcome<DeskVisitChanged>> {
    yield* run(statements.hold, { id });
    const visit = yield* found(id);
    if (!visit) return undone({ kind: 'unknown' });
    const changed = visit.sequence === sequence ? changedVisit(visit, wanted) : undefined;
    if (!changed) return undone({ kind: 'changed-before', visit });
    const { propertyId: property, agentId: agent } = visit;
    if (wanted.kind === 'move' || changed.exact) {
      // Held to the end: two agents who set hours of one day come one after the other.
      const version = yield* hours.held();
      const asked = wanted.kind === 'move' ? wanted.to.hoursVersion : undefined;
      if (asked !== undefined && asked !== version) return undone({ kind: 'hours-changed', visit });
    }
    const from = { property, agent, day: visit.day, slot: visit.slot };
    const target = { property, agent, day: changed.day, slot: changed.slot };
    if (changed.status === 'cancelled') yield* slots.giveBack(from);
    else if (wanted.kind === 'move' && (from.day !== target.day || from.slot !== target.slot)) {
      // Always in the same order, so that two who change places do not wait for each other.
      const giveFirst = `${from.day} ${from.slot}` < `${target.day} ${target.slot}`;
      if (giveFirst) yield* slots.giveBack(from);
      if (!(yield* slots.take(target, wanted.to))) return undone({ kind: 'slot-full', visit });
      if (!giveFirst) yield* slots.giveBack(from);
    }
    if (agent !== '' && changed.status === 'confirmed' && changed.exact) {
      const sameDay = yield* run(statements.ofAgent, { from: changed.day, until: changed.day, agent });
      const others = sameDay.map(keptAppointmentOf).filter(other => other.submissionId !== id);
      const asked = { propertyId: property, exact: changed.exact };
      if (hourClashes(asked, others, wanted.travelMinutes ?? 0).length > 0)
        return undone({ kind: 'hour-taken', visit });
    }
    yield* run(statements.change, {
      id,
      status: changed.status,
      day: changed.day,
      slot: changed.slot,
      from: changed.from,
      to: changed.to,
      capacity: changed.capacity,
      exactFrom: changed.exact?.from ?? null,
      exactTo: changed.exact?.to ?? null,
      reason: changed.reason ?? null,
      sequence: changed.sequence,
    });
    const isTold = isToldInTime(changed.day, entry.at);
    if (isTold || changed.day !== visit.day) yield* run(statements.setReminder, { id, at: isTold ? entry.at : null });
    yield* put(changed, mails);
    yield* logDesk(entry);
    return done({ kind: 'changed', visit: changed });
  }

  function* remind(id: string, day: string, now: number, mails: TellVisit): Steps<Outcome<boolean>> {
    const [noted] = yield* run(statements.remind, { id, day, now });
    const visit = noted && (yield* found(id));
    if (!visit) return undone(false);
    yield* put(visit, mails);
    return done(true);
  }

  return {
    between: async (from, until, agentId) => {
      const rows = await database.read(() =>
        agentId === undefined
          ? run(statements.between, { from, until })
          : run(statements.ofAgent, { from, until, agent: agentId }),
      );
      return rows.map(keptAppointmentOf);
    },
    byRequest: id => database.read(() => found(id)),
    change: (id, sequence, wanted, entry, mails) => database.write(() => change(id, sequence, wanted, entry, mails)),
    unreminded: async day => (await database.read(() => run(statements.unreminded, { day }))).map(keptAppointmentOf),
    remind: (id, day, now, mails) => database.write(() => remind(id, day, now, mails)),
  };
}

function deskVisitStatementsWith({ db, dialect }: Queries) {
  const select = () =>
    db
      .selectFrom('appointment')
      .innerJoin('submission', 'submission.id', 'appointment.submission_id')
      .selectAll('appointment')
      .select(REQUEST_COLUMNS);
  const within = (value: { from: string; until: string }) =>
    select()
      .where('day', '>=', value.from)
      .where('day', '<=', value.until)
      .orderBy('day')
      .orderBy(({ fn }) => fn.coalesce('exact_from', 'from_hour'))
      .orderBy('submission_id');
  return {
    between: statement<{ from: string; until: string }>()(within),
    ofAgent: statement<{ from: string; until: string; agent: string }>()(value =>
      within(value).where('agent_id', '=', value.agent),
    ),
    byRequest: statement<{ id: string }>()(value => select().where('appointment.submission_id', '=', value.id)),
    /** For a change: on PostgreSQL others wait; SQLite has one writer. */
    hold: statement<{ id: string }>()(value =>
      db
        .selectFrom('appointment')
        .select('submission_id')
        .where('submission_id', '=', value.id)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    change: statement<{
      id: string;
      status: string;
      day: string;
      slot: string;
      from: string;
      to: string;
      capacity: number;
      exactFrom: string | null;
      exactTo: string | null;
      reason: string | null;
      sequence: number;
    }>()(value =>
      db
        .updateTable('appointment')
        .set({
          status: value.status,
          day: value.day,
          slot: value.slot,
          from_hour: value.from,
          to_hour: value.to,
          capacity: value.capacity,
          exact_from: value.exactFrom,
          exact_to: value.exactTo,
          reason: value.reason,
          sequence: value.sequence,
        })
        .where('submission_id', '=', value.id),
    ),
    setReminder: statement<{ id: string; at: number | null }>()(value =>
      db.updateTable('appointment').set({ reminded_at: value.at }).where('submission_id', '=', value.id),
    ),
    unreminded: statement<{ day: string }>()(value =>
      select()
        .where('day', '=', value.day)
        .where('status', '=', 'confirmed')
        .where('reminded_at', 'is', null)
        .orderBy('submission_id'),
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
