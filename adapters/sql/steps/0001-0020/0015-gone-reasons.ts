import type { SchemaStep } from '../../schema/schema-step.ts';

/** Adds the reason why a listing was removed. For listings removed before, the reason is derived from their last status label. */
export const GONE_REASONS: SchemaStep = {
  name: '0015 reasons of removed listings',
  changes: ({ db }) => [db.schema.alterTable('listing').addColumn('reason', 'text')],
};
