import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Marks mails that contain secrets of links in clear: the column is null on mails stored by an earlier version, also while an earlier
 * version runs during an update. `hideLinks` finds them by the index. Also adds the queue of requested mails, whose addresses a worker
 * looks up.
 */
export const LINKS_OF_MAILS: SchemaStep = {
  name: '0020 links of mails',
  changes: queries => {
    const { counted, integer, table, text } = columns(queries);
    const { schema } = queries.db;
    return [
      schema.alterTable('mail').addColumn('links_hidden', integer),
      schema.createIndex('mail_links_shown').on('mail').column('seq').where(sql.ref('links_hidden'), 'is', null),
      table('asked_mail', made =>
        counted(made)
          .addColumn('id', text, column => column.notNull().unique())
          .addColumn('kind', text, column => column.notNull())
          .addColumn('email', text, column => column.notNull())
          .addColumn('email_folded', text, column => column.notNull())
          .addColumn('language', text, column => column.notNull())
          .addColumn('asked_at', integer, column => column.notNull()),
      ),
    ];
  },
};
