import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables of the versioned catalogue, of changes of listings, and of the import's lease. */
export const CATALOGUE: SchemaStep = {
  name: '0002 catalogue',
  changes: queries => {
    const { text, integer, counted, table } = columns(queries);
    const { schema } = queries.db;
    return [
      table('catalogue', t =>
        t
          .addColumn('one', integer, c => c.primaryKey().notNull().check(sql`one = 1`))
          .addColumn('version', integer, c => c.notNull())
          .addColumn('importer', text)
          .addColumn('importer_until', integer, c => c.notNull()),
      ),
      table('listing', t =>
        t
          .addColumn('id', text, c => c.notNull())
          .addColumn('from_version', integer, c => c.notNull())
          .addColumn('to_version', integer)
          .addColumn('mark', text, c => c.notNull())
          .addColumn('project_id', text)
          .addColumn('brief', text, c => c.notNull())
          .addPrimaryKeyConstraint('listing_key', ['id', 'from_version']),
      ),
      schema.createIndex('listing_from').on('listing').column('from_version'),
      schema.createIndex('listing_to').on('listing').column('to_version').where('to_version', 'is not', null),
      table('listing_shown', t =>
        t
          .addColumn('id', text, c => c.notNull())
          .addColumn('from_version', integer, c => c.notNull())
          .addColumn('picture_files', text, c => c.notNull())
          .addColumn('shown', text, c => c.notNull())
          .addPrimaryKeyConstraint('listing_shown_key', ['id', 'from_version'])
          .addForeignKeyConstraint(
            'listing_shown_of',
            ['id', 'from_version'],
            'listing',
            ['id', 'from_version'],
            reference => reference.onDelete('cascade'),
          ),
      ),
      table('project', t =>
        t
          .addColumn('id', text, c => c.notNull())
          .addColumn('from_version', integer, c => c.notNull())
          .addColumn('to_version', integer)
          .addColumn('mark', text, c => c.notNull())
          .addColumn('picture_files', text, c => c.notNull())
          .addColumn('shown', text, c => c.notNull())
          .addPrimaryKeyConstraint('project_key', ['id', 'from_version']),
      ),
      table('listing_change', t =>
        counted(t)
          .addColumn('version', integer, c => c.notNull())
          .addColumn('at', integer, c => c.notNull())
          .addColumn('listing_id', text, c => c.notNull())
          .addColumn('event', text, c => c.notNull())
          .addColumn('told', integer),
      ),
      schema.createIndex('listing_change_untold').on('listing_change').column('seq').where(sql.ref('told'), 'is', null),
      schema.createIndex('listing_change_of').on('listing_change').columns(['listing_id', 'seq']),
    ];
  },
};
