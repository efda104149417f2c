import type { SuppressionList } from '../../../application/ports/mails/suppression-list.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** The suppression list, in the table `recommendation_stop`. */
export function makeSqlSuppressionList(database: SqlDatabase): SuppressionList {
  const { db } = database.queries;
  const insert = statement<{ person: string; now: number }>()(value =>
    db
      .insertInto('recommendation_stop')
      .values({ person: value.person, stopped_at: value.now })
      .onConflict(conflict => conflict.column('person').doNothing()),
  );
  const find = statement<{ person: string }>()(value =>
    db.selectFrom('recommendation_stop').select('person').where('person', '=', value.person),
  );

  function* add(person: string, now: number): Steps<Outcome<void>> {
    yield* run(insert, { person, now });
    return commit(undefined);
  }

  return {
    add: (person, now) => database.write(() => add(person, now)),
    has: async person => (await database.read(() => run(find, { person }))).length > 0,
  };
}
