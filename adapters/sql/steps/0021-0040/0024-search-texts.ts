import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds the text in which the desk searches requests. Null in rows of earlier versions, also those written while one of them still runs during
 * an update; a job fills it in, and until then `found_by` is searched.
 */
export const SEARCH_TEXTS: SchemaStep = {
  name: '0024 search texts',
  changes: queries => {
    const { text } = columns(queries);
    const { schema } = queries.db;
    return [
      schema.alterTable('submission').addColumn('search_text', text),
      schema.createIndex('submission_no_text').on('submission').column('search_text').where('search_text', 'is', null),
    ];
  },
};
