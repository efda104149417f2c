import type { SchemaStep } from '../schema/schema-step.ts';

/** Why a listing was removed; for listings removed before, it is derived from their last status label. */
export const GONE_REASONS: SchemaStep = {
  name: '0015 reasons of removed listings',
  changes: ({ db }) => [db.schema.alterTable('listing').addColumn('reason', 'text')],
};
