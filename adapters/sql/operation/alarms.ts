import {
  ALARM_KINDS,
  type AlarmKey,
  type AlarmKind,
  type Alarms,
} from '../../../application/ports/operation/alarms.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { NO_OWNER, putMailsWith } from '../mails/mail-statements.ts';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

/** Active alarms, in the table `alarm`. */
export function makeSqlAlarms(database: SqlDatabase): Alarms {
  const statements = alarmStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* only(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return commit(undefined);
  }

  function* begin(alarm: AlarmKey, now: number, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    if ((yield* run(statements.begin, { ...alarm, now })).length === 0) return rollback(false);
    yield* putMails(mails, NO_OWNER);
    return commit(true);
  }

  function* end(alarm: AlarmKey, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    if ((yield* run(statements.end, alarm)).length === 0) return rollback(false);
    yield* putMails(mails, NO_OWNER);
    return commit(true);
  }

  return {
    async current() {
      const rows = await database.read(() => run(statements.current, {}));
      return rows.flatMap(({ kind, machine, began_at, seen_at }) =>
        isAlarmKind(kind) ? [{ kind, machine, beganAt: began_at, seenAt: seen_at }] : [],
      );
    },
    seen: ({ kind, machine }, now) => database.write(() => only(run(statements.seen, { kind, machine, now }))),
    forgetUnseen: before => database.write(() => only(run(statements.forget, { before }))),
    begin: (alarm, now, mails) => database.write(() => begin(alarm, now, mails)),
    end: (alarm, mails) => database.write(() => end(alarm, mails)),
  };
}

/** Whether this version of the site knows a kind of alarm: during an update, a newer version may store more kinds. */
function isAlarmKind(kind: string): kind is AlarmKind {
  return ALARM_KINDS.some(known => known === kind);
}

function alarmStatementsWith({ db }: Queries) {
  return {
    current: statement()(() => db.selectFrom('alarm').selectAll().orderBy('began_at').orderBy('kind')),
    seen: statement<{ kind: string; machine: string; now: number }>()(value =>
      db
        .updateTable('alarm')
        .set({ seen_at: value.now })
        .where('kind', '=', value.kind)
        .where('machine', '=', value.machine),
    ),
    forget: statement<{ before: number }>()(value => db.deleteFrom('alarm').where('seen_at', '<', value.before)),
    begin: statement<{ kind: string; machine: string; now: number }>()(value =>
      db
        .insertInto('alarm')
        .values({ kind: value.kind, machine: value.machine, began_at: value.now, seen_at: value.now })
        .onConflict(conflict => conflict.columns(['kind', 'machine']).doNothing())
        .returning('kind'),
    ),
    end: statement<{ kind: string; machine: string }>()(value =>
      db.deleteFrom('alarm').where('kind', '=', value.kind).where('machine', '=', value.machine).returning('kind'),
    ),
  };
}
