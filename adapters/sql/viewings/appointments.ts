import type { Appointments, KeptAppointment } from '../../../application/ports/viewings/appointments.ts';
import { appointmentStatementsWith, keptAppointmentOf } from './appointment-statements.ts';
import { agentHolder } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps } from '../database/statement.ts';

/** Appointments in SQL; the places of an hour are counted by the database. */
export function makeSqlAppointments(database: SqlDatabase): Appointments {
  const statements = appointmentStatementsWith(database.queries);

  function* byToken(tokenHash: string): Steps<KeptAppointment | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && keptAppointmentOf(row);
  }

  return {
    taken: (property, from, to) => database.read(() => run(statements.taken, { holder: property, from, to })),
    busy: (agent, from, to) => database.read(() => run(statements.taken, { holder: agentHolder(agent), from, to })),
    byToken: tokenHash => database.read(() => byToken(tokenHash)),
  };
}
