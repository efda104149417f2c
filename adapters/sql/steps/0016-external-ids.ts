import type { SchemaStep } from '../schema/schema-step.ts';

/** How the agency's system names what is kept under another id; none of what was imported before: there both are the same. */
export const EXTERNAL_IDS: SchemaStep = {
  name: '0016 external ids',
  changes: ({ db }) =>
    (['listing', 'project'] as const).map(table => db.schema.alterTable(table).addColumn('external_id', 'text')),
};
