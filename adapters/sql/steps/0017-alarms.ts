import { columns, type SchemaStep } from '../schema/schema-step.ts';

/** Enqueue time of mails, number of failed imports and findings of the last one, and active alarms. */
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
