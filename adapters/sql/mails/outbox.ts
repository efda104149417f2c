import { type Selectable, sql } from 'kysely';
import {
  LEAD_TEMPLATE,
  LONGEST_WAIT_MS,
  type Mail,
  type Outbox,
  type WaitingMail,
} from '../../../application/ports/mails/outbox.ts';
import type { Queries } from '../schema/dialect.ts';
import { dataOf, NO_OWNER, putMailsWith } from './mail-statements.ts';
import { LANGUAGE, MAIL_CONTENT, read } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** The outbox in the table `mail`, shared by any number of workers. */
export function makeSqlOutbox(database: SqlDatabase): Outbox {
  const statements = outboxStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* take(
    count: number,
    now: number,
    until: number,
    of: 'mail' | 'lead',
  ): Steps<Outcome<readonly WaitingMail[]>> {
    const due = of === 'lead' ? statements.dueLeads : statements.due;
    const rows = [...(yield* run(due, { count, after: -1, now }))];
    // Mails due after `LONGEST_WAIT_MS`, which were stored while the clock was ahead, have a query of their own, which rarely finds a row:
    // a single query for both ranges would read all pending mails.
    const rest = { count: count - rows.length, after: now + LONGEST_WAIT_MS, now: Number.MAX_SAFE_INTEGER };
    if (rest.count > 0) rows.push(...(yield* run(due, rest)));
    for (const { seq } of rows) yield* run(statements.lease, { seq, until });
    return commit(rows.map(waitingMailOf));
  }

  function* renew(id: string, leasedUntil: number, until: number): Steps<Outcome<boolean>> {
    return commit((yield* run(statements.renew, { id, held: leasedUntil, until })).length > 0);
  }

  function* single(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return commit(undefined);
  }

  function* depth(of: 'mail' | 'lead') {
    const [counted] = yield* run(of === 'lead' ? statements.depthOfLeads : statements.depth, {});
    return {
      waiting: counted?.waiting ?? 0,
      dead: (counted?.open ?? 0) - (counted?.waiting ?? 0),
      oldestAt: counted?.oldest ?? undefined,
    };
  }

  return {
    take: (count, now, until, of = 'mail') => database.write(() => take(count, now, until, of)),
    renew: (id, held, until) => database.write(() => renew(id, held, until)),
    sent: (id, now) => database.write(() => single(run(statements.sent, { id, now }))),
    failed: (id, reason, next) =>
      database.write(() =>
        single(
          next === undefined ? run(statements.giveUp, { id, reason }) : run(statements.failed, { id, reason, next }),
        ),
      ),
    forget: id => database.write(() => single(run(statements.forget, { id }))),
    put: mails => database.write(() => single(putMails(mails, NO_OWNER))),
    depth: (of = 'mail') => database.read(() => depth(of)),
  };
}

function outboxStatementsWith({ db, dialect }: Queries) {
  type Due = { after: number; now: number; count: number };
  /** PostgreSQL skips mails that another worker is taking (`skip locked`); SQLite has a single writer. */
  const dueWhere = (is: '=' | '<>') => (value: Due) =>
    db
      .selectFrom('mail')
      .selectAll()
      .where('due_at', '>', value.after)
      .where('due_at', '<=', value.now)
      .where('template', is, sql.lit(LEAD_TEMPLATE))
      .orderBy('due_at')
      .orderBy('seq')
      .limit(value.count)
      .$if(dialect === 'postgres', query => query.forUpdate().skipLocked());
  const depthWhere = (is: '=' | '<>') =>
    statement()(() =>
      db
        .selectFrom('mail')
        .select(one => [
          one.fn.count<number>('due_at').as('waiting'),
          one.fn.countAll<number>().as('open'),
          one.fn.min<number | null>('put_at').filterWhere('due_at', 'is not', null).as('oldest'),
        ])
        .where('sent_at', 'is', null)
        .where('template', is, sql.lit(LEAD_TEMPLATE)),
    );
  return {
    due: statement<Due>()(dueWhere('<>')),
    dueLeads: statement<Due>()(dueWhere('=')),
    lease: statement<{ seq: number; until: number }>()(value =>
      db
        .updateTable('mail')
        .set(one => ({ due_at: value.until, attempts: one('attempts', '+', 1) }))
        .where('seq', '=', value.seq),
    ),
    renew: statement<{ id: string; held: number; until: number }>()(value =>
      db
        .updateTable('mail')
        .set({ due_at: value.until })
        .where('id', '=', value.id)
        .where('due_at', '=', value.held)
        .returning('id'),
    ),
    sent: statement<{ id: string; now: number }>()(value =>
      db
        .updateTable('mail')
        .set({ sent_at: value.now, over_at: value.now, due_at: null, reason: null })
        .where('id', '=', value.id)
        .where('sent_at', 'is', null),
    ),
    failed: statement<{ id: string; reason: string; next: number }>()(value =>
      db
        .updateTable('mail')
        .set({ due_at: value.next, reason: value.reason })
        .where('id', '=', value.id)
        .where('due_at', 'is not', null),
    ),
    /** The port passes no time here, so `over_at` becomes the end of the worker's lease. */
    giveUp: statement<{ id: string; reason: string }>()(value =>
      db
        .updateTable('mail')
        .set(one => ({ over_at: one.ref('due_at'), due_at: null, reason: value.reason }))
        .where('id', '=', value.id)
        .where('due_at', 'is not', null),
    ),
    forget: statement<{ id: string }>()(value => db.deleteFrom('mail').where('id', '=', value.id)),
    depth: depthWhere('<>'),
    depthOfLeads: depthWhere('='),
  };
}

export function mailOf(row: Selectable<Schema['mail']>): Mail {
  return {
    id: row.id,
    template: row.template,
    language: LANGUAGE.parse(row.language),
    to: row.recipient,
    replyTo: row.reply_to ?? undefined,
    data: dataOf(read(MAIL_CONTENT, row.content)),
    unsubscribe: row.unsubscribe ?? undefined,
    ...(row.subscription_id !== null && { subscriptionId: row.subscription_id }),
  };
}

function waitingMailOf(row: Selectable<Schema['mail']>): WaitingMail {
  return { ...mailOf(row), attempts: row.attempts, reason: row.reason ?? undefined };
}
