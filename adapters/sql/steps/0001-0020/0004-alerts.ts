import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Adds the upper bound of the current run of search alerts, and the time at which a mail was sent or given up. */
export const ALERTS: SchemaStep = {
  name: '0004 alerts and their mails',
  changes: queries => {
    const { integer, table } = columns(queries);
    const { schema } = queries.db;
    return [
      table('alert_run', t =>
        t
          .addColumn('one', integer, c => c.primaryKey().notNull().check(sql`one = 1`))
          .addColumn('reach', integer, c => c.notNull()),
      ),
      schema.alterTable('mail').addColumn('over_at', integer),
      queries.db.updateTable('mail').set(one => ({ over_at: one.ref('sent_at') })),
      schema.createIndex('mail_over').on('mail').column('over_at').where(sql.ref('over_at'), 'is not', null),
    ];
  },
};
