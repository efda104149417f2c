import { sql } from 'kysely';
import { columns, type SchemaStep } from '../schema/schema-step.ts';

/**
 * Which mails hold secrets of links in the clear. Mails that an earlier version stored, also while it runs beside this one: it leaves
 * the column null. `hideLinks` looks for them by the index.
 */
export const LINKS_OF_MAILS: SchemaStep = {
  name: '0020 links of mails',
  changes: queries => {
    const { integer } = columns(queries);
    const { schema } = queries.db;
    return [
      schema.alterTable('mail').addColumn('links_hidden', integer),
      schema.createIndex('mail_links_shown').on('mail').column('seq').where(sql.ref('links_hidden'), 'is', null),
    ];
  },
};
