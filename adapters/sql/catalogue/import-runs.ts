import type { ImportRuns } from '../../../application/ports/catalogue/import-runs.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/**
 * Milliseconds from now after which no valid start lies: a run with a later start was stored by a machine with a wrong clock and is
 * ignored.
 */
const AHEAD_MS = 3_600_000;

/** The last import from the agency's CRM, in a single row shared by all processes. */
export function makeSqlImportRuns(database: SqlDatabase): ImportRuns {
  const { db } = database.queries;
  const begin = statement<{ now: number; notSince: number; ahead: number }>()(value =>
    db
      .insertInto('import_run')
      .values({ one: 1, began_at: value.now })
      .onConflict(conflict =>
        conflict
          .column('one')
          .doUpdateSet({ began_at: value.now })
          .where(one =>
            one.or([one('import_run.began_at', '<=', value.notSince), one('import_run.began_at', '>', value.ahead)]),
          ),
      )
      .returning('began_at'),
  );
  const fail = statement<{ at: number; failure: string }>()(value =>
    db
      .updateTable('import_run')
      .set(one => ({ ended_at: value.at, failure: value.failure, failures: one('failures', '+', 1) })),
  );
  const succeed = statement<{ at: number; refused: number | null; warned: number | null }>()(value =>
    db.updateTable('import_run').set({
      ended_at: value.at,
      failure: null,
      succeeded_at: value.at,
      failures: 0,
      refused: value.refused,
      warned: value.warned,
    }),
  );
  // Selects all columns, so that a database with an older schema can be read too.
  const read = statement()(() => db.selectFrom('import_run').selectAll());

  return {
    begin: (now, notSince) =>
      database.write(function* (): Steps<Outcome<boolean>> {
        return commit((yield* run(begin, { now, notSince, ahead: now + AHEAD_MS })).length > 0);
      }),
    ended: ({ at, failure, findings }) =>
      database.write(function* (): Steps<Outcome<void>> {
        if (failure !== undefined) yield* run(fail, { at, failure });
        else yield* run(succeed, { at, refused: findings?.refused ?? null, warned: findings?.warned ?? null });
        return commit(undefined);
      }),
    async last() {
      const [row] = await database.read(() => run(read, {}));
      if (!row) return undefined;
      const { began_at, ended_at, failure, succeeded_at, failures, refused, warned } = row;
      return {
        beganAt: began_at,
        ended: ended_at === null ? undefined : { at: ended_at, failure: failure ?? undefined },
        succeededAt: succeeded_at ?? undefined,
        failures: failures ?? 0,
        findings: typeof refused === 'number' && typeof warned === 'number' ? { refused, warned } : undefined,
      };
    },
  };
}
