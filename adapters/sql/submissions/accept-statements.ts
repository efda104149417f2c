import type { Queries } from '../schema/dialect.ts';
import { statement } from '../database/statement.ts';

/** Statements to store a submission, besides those of mails and slots. */
export function acceptStatementsWith({ db }: Queries) {
  return {
    /** Returns a row if the key is new or expired. */
    takeKey: statement<{ key: string; bodyHash: string; id: string; endsAt: number; now: number }>()(value =>
      db
        .insertInto('idempotency_key')
        .values({ key: value.key, body_hash: value.bodyHash, submission_id: value.id, ends_at: value.endsAt })
        .onConflict(conflict =>
          conflict
            .column('key')
            .doUpdateSet(one => ({
              body_hash: one.ref('excluded.body_hash'),
              submission_id: one.ref('excluded.submission_id'),
              ends_at: one.ref('excluded.ends_at'),
            }))
            .where('idempotency_key.ends_at', '<=', value.now),
        )
        .returning('key'),
    ),
    holderOfKey: statement<{ key: string }>()(value =>
      db.selectFrom('idempotency_key').select(['body_hash', 'submission_id']).where('key', '=', value.key),
    ),
    /** Returns a row if the captcha was not used before. */
    useChallenge: statement<{ id: string; endsAt: number }>()(value =>
      db
        .insertInto('used_challenge')
        .values({ id: value.id, ends_at: value.endsAt })
        .onConflict(conflict => conflict.column('id').doNothing())
        .returning('id'),
    ),
    insert: statement<{
      id: string;
      form: string;
      language: string;
      receivedAt: number;
      values: string;
      subject: string | null;
      email: string | null;
      key: string;
      phone: string | null;
      foundBy: string;
      searchText: string;
    }>()(value =>
      db.insertInto('submission').values({
        id: value.id,
        form: value.form,
        language: value.language,
        received_at: value.receivedAt,
        field_values: value.values,
        subject_id: value.subject,
        email: value.email,
        key: value.key,
        phone: value.phone,
        found_by: value.foundBy,
        search_text: value.searchText,
      }),
    ),
    appoint: statement<{
      submission: string;
      agent: string;
      property: string;
      day: string;
      slot: string;
      from: string;
      to: string;
      capacity: number;
      tokenHash: string;
      status: string;
    }>()(value =>
      db.insertInto('appointment').values({
        submission_id: value.submission,
        agent_id: value.agent,
        property_id: value.property,
        day: value.day,
        slot: value.slot,
        from_hour: value.from,
        to_hour: value.to,
        capacity: value.capacity,
        token_hash: value.tokenHash,
        status: value.status,
        sequence: 0,
      }),
    ),
    offer: statement<{ submission: string; tokenHash: string }>()(value =>
      db.insertInto('offer').values({ submission_id: value.submission, token_hash: value.tokenHash }),
    ),
    /** Returns a row if no other submission has this value of `once`. */
    beFirst: statement<{ value: string; submission: string }>()(value =>
      db
        .insertInto('once_value')
        .values({ value: value.value, submission_id: value.submission })
        .onConflict(conflict => conflict.column('value').doNothing())
        .returning('value'),
    ),
    beLast: statement<{ value: string; submission: string }>()(value =>
      db.updateTable('once_value').set({ submission_id: value.submission }).where('value', '=', value.value),
    ),
  };
}
