import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Adds the time at which an alert was paused; existing alerts are active. */
export const PAUSES: SchemaStep = {
  name: '0012 pauses of alerts',
  changes: queries => [queries.db.schema.alterTable('subscription').addColumn('paused_at', columns(queries).integer)],
};
