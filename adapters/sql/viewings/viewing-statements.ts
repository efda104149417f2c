import type { Selectable } from 'kysely';
import type { Viewing, ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import { viewingFactsOf } from '../calendar/viewing-facts.ts';
import type { Queries } from '../schema/dialect.ts';
import { REQUEST_COLUMNS, requestOf } from '../requests/stored-request.ts';
import type { Schema } from '../schema/schema.ts';
import { idsIn } from '../database/many-rows.ts';
import { statement } from '../database/statement.ts';

export function viewingStatementsWith({ db }: Queries) {
  const select = () =>
    db
      .selectFrom('appointment')
      .innerJoin('submission', 'submission.id', 'appointment.submission_id')
      .selectAll('appointment')
      .select(REQUEST_COLUMNS);
  const within = (value: { from: string; until: string }) =>
    select()
      .where('day', '>=', value.from)
      .where('day', '<=', value.until)
      .orderBy('day')
      .orderBy(({ fn }) => fn.coalesce('exact_from', 'from_hour'))
      .orderBy('submission_id');
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
    byToken: statement<{ tokenHash: string }>()(value => select().where('token_hash', '=', value.tokenHash)),
    byRequest: statement<{ id: string }>()(value => select().where('appointment.submission_id', '=', value.id)),
    ofRequests: statement<Readonly<Record<string, string>>>()(value =>
      select().where('appointment.submission_id', 'in', idsIn(value)),
    ),
    between: statement<{ from: string; until: string }>()(within),
    ofAgent: statement<{ from: string; until: string; agent: string }>()(value =>
      within(value).where('agent_id', '=', value.agent),
    ),
    unreminded: statement<{ day: string }>()(value =>
      select()
        .where('day', '=', value.day)
        .where('status', '=', 'confirmed')
        .where('reminded_at', 'is', null)
        .orderBy('submission_id'),
    ),
  };
}

export function viewingOf(row: Selectable<Schema['appointment']>): Viewing {
  return {
    ...viewingFactsOf(row),
    submissionId: row.submission_id,
    agentId: row.agent_id,
    propertyId: row.property_id,
    slot: row.slot,
    capacity: row.capacity,
    tokenHash: row.token_hash,
    reason: row.reason ?? undefined,
    sequence: row.sequence,
  };
}

type ViewingRow = Selectable<Schema['appointment']> & Parameters<typeof requestOf>[0];

export function viewingWithRequestOf(row: ViewingRow): ViewingWithRequest {
  return { ...viewingOf(row), request: requestOf(row) };
}
