import type { AlertRuns } from '../../../application/ports/alerts/alert-runs.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** Upper bound of the current run of search alerts, in a single row shared by all processes. */
export function makeSqlAlertRuns(database: SqlDatabase): AlertRuns {
  const { db } = database.queries;
  const begin = statement<{ first: number; last: number }>()(value =>
    db
      .insertInto('alert_run')
      .values({ one: 1, reach: value.last })
      .onConflict(conflict =>
        conflict.column('one').doUpdateSet({ reach: value.last }).where('alert_run.reach', '<', value.first),
      ),
  );
  const read = statement()(() => db.selectFrom('alert_run').select('reach'));

  function* reach(first: number, last: number): Steps<Outcome<number>> {
    yield* run(begin, { first, last });
    const [row] = yield* run(read, {});
    return commit(row?.reach ?? last);
  }

  return { reach: (first, last) => database.write(() => reach(first, last)) };
}
