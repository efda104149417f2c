import type { SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds the id in the agency's CRM, if it differs from the site's. Null for earlier imports, where both are the same.
 */
export const EXTERNAL_IDS: SchemaStep = {
  name: '0016 external ids',
  changes: ({ db }) =>
    (['listing', 'project'] as const).map(table => db.schema.alterTable(table).addColumn('external_id', 'text')),
};
