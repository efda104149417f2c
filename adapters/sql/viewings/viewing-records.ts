import type { ViewingRecords, ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import { agentHolder } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import { run, type Steps } from '../database/statement.ts';
import { viewingStatementsWith, viewingWithRequestOf } from './viewing-statements.ts';

/** Reads viewings from SQL; table `slot` contains the number of booked viewings. */
export function makeSqlViewingRecords(database: SqlDatabase): ViewingRecords {
  const statements = viewingStatementsWith(database.queries);
  const ofAll = (from: string, until: string) => run(statements.between, { from, until });
  const ofAgent = (from: string, until: string, agent: string) => run(statements.ofAgent, { from, until, agent });
  function* ofRequests(ids: readonly string[]): Steps<readonly ViewingWithRequest[]> {
    const found: ViewingWithRequest[] = [];
    for (const some of inPieces(ids, IDS_AT_ONCE))
      found.push(...(yield* run(statements.ofRequests, idValues(some))).map(viewingWithRequestOf));
    return found;
  }

  return {
    taken: (property, from, to) => database.read(() => run(statements.taken, { holder: property, from, to })),
    busy: (agent, from, to) => database.read(() => run(statements.taken, { holder: agentHolder(agent), from, to })),
    async byToken(tokenHash) {
      const [row] = await database.read(() => run(statements.byToken, { tokenHash }));
      return row && viewingWithRequestOf(row);
    },
    ofRequests: ids => database.read(() => ofRequests(ids)),
    async between(from, until, agent) {
      const rows = await database.read(() => (agent === undefined ? ofAll(from, until) : ofAgent(from, until, agent)));
      return rows.map(viewingWithRequestOf);
    },
    async unreminded(day) {
      return (await database.read(() => run(statements.unreminded, { day }))).map(viewingWithRequestOf);
    },
  };
}
