import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the table with start and result of the last import from the agency's CRM. */
export const IMPORT_RUNS: SchemaStep = {
  name: '0014 import runs',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    return [
      table('import_run', t =>
        t
          .addColumn('one', integer, c => c.primaryKey().notNull().check(sql`one = 1`))
          .addColumn('began_at', integer, c => c.notNull())
          .addColumn('ended_at', integer)
          .addColumn('failure', text)
          .addColumn('succeeded_at', integer),
      ),
    ];
  },
};
