import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { DeskEntry, DeskLog, StoredDeskEntry } from '../../../application/ports/audit/desk-log.ts';
import { isDeskAction } from '../../../domain/desk/actions.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import { read } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';
import { exactly } from '../../wire/exactly.ts';

/** Stores an entry as a step of the transaction that it documents: `yield* logDesk(entry)`. */
export function deskLogStepsWith({ db }: Queries): (entry: DeskEntry) => Steps<void> {
  const add = statement<{
    at: number;
    agent: string;
    name: string;
    action: string;
    subject: string | null;
    detail: string | null;
  }>()(value =>
    db.insertInto('desk_log').values({
      at: value.at,
      agent_id: value.agent,
      agent_name: value.name,
      action: value.action,
      subject: value.subject,
      detail: value.detail,
    }),
  );
  return function* ({ by, at, action, subject, detail }) {
    yield* run(add, {
      at,
      agent: by.id,
      name: by.name,
      action,
      subject: subject ?? null,
      detail: detail === undefined ? null : JSON.stringify(detail),
    });
  };
}

/** The desk's audit log in SQL. */
export function makeSqlDeskLog(database: SqlDatabase): DeskLog {
  const { db } = database.queries;
  const keep = deskLogStepsWith(database.queries);
  const before = statement<{ seq: number; count: number }>()(value =>
    db.selectFrom('desk_log').selectAll().where('seq', '<', value.seq).orderBy('seq', 'desc').limit(value.count),
  );
  const ofSubject = statement<{ seq: number; count: number; subject: string }>()(value =>
    db
      .selectFrom('desk_log')
      .selectAll()
      .where('subject', '=', value.subject)
      .where('seq', '<', value.seq)
      .orderBy('seq', 'desc')
      .limit(value.count),
  );
  const ofAgent = statement<{ seq: number; count: number; agent: string }>()(value =>
    db
      .selectFrom('desk_log')
      .selectAll()
      .where('agent_id', '=', value.agent)
      .where('seq', '<', value.seq)
      .orderBy('seq', 'desc')
      .limit(value.count),
  );
  const expire = statement<{ before: number }>()(value =>
    db.deleteFrom('desk_log').where('at', '<', value.before).returning('seq'),
  );

  function* note(entry: DeskEntry): Steps<Outcome<void>> {
    yield* keep(entry);
    return commit(undefined);
  }

  function* erase(time: number): Steps<Outcome<number>> {
    return commit((yield* run(expire, { before: time })).length);
  }

  return {
    async before(seq = Number.MAX_SAFE_INTEGER, count, subject) {
      const rows = await database.read(() =>
        subject === undefined ? run(before, { seq, count }) : run(ofSubject, { seq, count, subject }),
      );
      return rows.flatMap(entryOf);
    },
    async ofAgent(agent, seq = Number.MAX_SAFE_INTEGER, count) {
      const rows = await database.read(() => run(ofAgent, { seq, count, agent }));
      return rows.flatMap(entryOf);
    },
    note: entry => database.write(() => note(entry)),
    expire: time => database.write(() => erase(time)),
  };
}

const DETAIL = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .apply(exactly<NonNullable<DeskEntry['detail']>>());

function entryOf(row: Selectable<Schema['desk_log']>): readonly StoredDeskEntry[] {
  // During an update, a newer version of the site may store more actions; their entries are left out.
  if (!isDeskAction(row.action)) return [];
  return [
    {
      seq: row.seq,
      at: row.at,
      by: { id: row.agent_id ?? undefined, name: row.agent_name },
      action: row.action,
      subject: row.subject ?? undefined,
      ...(row.detail !== null && { detail: read(DETAIL, row.detail) }),
    },
  ];
}
