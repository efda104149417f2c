import type { SchemaStep } from '../schema/schema-step.ts';

/** Why a listing is gone; of what was removed before, its last ribbon says it. */
export const GONE_REASONS: SchemaStep = {
  name: '0015 reasons of removed listings',
  changes: ({ db }) => [db.schema.alterTable('listing').addColumn('reason', 'text')],
};
