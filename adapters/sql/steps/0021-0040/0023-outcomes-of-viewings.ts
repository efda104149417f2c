import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds whether a viewing was moved, and whether it happened. The status stays as it was, so that an earlier version that still runs during
 * an update counts and shows such a viewing as confirmed.
 */
export const OUTCOMES_OF_VIEWINGS: SchemaStep = {
  name: '0023 outcomes of viewings',
  changes: queries => {
    const { integer, text } = columns(queries);
    const { schema } = queries.db;
    return [
      // Null counts as 0: an earlier version inserts rows without this column.
      schema.alterTable('appointment').addColumn('moved', integer),
      schema.alterTable('appointment').addColumn('outcome', text),
    ];
  },
};
