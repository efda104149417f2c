import { ALARM_KINDS, type AlarmKind, type Alarms } from '../../application/ports/alarms.ts';
import type { Queries } from './schema/dialect.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';

/** What an operator was told of, in SQL: a row for each alarm that goes on. */
export function makeSqlAlarms(database: SqlDatabase): Alarms {
  const { db } = database.queries;
  const current = statement()(() => db.selectFrom('alarm').selectAll().orderBy('began_at').orderBy('kind'));
  const seen = statement<{ kind: string; machine: string; now: number }>()(value =>
    db
      .updateTable('alarm')
      .set({ seen_at: value.now })
      .where('kind', '=', value.kind)
      .where('machine', '=', value.machine),
  );
  const forget = statement<{ before: number }>()(value => db.deleteFrom('alarm').where('seen_at', '<', value.before));

  function* only(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return done(undefined);
  }

  return {
    async current() {
      const rows = await database.read(() => run(current, {}));
      return rows.flatMap(({ kind, machine, began_at, seen_at }) =>
        isAlarmKind(kind) ? [{ kind, machine, beganAt: began_at, seenAt: seen_at }] : [],
      );
    },
    seen: ({ kind, machine }, now) => database.write(() => only(run(seen, { kind, machine, now }))),
    forgetUnseen: before => database.write(() => only(run(forget, { before }))),
  };
}

/** A newer version of the site, beside this one for a while, may know more kinds. */
function isAlarmKind(kind: string): kind is AlarmKind {
  return ALARM_KINDS.some(known => known === kind);
}

export function alarmStatementsWith({ db }: Queries) {
  return {
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
