import type { RecommendationStops } from '../../application/ports/recommendation-stops.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';

/** Who wants no more recommendations, in SQL. */
export function makeSqlStops(database: SqlDatabase): RecommendationStops {
  const { db } = database.queries;
  const note = statement<{ person: string; now: number }>()(value =>
    db
      .insertInto('recommendation_stop')
      .values({ person: value.person, stopped_at: value.now })
      .onConflict(conflict => conflict.column('person').doNothing()),
  );
  const find = statement<{ person: string }>()(value =>
    db.selectFrom('recommendation_stop').select('person').where('person', '=', value.person),
  );

  function* stop(person: string, now: number): Steps<Outcome<void>> {
    yield* run(note, { person, now });
    return done(undefined);
  }

  return {
    stop: (person, now) => database.write(() => stop(person, now)),
    stopped: async person => (await database.read(() => run(find, { person }))).length > 0,
  };
}
