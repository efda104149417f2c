import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds the columns by which alerts are raised: enqueue times of mails, the number of failed imports and the findings of the last import.
 * Adds the table of active alerts.
 */
export const ALARMS: SchemaStep = {
  name: '0017 alarms',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    const { schema } = queries.db;
    return [
      schema.alterTable('mail').addColumn('put_at', integer),
      schema.alterTable('import_run').addColumn('failures', integer, c => c.notNull().defaultTo(0)),
      schema.alterTable('import_run').addColumn('refused', integer),
      schema.alterTable('import_run').addColumn('warned', integer),
      table('alarm', t =>
        t
          .addColumn('kind', text, c => c.notNull())
          .addColumn('machine', text, c => c.notNull())
          .addColumn('began_at', integer, c => c.notNull())
          .addColumn('seen_at', integer, c => c.notNull())
          .addPrimaryKeyConstraint('alarm_pk', ['kind', 'machine']),
      ),
    ];
  },
};
