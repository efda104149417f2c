import type { InsertObject } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';

/** Statement that stores the progress of a request in place of an earlier one. */
export function putRequestState(db: Queries['db'], row: InsertObject<Schema, 'request_state'>) {
  return db
    .insertInto('request_state')
    .values(row)
    .onConflict(conflict =>
      conflict.column('submission_id').doUpdateSet(one => ({
        state: one.ref('excluded.state'),
        agent_id: one.ref('excluded.agent_id'),
        agent_name: one.ref('excluded.agent_name'),
        changed_at: one.ref('excluded.changed_at'),
      })),
    );
}
