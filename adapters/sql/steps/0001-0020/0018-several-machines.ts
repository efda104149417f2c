import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Creates tables for processes without a shared disk: files in pieces, URLs of copied pictures, leases of background
 * jobs.
 */
export const SEVERAL_MACHINES: SchemaStep = {
  name: '0018 several machines',
  changes: queries => {
    const { text, integer, table, counted } = columns(queries);
    const bytes = queries.dialect === 'sqlite' ? sql`blob` : sql`bytea`;
    return [
      table('kept_file', t =>
        t
          .addColumn('name', text, c => c.primaryKey().notNull())
          .addColumn('purpose', text, c => c.notNull())
          .addColumn('begun_at', integer, c => c.notNull())
          .addColumn('pieces', integer)
          .addColumn('warning', text),
      ),
      table('file_piece', t =>
        t
          .addColumn('name', text, c => c.notNull().references('kept_file.name').onDelete('cascade'))
          .addColumn('place', integer, c => c.notNull())
          .addColumn('bytes', bytes, c => c.notNull())
          .addPrimaryKeyConstraint('file_piece_key', ['name', 'place']),
      ),
      table('picture_copy', t =>
        counted(t)
          .addColumn('file', text, c => c.notNull().unique())
          .addColumn('address', text)
          .addColumn('gone_at', integer),
      ),
      table('worker_lease', t =>
        t
          .addColumn('work', text, c => c.primaryKey().notNull())
          .addColumn('holder', text, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
    ];
  },
};
