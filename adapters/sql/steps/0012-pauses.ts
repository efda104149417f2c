import { columns, type SchemaStep } from '../schema/schema-step.ts';

/** Since when an alert is paused; those that exist are at work. */
export const PAUSES: SchemaStep = {
  name: '0012 pauses of alerts',
  changes: queries => [queries.db.schema.alterTable('subscription').addColumn('paused_at', columns(queries).integer)],
};
