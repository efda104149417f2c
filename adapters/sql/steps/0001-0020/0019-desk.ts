import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Creates the tables of the desk: agents' accounts, their notes, settings and calendars, details of listings that only
 * they may see, and the audit log.
 */
export const DESK: SchemaStep = {
  name: '0019 desk',
  changes: queries => {
    const { text, integer, counted, table } = columns(queries);
    const { schema } = queries.db;
    return [
      // Accounts, in tables with the same columns as those of owners, so that a session of one kind cannot open the other.
      table('agent', t =>
        t
          .addColumn('id', text, c => c.primaryKey().notNull())
          .addColumn('email', text, c => c.notNull())
          .addColumn('email_folded', text, c => c.notNull().unique())
          .addColumn('language', text, c => c.notNull())
          .addColumn('password_hash', text)
          .addColumn('invited_at', integer, c => c.notNull())
          .addColumn('role', text, c => c.notNull())
          .addColumn('person_id', text),
      ),
      table('agent_link', t =>
        t
          .addColumn('token_hash', text, c => c.primaryKey().notNull())
          .addColumn('owner_id', text, c => c.references('agent.id').onDelete('cascade'))
          .addColumn('purpose', text, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
      schema.createIndex('agent_link_by_agent').on('agent_link').column('owner_id'),
      table('agent_session', t =>
        t
          .addColumn('reference_hash', text, c => c.primaryKey().notNull())
          .addColumn('owner_id', text, c => c.notNull().references('agent.id').onDelete('cascade'))
          .addColumn('started_at', integer, c => c.notNull())
          .addColumn('seen_at', integer, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
      schema.createIndex('agent_session_by_agent').on('agent_session').column('owner_id'),
      table('agent_second_factor', t =>
        t
          .addColumn('owner_id', text, c => c.primaryKey().notNull().references('agent.id').onDelete('cascade'))
          .addColumn('sealed', text, c => c.notNull())
          .addColumn('since', integer, c => c.notNull())
          .addColumn('last_step', integer, c => c.notNull()),
      ),
      table('agent_recovery_code', t =>
        t
          .addColumn('owner_id', text, c => c.notNull().references('agent_second_factor.owner_id').onDelete('cascade'))
          .addColumn('code_hash', text, c => c.notNull())
          .addPrimaryKeyConstraint('agent_recovery_code_key', ['owner_id', 'code_hash']),
      ),
      table('desk_log', t =>
        counted(t)
          .addColumn('at', integer, c => c.notNull())
          .addColumn('agent_id', text)
          .addColumn('agent_name', text, c => c.notNull())
          .addColumn('action', text, c => c.notNull())
          .addColumn('subject', text)
          .addColumn('detail', text),
      ),
      schema.createIndex('desk_log_at').on('desk_log').column('at'),
      schema.createIndex('desk_log_agent').on('desk_log').columns(['agent_id', 'seq']),
      schema.createIndex('desk_log_subject').on('desk_log').columns(['subject', 'seq']),
      table('request_state', t =>
        t
          .addColumn('submission_id', text, c =>
            c.primaryKey().notNull().references('submission.id').onDelete('cascade'),
          )
          .addColumn('state', text, c => c.notNull())
          .addColumn('agent_id', text, c => c.references('agent.id').onDelete('set null'))
          .addColumn('agent_name', text)
          .addColumn('changed_at', integer, c => c.notNull()),
      ),
      schema.createIndex('request_state_by_agent').on('request_state').column('agent_id'),
      table('request_note', t =>
        counted(t)
          .addColumn('id', text, c => c.notNull().unique())
          .addColumn('submission_id', text, c => c.notNull().references('submission.id').onDelete('cascade'))
          .addColumn('kind', text, c => c.notNull())
          .addColumn('at', integer, c => c.notNull())
          .addColumn('agent_name', text, c => c.notNull())
          .addColumn('words', text, c => c.notNull()),
      ),
      schema.createIndex('request_note_of').on('request_note').columns(['submission_id', 'seq']),
      // Null in requests stored by a version of the site without a desk, which may still run during an update.
      schema.alterTable('submission').addColumn('phone', text),
      schema.alterTable('submission').addColumn('found_by', text),
      schema.createIndex('submission_by_time').on('submission').columns(['received_at', 'id']),
      schema.createIndex('submission_by_phone').on('submission').column('phone').where('phone', 'is not', null),
      schema.createIndex('submission_not_found').on('submission').column('found_by').where('found_by', 'is', null),
      // Details of a listing that only agents may see; no page, file or mail for visitors uses them.
      table('listing_known', t =>
        t.addColumn('listing_id', text, c => c.primaryKey().notNull()).addColumn('known', text, c => c.notNull()),
      ),
      // Settings of the whole agency, such as its viewing hours, as JSON by name.
      table('desk_setting', t =>
        t.addColumn('name', text, c => c.primaryKey().notNull()).addColumn('setting', text, c => c.notNull()),
      ),
      table('visit_window', t =>
        t.addColumn('listing_id', text, c => c.primaryKey().notNull()).addColumn('windows', text, c => c.notNull()),
      ),
      table('agent_calendar', t =>
        t
          .addColumn('agent_id', text, c => c.primaryKey().notNull().references('agent.id').onDelete('cascade'))
          .addColumn('feed_hash', text, c => c.unique())
          .addColumn('hours', text)
          .addColumn('busy_sealed', text)
          .addColumn('busy_tried_at', integer)
          .addColumn('busy_read_at', integer)
          .addColumn('busy_failure', text),
      ),
      // Busy times from an agent's own calendar, without titles.
      table('busy_time', t =>
        t
          .addColumn('agent_id', text, c => c.notNull().references('agent_calendar.agent_id').onDelete('cascade'))
          .addColumn('from_at', integer, c => c.notNull())
          .addColumn('until_at', integer, c => c.notNull())
          .addPrimaryKeyConstraint('busy_time_key', ['agent_id', 'from_at', 'until_at']),
      ),
      // Times blocked in the desk, for one agent or, with null, for all.
      table('blocked_time', t =>
        t
          .addColumn('id', text, c => c.primaryKey().notNull())
          .addColumn('agent_id', text, c => c.references('agent.id').onDelete('cascade'))
          .addColumn('from_at', integer, c => c.notNull())
          .addColumn('until_at', integer, c => c.notNull())
          .addColumn('words', text, c => c.notNull()),
      ),
      schema.createIndex('blocked_time_until').on('blocked_time').column('until_at'),
      schema.alterTable('appointment').addColumn('exact_from', text),
      schema.alterTable('appointment').addColumn('exact_to', text),
      schema.alterTable('appointment').addColumn('reminded_at', integer),
      schema.alterTable('appointment').addColumn('reason', text),
      schema.createIndex('appointment_day').on('appointment').column('day'),
      // Reports of the last imports, and what the nightly job erased.
      table('import_report', t =>
        counted(t)
          .addColumn('at', integer, c => c.notNull())
          .addColumn('report', text, c => c.notNull()),
      ),
      table('night_report', t =>
        counted(t)
          .addColumn('at', integer, c => c.notNull())
          .addColumn('report', text, c => c.notNull()),
      ),
    ];
  },
};
