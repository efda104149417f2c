import { sql } from 'kysely';
import { columns, type SchemaStep } from '../schema/schema-step.ts';

/**
 * Which mails hold secrets of links in the clear. Mails that an earlier version stored, also while it runs beside this one: it leaves
 * the column null. `hideLinks` looks for them by the index. And mails that were asked for, until the worker looks their addresses up.
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
