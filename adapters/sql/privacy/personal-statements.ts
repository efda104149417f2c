import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import { REQUEST_COLUMNS } from '../requests/stored-request.ts';
import type { Schema } from '../schema/schema.ts';
import { statement } from '../database/statement.ts';

/** `email`: an e-mail address in lower case, or a phone number, to find requests without an e-mail address. */
type Address = { email: string };

/** Statements on everything stored about an address. */
export function personalStatementsWith({ db }: Queries) {
  const ofPerson = (email: string) => (one: ExpressionBuilder<Schema, 'submission'>) =>
    // `email` may be a phone number. A phone number cannot match a column of addresses by mistake, because it contains no at sign.
    one.or([one('email', '=', email), one.and([one('email', 'is', null), one('phone', '=', email)])]);
  const requests = (email: string) => db.selectFrom('submission').select('id').where(ofPerson(email));
  const subscriptions = (email: string) => db.selectFrom('subscription').select('id').where('email_folded', '=', email);
  /** Mails to the address, mails with it in Reply-To, and mails of its requests and subscriptions. */
  const ofAddress = (email: string) =>
    db
      .selectFrom('mail')
      .select('seq')
      .where(mail =>
        mail.or([
          mail('recipient_folded', '=', email),
          mail('reply_folded', '=', email),
          mail('submission_id', 'in', requests(email)),
          mail('subscription_id', 'in', subscriptions(email)),
        ]),
      );
  return {
    addresses: statement()(() =>
      db
        .selectFrom('submission')
        .select(one => one.fn.coalesce('email', 'phone').as('address'))
        .union(db.selectFrom('mail').select('recipient_folded as address'))
        .union(db.selectFrom('mail').select('reply_folded as address'))
        .union(db.selectFrom('asked_mail').select('email_folded as address'))
        .union(db.selectFrom('subscription').select('email_folded as address'))
        .union(db.selectFrom('owner').select('email_folded as address'))
        .union(db.selectFrom('feed_owner').select('email_folded as address')),
    ),
    requests: statement<Address>()(value =>
      db
        .selectFrom('submission')
        .leftJoin('offer', 'offer.submission_id', 'submission.id')
        .leftJoin('request_state', 'request_state.submission_id', 'submission.id')
        .select([...REQUEST_COLUMNS, 'offer.confirmed_at', 'request_state.state', 'request_state.agent_name'])
        .where(one => one('submission.id', 'in', requests(value.email)))
        .orderBy('received_at')
        .orderBy('id'),
    ),
    notes: statement<Address>()(value =>
      db.selectFrom('request_note').selectAll().where('submission_id', 'in', requests(value.email)).orderBy('seq'),
    ),
    appointments: statement<Address>()(value =>
      db
        .selectFrom('appointment')
        .selectAll()
        .where('submission_id', 'in', requests(value.email))
        .orderBy('day')
        .orderBy('submission_id'),
    ),
    subscriptions: statement<Address>()(value =>
      db.selectFrom('subscription').selectAll().where('email_folded', '=', value.email).orderBy('id'),
    ),
    mails: statement<Address>()(value =>
      db.selectFrom('mail').selectAll().where('seq', 'in', ofAddress(value.email)).orderBy('seq'),
    ),
    askedMails: statement<Address>()(value =>
      db.selectFrom('asked_mail').selectAll().where('email_folded', '=', value.email).orderBy('seq'),
    ),
    eraseAskedMails: statement<Address>()(value =>
      db.deleteFrom('asked_mail').where('email_folded', '=', value.email).returning('id'),
    ),
    eraseMails: statement<Address>()(value =>
      db.deleteFrom('mail').where('seq', 'in', ofAddress(value.email)).returning('seq'),
    ),
    eraseSubscriptions: statement<Address>()(value =>
      db.deleteFrom('subscription').where('email_folded', '=', value.email).returning('id'),
    ),
    ownerships: statement<Address>()(value =>
      db.selectFrom('feed_owner').select('listing_id').where('email_folded', '=', value.email).orderBy('listing_id'),
    ),
    logins: statement<Address>()(value =>
      db
        .selectFrom('owner_session')
        .innerJoin('owner', 'owner.id', 'owner_session.owner_id')
        .select(['started_at', 'seen_at'])
        .where('email_folded', '=', value.email)
        .orderBy('started_at')
        .orderBy('reference_hash'),
    ),
    agent: statement<Address>()(value => db.selectFrom('agent').selectAll().where('email_folded', '=', value.email)),
    eraseOwnerships: statement<Address>()(value =>
      db.deleteFrom('feed_owner').where('email_folded', '=', value.email).returning('listing_id'),
    ),
    requestIds: statement<Address>()(value => requests(value.email)),
    oldRequestIds: statement<{ form: string; before: number; count: number }>()(value =>
      db
        .selectFrom('submission')
        .select('id')
        .where('form', '=', value.form)
        .where('received_at', '<', value.before)
        // Skip accepted offers whose buyer is erased already: what is left of them contains no personal data.
        .where('id', 'not in', db.selectFrom('offer').select('submission_id').where('person_erased', '=', 1))
        .orderBy('received_at')
        .limit(value.count),
    ),
    eraseOldMails: statement<{ before: number; count: number }>()(value =>
      db
        .deleteFrom('mail')
        .where('seq', 'in', db.selectFrom('mail').select('seq').where('over_at', '<', value.before).limit(value.count))
        .returning('seq'),
    ),
    /** Selects up to `count` requests of a form, sorted by id, with ids after `after`. */
    ofForm: statement<{ form: string; after: string; count: number }>()(value =>
      db
        .selectFrom('submission')
        .select(['id', 'field_values'])
        .where('form', '=', value.form)
        .where('id', '>', value.after)
        .orderBy('id')
        .limit(value.count),
    ),
  };
}
