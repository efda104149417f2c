import { sql } from 'kysely';
import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables of visitors' requests and of everything that is stored in the same transaction. */
export const REQUESTS: SchemaStep = {
  name: '0001 requests of visitors',
  changes: queries => {
    const { text, integer, counted, table } = columns(queries);
    const { schema } = queries.db;
    return [
      table('submission', t =>
        t
          .addColumn('id', text, c => c.primaryKey().notNull())
          .addColumn('form', text, c => c.notNull())
          .addColumn('language', text, c => c.notNull())
          .addColumn('received_at', integer, c => c.notNull())
          .addColumn('field_values', text, c => c.notNull())
          .addColumn('subject_id', text)
          .addColumn('email', text)
          .addColumn('key', text, c => c.notNull()),
      ),
      schema.createIndex('submission_by_form').on('submission').columns(['form', 'received_at']),
      schema.createIndex('submission_by_email').on('submission').column('email').where('email', 'is not', null),
      table('idempotency_key', t =>
        t
          .addColumn('key', text, c => c.primaryKey().notNull())
          .addColumn('body_hash', text, c => c.notNull())
          // No foreign key: the key is inserted before its submission, so that of two equal requests the second waits for the first.
          .addColumn('submission_id', text, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
      table('used_challenge', t =>
        t.addColumn('id', text, c => c.primaryKey().notNull()).addColumn('ends_at', integer, c => c.notNull()),
      ),
      table('once_value', t =>
        t
          .addColumn('value', text, c => c.primaryKey().notNull())
          .addColumn('submission_id', text, c => c.notNull().references('submission.id').onDelete('cascade')),
      ),
      schema.createIndex('once_value_by_submission').on('once_value').column('submission_id'),
      table('slot', t =>
        t
          .addColumn('property_id', text, c => c.notNull())
          .addColumn('day', text, c => c.notNull())
          .addColumn('slot', text, c => c.notNull())
          .addColumn('taken', integer, c => c.notNull().check(sql`taken >= 0`))
          .addPrimaryKeyConstraint('slot_key', ['property_id', 'day', 'slot']),
      ),
      table('appointment', t =>
        t
          .addColumn('submission_id', text, c =>
            c.primaryKey().notNull().references('submission.id').onDelete('cascade'),
          )
          .addColumn('agent_id', text, c => c.notNull())
          .addColumn('property_id', text, c => c.notNull())
          .addColumn('day', text, c => c.notNull())
          .addColumn('slot', text, c => c.notNull())
          .addColumn('from_hour', text, c => c.notNull())
          .addColumn('to_hour', text, c => c.notNull())
          .addColumn('capacity', integer, c => c.notNull())
          .addColumn('token_hash', text, c => c.notNull().unique())
          .addColumn('status', text, c => c.notNull())
          .addColumn('sequence', integer, c => c.notNull()),
      ),
      table('subscription', t =>
        t
          .addColumn('id', text, c => c.primaryKey().notNull())
          .addColumn('kind', text, c => c.notNull())
          .addColumn('email', text, c => c.notNull())
          .addColumn('email_folded', text, c => c.notNull())
          .addColumn('language', text, c => c.notNull())
          .addColumn('wish', text)
          .addColumn('created_at', integer, c => c.notNull())
          .addColumn('confirmed_at', integer)
          .addColumn('token_hash', text, c => c.notNull().unique()),
      ),
      schema.createIndex('subscription_by_email').on('subscription').column('email_folded'),
      table('mail', t =>
        counted(t)
          .addColumn('id', text, c => c.notNull().unique())
          .addColumn('submission_id', text, c => c.references('submission.id').onDelete('cascade'))
          .addColumn('subscription_id', text, c => c.references('subscription.id').onDelete('cascade'))
          .addColumn('template', text, c => c.notNull())
          .addColumn('language', text, c => c.notNull())
          .addColumn('recipient', text, c => c.notNull())
          .addColumn('recipient_folded', text)
          .addColumn('reply_to', text)
          .addColumn('reply_folded', text)
          .addColumn('content', text, c => c.notNull())
          .addColumn('unsubscribe', text)
          .addColumn('attempts', integer, c => c.notNull())
          .addColumn('due_at', integer)
          .addColumn('sent_at', integer)
          .addColumn('reason', text),
      ),
      schema.createIndex('mail_open').on('mail').column('seq').where(sql.ref('sent_at'), 'is', null),
      schema
        .createIndex('mail_by_recipient')
        .on('mail')
        .column('recipient_folded')
        .where('recipient_folded', 'is not', null),
      schema.createIndex('mail_by_reply').on('mail').column('reply_folded').where('reply_folded', 'is not', null),
      ...(['submission_id', 'subscription_id'] as const).map(owner =>
        schema.createIndex(`mail_by_${owner}`).on('mail').column(owner).where(owner, 'is not', null),
      ),
      table('limit_window', t =>
        t
          .addColumn('key', text, c => c.notNull())
          .addColumn('window_ms', integer, c => c.notNull())
          .addColumn('started_at', integer, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull())
          .addColumn('count', integer, c => c.notNull())
          .addPrimaryKeyConstraint('limit_window_key', ['key', 'window_ms', 'started_at']),
      ),
    ];
  },
};
