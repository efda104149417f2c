import type { Selectable } from 'kysely';
import type { Appointment, KeptAppointment } from '../../application/ports/appointments.ts';
import { VISIT_STATES } from '../../domain/appointment/visit-change.ts';
import type { Queries } from './schema/dialect.ts';
import { REQUEST_COLUMNS, requestOf } from './kept-request.ts';
import type { Schema } from './schema/schema.ts';
import { statement } from './statement.ts';

export function appointmentStatementsWith({ db, dialect }: Queries) {
  return {
    taken: statement<{ holder: string; from: string; to: string }>()(value =>
      db
        .selectFrom('slot')
        .select(['day', 'slot', 'taken as count'])
        .where('holder', '=', value.holder)
        .where('day', '>=', value.from)
        .where('day', '<=', value.to)
        .where('taken', '>', 0)
        .orderBy('day')
        .orderBy('slot'),
    ),
    byToken: statement<{ tokenHash: string }>()(value =>
      db
        .selectFrom('appointment')
        .innerJoin('submission', 'submission.id', 'appointment.submission_id')
        .selectAll('appointment')
        .select(REQUEST_COLUMNS)
        .where('token_hash', '=', value.tokenHash),
    ),
    /** The same for a change: on PostgreSQL others wait; SQLite has one writer. */
    lockByToken: statement<{ tokenHash: string }>()(value =>
      db
        .selectFrom('appointment')
        .selectAll()
        .where('token_hash', '=', value.tokenHash)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    move: statement<{
      tokenHash: string;
      day: string;
      slot: string;
      from: string;
      to: string;
      capacity: number;
      status: string;
    }>()(value =>
      db
        .updateTable('appointment')
        .set(one => ({
          day: value.day,
          slot: value.slot,
          from_hour: value.from,
          to_hour: value.to,
          capacity: value.capacity,
          status: value.status,
          exact_from: null,
          exact_to: null,
          reminded_at: null,
          sequence: one('sequence', '+', 1),
        }))
        .where('token_hash', '=', value.tokenHash),
    ),
    cancel: statement<{ tokenHash: string }>()(value =>
      db
        .updateTable('appointment')
        .set(one => ({ status: 'cancelled', sequence: one('sequence', '+', 1) }))
        .where('token_hash', '=', value.tokenHash)
        .where('status', '!=', 'cancelled')
        .returning(['property_id', 'agent_id', 'day', 'slot']),
    ),
  };
}

export function appointmentOf(row: Selectable<Schema['appointment']>): Appointment {
  return {
    submissionId: row.submission_id,
    agentId: row.agent_id,
    propertyId: row.property_id,
    day: row.day,
    slot: row.slot,
    from: row.from_hour,
    to: row.to_hour,
    capacity: row.capacity,
    tokenHash: row.token_hash,
    status: VISIT_STATES.find(state => state === row.status) ?? 'cancelled',
    exact: row.exact_from === null || row.exact_to === null ? undefined : { from: row.exact_from, to: row.exact_to },
    reason: row.reason ?? undefined,
    sequence: row.sequence,
  };
}

type KeptRow = Selectable<Schema['appointment']> & Parameters<typeof requestOf>[0];

export function keptAppointmentOf(row: KeptRow): KeptAppointment {
  return { ...appointmentOf(row), request: requestOf(row) };
}
