import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables that links in mails change: confirmed offers, and people who refuse recommendations. */
export const LINKS: SchemaStep = {
  name: '0003 links of mails',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    return [
      table('offer', t =>
        t
          .addColumn('submission_id', text, c =>
            c.primaryKey().notNull().references('submission.id').onDelete('cascade'),
          )
          .addColumn('token_hash', text, c => c.notNull().unique())
          .addColumn('confirmed_at', integer),
      ),
      table('recommendation_stop', t =>
        t.addColumn('person', text, c => c.primaryKey().notNull()).addColumn('stopped_at', integer, c => c.notNull()),
      ),
      queries.db.schema
        .createIndex('subscription_unconfirmed')
        .on('subscription')
        .column('created_at')
        .where(sql.ref('confirmed_at'), 'is', null),
    ];
  },
};
