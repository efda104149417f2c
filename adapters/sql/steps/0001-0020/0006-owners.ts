import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables of owners: accounts, properties, password links, sessions and failed logins. */
export const OWNERS: SchemaStep = {
  name: '0006 owners and logins',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    const { schema } = queries.db;
    return [
      table('owner', t =>
        t
          .addColumn('id', text, c => c.primaryKey().notNull())
          .addColumn('email', text, c => c.notNull())
          .addColumn('email_folded', text, c => c.notNull().unique())
          .addColumn('language', text, c => c.notNull())
          .addColumn('password_hash', text)
          .addColumn('invited_at', integer, c => c.notNull()),
      ),
      table('owner_listing', t =>
        t
          .addColumn('owner_id', text, c => c.notNull().references('owner.id').onDelete('cascade'))
          .addColumn('listing_id', text, c => c.notNull())
          .addPrimaryKeyConstraint('owner_listing_key', ['owner_id', 'listing_id']),
      ),
      table('feed_owner', t =>
        t
          .addColumn('listing_id', text, c => c.notNull())
          .addColumn('email_folded', text, c => c.notNull())
          .addPrimaryKeyConstraint('feed_owner_key', ['listing_id', 'email_folded']),
      ),
      schema.createIndex('feed_owner_by_email').on('feed_owner').column('email_folded'),
      table('owner_link', t =>
        t
          .addColumn('token_hash', text, c => c.primaryKey().notNull())
          // Null for an unknown address: a row is written for it too, so that the response time does not disclose accounts.
          .addColumn('owner_id', text, c => c.references('owner.id').onDelete('cascade'))
          .addColumn('purpose', text, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
      schema.createIndex('owner_link_by_owner').on('owner_link').column('owner_id'),
      table('owner_session', t =>
        t
          .addColumn('reference_hash', text, c => c.primaryKey().notNull())
          .addColumn('owner_id', text, c => c.notNull().references('owner.id').onDelete('cascade'))
          .addColumn('started_at', integer, c => c.notNull())
          .addColumn('seen_at', integer, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull()),
      ),
      schema.createIndex('owner_session_by_owner').on('owner_session').column('owner_id'),
      table('login_try', t =>
        t
          .addColumn('account', text, c => c.notNull())
          .addColumn('network', text, c => c.notNull())
          .addColumn('failures', integer, c => c.notNull())
          .addColumn('last_at', integer, c => c.notNull())
          .addColumn('known_until', integer, c => c.notNull())
          .addColumn('ends_at', integer, c => c.notNull())
          .addPrimaryKeyConstraint('login_try_key', ['account', 'network']),
      ),
    ];
  },
};
