import type { SchemaStep } from '../schema/schema-step.ts';

/** What a removed listing was called, so that its page can name it; nothing of those that were removed before. */
export const REMOVED_TITLES: SchemaStep = {
  name: '0009 titles of removed listings',
  changes: ({ db }) => [db.schema.alterTable('listing').addColumn('title', 'text')],
};
