import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds an index of pending mails by due time: after days without a mail server, finding the next mail does not scan all
 * pending ones.
 */
export const TURN_OF_MAILS: SchemaStep = {
  name: '0008 turn of mails',
  changes: ({ db }) => [
    db.schema.dropIndex('mail_open'),
    db.schema.createIndex('mail_due').on('mail').columns(['due_at', 'seq']).where(sql.ref('due_at'), 'is not', null),
  ],
};
