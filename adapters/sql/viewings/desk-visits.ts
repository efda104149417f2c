import type { DeskVisits } from '../../../application/ports/viewings/desk-visits.ts';
import { appointmentStatementsWith, keptAppointmentOf } from './appointment-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run } from '../database/statement.ts';

/** Visits as the desk sees them, in SQL. */
export function makeSqlDeskVisits(database: SqlDatabase): DeskVisits {
  const statements = appointmentStatementsWith(database.queries);
  return {
    between: async (from, until, agentId) => {
      const rows = await database.read(() =>
        agentId === undefined
          ? run(statements.between, { from, until })
          : run(statements.ofAgent, { from, until, agent: agentId }),
      );
      return rows.map(keptAppointmentOf);
    },
    async byRequest(id) {
      const [row] = await database.read(() => run(statements.byRequest, { id }));
      return row && keptAppointmentOf(row);
    },
    unreminded: async day => (await database.read(() => run(statements.unreminded, { day }))).map(keptAppointmentOf),
  };
}
