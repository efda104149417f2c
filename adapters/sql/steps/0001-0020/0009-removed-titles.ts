import type { SchemaStep } from '../../schema/schema-step.ts';

/** Adds the title of a removed listing, so that its page can name it; null for listings removed before this step. */
export const REMOVED_TITLES: SchemaStep = {
  name: '0009 titles of removed listings',
  changes: ({ db }) => [db.schema.alterTable('listing').addColumn('title', 'text')],
};
