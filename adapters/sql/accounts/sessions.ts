import type { Selectable } from 'kysely';
import type { LoggedIn, Session, Sessions } from '../../../application/ports/accounts/sessions.ts';
import { isAlive, sessionEnd } from '../../../domain/owner/session-life.ts';
import type { Queries } from '../schema/dialect.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

/** Sessions in SQL: of owners, or of agents with `agentQueries`. */
export function makeSqlSessions(database: SqlDatabase): Sessions {
  const owners = ownerStatementsWith(database.queries);
  const statements = sessionStatementsWith(database.queries);

  function* look(referenceHash: string, now: number, usedAt = 0): Steps<LoggedIn | undefined> {
    const [row] = yield* run(statements.find, { referenceHash });
    if (!row) return undefined;
    const noted = sessionOf(row);
    const session = { ...noted, seenAt: Math.max(noted.seenAt, usedAt) };
    return isAlive(session, now) ? { session, owner: yield* ownerOf(owners, row) } : undefined;
  }

  function* use(referenceHash: string, now: number, usedAt?: number): Steps<Outcome<LoggedIn | undefined>> {
    const found = yield* look(referenceHash, now, usedAt);
    // Clocks of machines differ: a recorded use that is later than `now` stays recorded.
    if (!found || found.session.seenAt >= now) return rollback(found);
    const session = { ...found.session, seenAt: now };
    const [alive] = yield* run(statements.touch, { referenceHash, seenAt: now, endsAt: sessionEnd(session) });
    return alive ? commit({ ...found, session }) : rollback(undefined);
  }

  function* begin(session: Session, hash: string, instead: string | undefined): Steps<Outcome<boolean>> {
    const { referenceHash, ownerId, startedAt, seenAt } = session;
    // The row is locked until the commit: a change of the password either precedes this session or ends it.
    const locked = yield* run(statements.hold, { owner: ownerId, hash });
    if (locked.length === 0) return rollback(false);
    if (instead !== undefined) yield* run(statements.end, { referenceHash: instead });
    yield* run(statements.begin, { referenceHash, owner: ownerId, startedAt, seenAt, endsAt: sessionEnd(session) });
    return commit(true);
  }

  function* single(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return commit(undefined);
  }

  function* of(owner: string, now: number): Steps<readonly Session[]> {
    const rows = yield* run(statements.of, { owner });
    return rows.map(sessionOf).filter(session => isAlive(session, now));
  }

  return {
    begin: (session, hash, instead) => database.write(() => begin(session, hash, instead)),
    use: (referenceHash, now, usedAt) => database.write(() => use(referenceHash, now, usedAt)),
    look: (referenceHash, now, usedAt) => database.read(() => look(referenceHash, now, usedAt)),
    end: referenceHash => database.write(() => single(run(statements.end, { referenceHash }))),
    endOthers: (owner, referenceHash) =>
      database.write(() => single(run(statements.endOthers, { owner, referenceHash }))),
    of: (owner, now) => database.read(() => of(owner, now)),
  };
}

function sessionStatementsWith({ db }: Queries) {
  return {
    find: statement<{ referenceHash: string }>()(value =>
      db
        .selectFrom('owner_session')
        .innerJoin('owner', 'owner.id', 'owner_session.owner_id')
        .select([
          'owner.id',
          'email',
          'email_folded',
          'language',
          'reference_hash',
          'owner_id',
          'started_at',
          'seen_at',
        ])
        .where('reference_hash', '=', value.referenceHash),
    ),
    /** Returns a row, and locks it, if the password hash is still the account's. */
    hold: statement<{ owner: string; hash: string }>()(value =>
      db
        .updateTable('owner')
        .set(one => ({ password_hash: one.ref('password_hash') }))
        .where('id', '=', value.owner)
        .where('password_hash', '=', value.hash)
        .returning('id'),
    ),
    begin: statement<{ referenceHash: string; owner: string; startedAt: number; seenAt: number; endsAt: number }>()(
      value =>
        db.insertInto('owner_session').values({
          reference_hash: value.referenceHash,
          owner_id: value.owner,
          started_at: value.startedAt,
          seen_at: value.seenAt,
          ends_at: value.endsAt,
        }),
    ),
    /** Returns a row if the session still exists. */
    touch: statement<{ referenceHash: string; seenAt: number; endsAt: number }>()(value =>
      db
        .updateTable('owner_session')
        .set({ seen_at: value.seenAt, ends_at: value.endsAt })
        .where('reference_hash', '=', value.referenceHash)
        .returning('owner_id'),
    ),
    end: statement<{ referenceHash: string }>()(value =>
      db.deleteFrom('owner_session').where('reference_hash', '=', value.referenceHash),
    ),
    endOthers: statement<{ owner: string; referenceHash: string }>()(value =>
      db
        .deleteFrom('owner_session')
        .where('owner_id', '=', value.owner)
        .where('reference_hash', '!=', value.referenceHash),
    ),
    of: statement<{ owner: string }>()(value =>
      db
        .selectFrom('owner_session')
        .selectAll()
        .where('owner_id', '=', value.owner)
        .orderBy('seen_at', 'desc')
        .orderBy('reference_hash'),
    ),
  };
}

type SessionRow = Pick<Selectable<Schema['owner_session']>, 'reference_hash' | 'owner_id' | 'started_at' | 'seen_at'>;

function sessionOf(row: SessionRow): Session {
  const { reference_hash, owner_id, started_at, seen_at } = row;
  return { referenceHash: reference_hash, ownerId: owner_id, startedAt: started_at, seenAt: seen_at };
}

/** Ends all sessions, of owners and agents. */
export async function endAllSessions(database: SqlDatabase): Promise<void> {
  const { db } = database.queries;
  const owners = statement()(() => db.deleteFrom('owner_session'));
  const agents = statement()(() => db.deleteFrom('agent_session'));
  await database.write(function* () {
    yield* run(owners, {});
    yield* run(agents, {});
    return commit(undefined);
  });
}
