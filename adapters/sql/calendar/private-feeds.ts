import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { PrivateFeeds } from '../../../application/ports/calendar/private-feeds.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

/** Secret URLs of agents' calendars in SQL; deleted with their account. */
export function makeSqlPrivateFeeds(database: SqlDatabase): PrivateFeeds {
  const statements = feedStatementsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* make(agent: string, hash: string, entry: DeskEntry): Steps<Outcome<boolean>> {
    if ((yield* run(statements.hold, { agent })).length === 0) return rollback(false);
    yield* run(statements.make, { agent, hash });
    yield* logDesk(entry);
    return commit(true);
  }

  function* end(agent: string, entry: DeskEntry): Steps<Outcome<boolean>> {
    if ((yield* run(statements.end, { agent })).length === 0) return rollback(false);
    yield* logDesk(entry);
    return commit(true);
  }

  return {
    isMade: async agent => (await database.read(() => run(statements.of, { agent }))).length > 0,
    make: (agent, hash, entry) => database.write(() => make(agent, hash, entry)),
    end: (agent, entry) => database.write(() => end(agent, entry)),
    agentOf: async hash => (await database.read(() => run(statements.byHash, { hash })))[0]?.agent_id,
  };
}

function feedStatementsWith({ db, dialect }: Queries) {
  return {
    of: statement<{ agent: string }>()(value =>
      db
        .selectFrom('agent_calendar')
        .select('agent_id')
        .where('agent_id', '=', value.agent)
        .where('feed_hash', 'is not', null),
    ),
    byHash: statement<{ hash: string }>()(value =>
      db.selectFrom('agent_calendar').select('agent_id').where('feed_hash', '=', value.hash),
    ),
    /** Locks the account, so that it is not removed meanwhile. */
    hold: statement<{ agent: string }>()(value =>
      db
        .selectFrom('agent')
        .select('id')
        .where('id', '=', value.agent)
        .$if(dialect === 'postgres', query => query.forKeyShare()),
    ),
    make: statement<{ agent: string; hash: string }>()(value =>
      db
        .insertInto('agent_calendar')
        .values({ agent_id: value.agent, feed_hash: value.hash })
        .onConflict(conflict => conflict.column('agent_id').doUpdateSet({ feed_hash: value.hash })),
    ),
    end: statement<{ agent: string }>()(value =>
      db
        .updateTable('agent_calendar')
        .set({ feed_hash: null })
        .where('agent_id', '=', value.agent)
        .where('feed_hash', 'is not', null)
        .returning('agent_id'),
    ),
  };
}
