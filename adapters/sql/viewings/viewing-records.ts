import type { ViewingRecords } from '../../../application/ports/viewings/viewing-records.ts';
import { agentHolder } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run } from '../database/statement.ts';
import { viewingStatementsWith, viewingWithRequestOf } from './record-statements.ts';

/** Reads viewings from SQL; table `slot` contains the number of booked viewings. */
export function makeSqlViewingRecords(database: SqlDatabase): ViewingRecords {
  const statements = viewingStatementsWith(database.queries);
  const ofAll = (from: string, until: string) => run(statements.between, { from, until });
  const ofAgent = (from: string, until: string, agent: string) => run(statements.ofAgent, { from, until, agent });
  return {
    taken: (property, from, to) => database.read(() => run(statements.taken, { holder: property, from, to })),
    busy: (agent, from, to) => database.read(() => run(statements.taken, { holder: agentHolder(agent), from, to })),
    async byToken(tokenHash) {
      const [row] = await database.read(() => run(statements.byToken, { tokenHash }));
      return row && viewingWithRequestOf(row);
    },
    async byRequest(id) {
      const [row] = await database.read(() => run(statements.byRequest, { id }));
      return row && viewingWithRequestOf(row);
    },
    async between(from, until, agent) {
      const rows = await database.read(() => (agent === undefined ? ofAll(from, until) : ofAgent(from, until, agent)));
      return rows.map(viewingWithRequestOf);
    },
    async unreminded(day) {
      return (await database.read(() => run(statements.unreminded, { day }))).map(viewingWithRequestOf);
    },
  };
}
