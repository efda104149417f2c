import { type CreateTableBuilder, sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables of page views, and indexes to find the requests and viewings that an owner sees. */
export const VISITS: SchemaStep = {
  name: '0007 visits of properties',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    const { schema } = queries.db;
    /** Tables whose rows consist of their key only: without `without rowid`, SQLite would store each row twice. */
    const keyed = (
      name: string,
      filled: (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>,
    ) =>
      queries.dialect === 'sqlite'
        ? filled(schema.createTable(name)).modifyEnd(sql`strict, without rowid`)
        : filled(schema.createTable(name));
    return [
      keyed('visit', t =>
        t
          .addColumn('listing_id', text, c => c.notNull())
          .addColumn('day', text, c => c.notNull())
          .addColumn('visitor', text, c => c.notNull())
          .addPrimaryKeyConstraint('visit_key', ['listing_id', 'day', 'visitor']),
      ),
      keyed('visit_day', t =>
        t
          .addColumn('listing_id', text, c => c.notNull())
          .addColumn('day', text, c => c.notNull())
          .addColumn('visits', integer, c => c.notNull())
          .addPrimaryKeyConstraint('visit_day_key', ['listing_id', 'day']),
      ),
      table('visit_salt', t =>
        t.addColumn('day', text, c => c.primaryKey().notNull()).addColumn('salt', text, c => c.notNull()),
      ),
      schema
        .createIndex('submission_by_subject')
        .on('submission')
        .columns(['subject_id', 'received_at'])
        .where('subject_id', 'is not', null),
      schema.createIndex('appointment_by_property').on('appointment').columns(['property_id', 'day']),
    ];
  },
};
