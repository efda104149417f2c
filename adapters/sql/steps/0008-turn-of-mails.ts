import { sql } from 'kysely';
import type { SchemaStep } from '../schema/schema-step.ts';

/** Mails are found by when they are due: with a mail server away for days, the next one is not looked for among all that wait. */
export const TURN_OF_MAILS: SchemaStep = {
  name: '0008 turn of mails',
  changes: ({ db }) => [
    db.schema.dropIndex('mail_open'),
    db.schema.createIndex('mail_due').on('mail').columns(['due_at', 'seq']).where(sql.ref('due_at'), 'is not', null),
  ],
};
