import type { Selectable } from 'kysely';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { Queries } from '../schema/dialect.ts';
import { REQUEST_COLUMNS } from '../requests/stored-request.ts';
import { KIND, LANGUAGE, read, WISH } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** Stores a subscription in the transaction that stores its request. */
export function subscribeWith({ db }: Queries): (subscription: Subscription) => Steps<void> {
  const add = statement<{
    id: string;
    kind: string;
    email: string;
    folded: string;
    language: string;
    wish: string | null;
    createdAt: number;
    confirmedAt: number | null;
    tokenHash: string;
    pausedAt: number | null;
  }>()(value =>
    db.insertInto('subscription').values({
      id: value.id,
      kind: value.kind,
      email: value.email,
      email_folded: value.folded,
      language: value.language,
      wish: value.wish,
      created_at: value.createdAt,
      confirmed_at: value.confirmedAt,
      token_hash: value.tokenHash,
      paused_at: value.pausedAt,
    }),
  );
  return function* subscribe({ id, kind, email, language, wish, createdAt, confirmedAt, tokenHash, pausedAt }) {
    yield* run(add, {
      id,
      kind,
      email,
      folded: email.toLowerCase(),
      language,
      wish: wish ? JSON.stringify(wish) : null,
      createdAt,
      confirmedAt: confirmedAt ?? null,
      tokenHash,
      pausedAt: pausedAt ?? null,
    });
  };
}

/** Parameters of a batch: the first `count` alerts with ids after `after`. */
type Turn = { after: string; count: number };

export function subscriptionStatementsWith({ db }: Queries) {
  const updateAlert = ({ tokenHash }: { tokenHash: string }) =>
    db
      .updateTable('subscription')
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', 'alert')
      .where('confirmed_at', 'is not', null);
  const confirmedAlerts = ({ after, count }: Turn) =>
    db
      .selectFrom('subscription')
      .selectAll()
      .where('id', '>', after)
      .where('kind', '=', 'alert')
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .limit(count);
  return {
    byToken: statement<{ tokenHash: string }>()(value =>
      db.selectFrom('subscription').selectAll().where('token_hash', '=', value.tokenHash),
    ),
    confirm: statement<{ tokenHash: string; now: number }>()(value =>
      db
        .updateTable('subscription')
        .set({ confirmed_at: value.now })
        .where('token_hash', '=', value.tokenHash)
        .where('confirmed_at', 'is', null)
        .returningAll(),
    ),
    /** The request for a subscription, which has the same id. */
    request: statement<{ id: string }>()(value =>
      db.selectFrom('submission').select(REQUEST_COLUMNS).where('id', '=', value.id),
    ),
    end: statement<{ tokenHash: string }>()(value =>
      db.deleteFrom('subscription').where('token_hash', '=', value.tokenHash).returning(['id', 'kind', 'email_folded']),
    ),
    endNewsletters: statement<{ email: string }>()(value =>
      db
        .deleteFrom('subscription')
        .where('kind', '=', 'newsletter')
        .where('email_folded', '=', value.email)
        .returning('id'),
    ),
    unconfirmed: statement<{ before: number; count: number }>()(value =>
      db
        .selectFrom('subscription')
        .select('id')
        .where('confirmed_at', 'is', null)
        .where('created_at', '<', value.before)
        .orderBy('created_at')
        .limit(value.count),
    ),
    /** Skips a subscription that was confirmed meanwhile. */
    endUnconfirmed: statement<{ id: string }>()(value =>
      db.deleteFrom('subscription').where('id', '=', value.id).where('confirmed_at', 'is', null).returning('id'),
    ),
    of: statement<{ email: string }>()(value =>
      db
        .selectFrom('subscription')
        .selectAll()
        .where('email_folded', '=', value.email)
        .where('confirmed_at', 'is not', null)
        .orderBy('id'),
    ),
    change: statement<{ tokenHash: string; wish: string }>()(value =>
      db
        .updateTable('subscription')
        .set({ wish: value.wish })
        .where('token_hash', '=', value.tokenHash)
        .where('kind', '=', 'alert')
        .returningAll(),
    ),
    renew: statement<{ id: string; tokenHash: string }>()(value =>
      db.updateTable('subscription').set({ token_hash: value.tokenHash }).where('id', '=', value.id),
    ),
    pause: statement<{ tokenHash: string; now: number }>()(value =>
      updateAlert(value)
        .set(one => ({ paused_at: one.fn.coalesce('paused_at', one.val(value.now)) }))
        .returningAll(),
    ),
    resume: statement<{ tokenHash: string }>()(value => updateAlert(value).set({ paused_at: null }).returningAll()),
    alerts: statement<Turn>()(value => confirmedAlerts(value).where('paused_at', 'is', null)),
    confirmedAlerts: statement<Turn>()(confirmedAlerts),
  };
}

export function subscriptionOf(row: Selectable<Schema['subscription']>): Subscription {
  const wish = row.wish === null ? undefined : read(WISH, row.wish);
  return {
    id: row.id,
    kind: KIND.parse(row.kind),
    email: row.email,
    language: LANGUAGE.parse(row.language),
    wish: wish && { ...wish, budget: wish.budget, bedrooms: wish.bedrooms },
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at ?? undefined,
    pausedAt: row.paused_at ?? undefined,
    tokenHash: row.token_hash,
  };
}
