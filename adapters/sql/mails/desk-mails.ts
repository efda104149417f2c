import { type ExpressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import {
  type DeskMail,
  type DeskMails,
  MAIL_STATES,
  type MailFilter,
  type MailState,
  type MailWriter,
} from '../../../application/ports/mails/desk-mails.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';
import { LEAD_TEMPLATE } from '../../../application/ports/mails/outbox.ts';
import { DESK_ROLES, type DeskRole, READ_RESTRICTIONS } from '../../../domain/desk/access.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { FORM } from '../database/row-schemas.ts';
import { partFinder, type Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

type Tables = Pick<Schema, 'mail' | 'submission' | 'request_state'>;
type One = ExpressionBuilder<Tables, keyof Tables>;
type Row = Pick<
  Selectable<Schema['mail']>,
  'seq' | 'id' | 'template' | 'recipient' | 'put_at' | 'due_at' | 'over_at' | 'sent_at' | 'attempts' | 'reason'
> & { readonly request: string | null; readonly form: string | null };

/** Reads mails for the desk from the table `mail`. */
export function makeSqlDeskMails(database: SqlDatabase): DeskMails {
  const statements = deskMailStatementsWith(database.queries);
  const { pattern } = partFinder(database.queries.dialect);
  return {
    async list({ id, role }, { of, state, to = '' }, before = Number.MAX_SAFE_INTEGER, count) {
      const values = { reader: id, before, count, to: pattern(to) };
      const rows = await database.read(() => run(statements.list[role][of][state], values));
      return rows.flatMap(row => mailOf(row) ?? []);
    },
    async counts({ id, role }, of) {
      const [row] = await database.read(() => run(statements.counts[role][of], { reader: id }));
      const waiting = row?.waiting ?? 0;
      return { waiting, 'given-up': (row?.open ?? 0) - waiting };
    },
  };
}

/** Members' actions on mails, in the table `mail`. */
export function makeSqlMailWriter(database: SqlDatabase): MailWriter {
  const statements = deskMailStatementsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* work(
    { id: reader, role }: RequestReader,
    id: string,
    change: (mail: DeskMail) => Steps<readonly unknown[]>,
    entry: (mail: DeskMail) => DeskEntry,
  ): Steps<Outcome<boolean>> {
    const [row] = yield* run(statements.one[role], { reader, id });
    const mail = row && mailOf(row);
    if (!mail) return rollback(false);
    if ((yield* change(mail)).length === 0) return rollback(false);
    yield* logDesk(entry(mail));
    return commit(true);
  }

  return {
    sendAgain: (reader, id, { now, held }, entry) =>
      database.write(() => work(reader, id, ({ seq }) => run(statements.again, { seq, now, held }), entry)),
    giveUp: (reader, id, { now, held }, entry) =>
      database.write(() => work(reader, id, ({ seq }) => run(statements.giveUp, { seq, now, held }), entry)),
  };
}

function deskMailStatementsWith({ db, dialect }: Queries) {
  const { operator } = partFinder(dialect);
  const restricted = Object.keys(READ_RESTRICTIONS);
  const assigned = Object.entries(READ_RESTRICTIONS).flatMap(([form, by]) => (by === 'assigned' ? [form] : []));

  /** `mayReadRequest` for the request of a mail, as an SQL condition. Managers also see mails without a request. */
  const readable = (role: DeskRole, reader: string) => (one: One) =>
    role === 'manager'
      ? one.lit(true)
      : one.or([
          one('submission.form', 'not in', restricted),
          one.and([one('submission.form', 'in', assigned), one('request_state.agent_id', '=', reader)]),
        ]);
  const joined = () =>
    db
      .selectFrom('mail')
      .leftJoin('submission', 'submission.id', 'mail.submission_id')
      .leftJoin('request_state', 'request_state.submission_id', 'mail.submission_id');
  const shown = () =>
    joined().select([
      'mail.seq',
      'mail.id',
      'mail.template',
      'mail.recipient',
      'mail.put_at',
      'mail.due_at',
      'mail.over_at',
      'mail.sent_at',
      'mail.attempts',
      'mail.reason',
      'submission.id as request',
      'submission.form as form',
    ]);
  const isOf = (of: MailFilter['of']) => (one: One) =>
    one('mail.template', of === 'lead' ? '=' : '<>', sql.lit(LEAD_TEMPLATE));
  const isIn = (state: MailState) => (one: One) => {
    if (state === 'sent') return one('mail.sent_at', 'is not', null);
    return one.and([one('mail.sent_at', 'is', null), one('mail.due_at', state === 'waiting' ? 'is not' : 'is', null)]);
  };
  const each = <Key extends string, Made>(keys: readonly Key[], make: (key: Key) => Made) =>
    Object.fromEntries(keys.map(key => [key, make(key)])) as Record<Key, Made>;
  const kinds = ['mail', 'lead'] as const;

  return {
    list: each(DESK_ROLES, role =>
      each(kinds, of =>
        each(MAIL_STATES, state =>
          statement<{ reader: string; before: number; count: number; to: string }>()(value =>
            shown()
              .where(readable(role, value.reader) as never)
              .where(isOf(of) as never)
              .where(isIn(state) as never)
              .where('mail.seq', '<', value.before)
              .where(sql<SqlBool>`lower(mail.recipient) ${operator} ${value.to}`)
              .orderBy('mail.seq', 'desc')
              .limit(value.count),
          ),
        ),
      ),
    ),
    counts: each(DESK_ROLES, role =>
      each(kinds, of =>
        statement<{ reader: string }>()(value =>
          joined()
            .select(one => [one.fn.count<number>('mail.due_at').as('waiting'), one.fn.countAll<number>().as('open')])
            .where(readable(role, value.reader) as never)
            .where(isOf(of) as never)
            .where('mail.sent_at', 'is', null),
        ),
      ),
    ),
    one: each(DESK_ROLES, role =>
      statement<{ reader: string; id: string }>()(value =>
        shown()
          .where(readable(role, value.reader) as never)
          .where('mail.id', '=', value.id),
      ),
    ),
    again: statement<{ seq: number; now: number; held: number }>()(value =>
      db
        .updateTable('mail')
        .set({ due_at: value.now, attempts: 0, over_at: null })
        .where('seq', '=', value.seq)
        .where('sent_at', 'is', null)
        .where(one => one.or([one('due_at', 'is', null), one('due_at', '>', value.held)]))
        .returning('seq'),
    ),
    giveUp: statement<{ seq: number; now: number; held: number }>()(value =>
      db
        .updateTable('mail')
        .set({ due_at: null, over_at: value.now })
        .where('seq', '=', value.seq)
        .where('due_at', 'is not', null)
        .where(one => one.or([one('attempts', '=', 0), one('due_at', '>', value.held)]))
        .returning('seq'),
    ),
  };
}

/** `request` is `undefined` if this version of the site does not know its form. */
function mailOf(row: Row): DeskMail | undefined {
  const form = row.form === null ? undefined : FORM.safeParse(row.form).data;
  return {
    seq: row.seq,
    id: row.id,
    template: row.template,
    to: row.recipient,
    state: row.due_at !== null ? 'waiting' : row.sent_at === null ? 'given-up' : 'sent',
    putAt: row.put_at ?? undefined,
    dueAt: row.due_at ?? undefined,
    overAt: row.over_at ?? undefined,
    attempts: row.attempts,
    reason: row.reason ?? undefined,
    request: row.request === null || form === undefined ? undefined : { id: row.request, form },
  };
}
