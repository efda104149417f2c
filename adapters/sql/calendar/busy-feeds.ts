import {
  BUSY_FAILURES,
  type BusyFailure,
  type BusyFeed,
  type BusyFeeds,
  type BusyFeedStatus,
  MOST_BUSY_TIMES,
} from '../../../application/ports/calendar/busy-feeds.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import { joinSpans, type TimeSpan } from '../../../domain/appointment/time-span.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { hoursStatementsWith, hoursVersionWith } from './hours-statements.ts';
import { insertMany } from '../database/many-rows.ts';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

/** Agents' own calendars in SQL; deleted with their account. */
export function makeSqlBusyFeeds(database: SqlDatabase): BusyFeeds {
  const statements = busyStatementsWith(database.queries);
  const { holdAgent } = hoursStatementsWith(database.queries);
  const version = hoursVersionWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);
  const insert = insertMany(database.queries.db, 'busy_time', ['agent_id', 'from_at', 'until_at']);

  function* status(agent: string): Steps<BusyFeedStatus | undefined> {
    const [row] = yield* run(statements.status, { agent });
    if (!row) return undefined;
    return {
      triedAt: row.busy_tried_at ?? undefined,
      readAt: row.busy_read_at ?? undefined,
      // During an update, a newer version of the site may store more kinds of failures; such a kind counts as `response`.
      failure:
        row.busy_failure === null ? undefined : (BUSY_FAILURES.find(kind => kind === row.busy_failure) ?? 'response'),
      count: yield* count(agent),
    };
  }

  function* setAddress(agent: string, encryptedAddress: string | undefined, entry: DeskEntry): Steps<Outcome<boolean>> {
    yield* version.changed();
    if ((yield* run(holdAgent, { agent })).length === 0) return rollback(false);
    yield* run(statements.setAddress, { agent, encryptedAddress: encryptedAddress ?? null });
    yield* run(statements.deleteTimes, { agent });
    yield* logDesk(entry);
    return commit(true);
  }

  function* keep(
    { agentId: agent, encryptedAddress }: Feed,
    times: readonly TimeSpan[],
    failure: BusyFailure | undefined,
    now: number,
  ): Steps<Outcome<void>> {
    // Locks the version before the calendar's row, in the same order as everywhere, to prevent deadlocks.
    const isSame = yield* isStored(agent, times);
    if (!isSame) yield* version.changed();
    const updated = yield* run(statements.setRead, { agent, encryptedAddress, failure: failure ?? null, now });
    if (updated.length === 0) return rollback(undefined);
    if (!isSame) yield* replace(agent, times);
    return commit(undefined);
  }

  function* fail({ agentId: agent, encryptedAddress }: Feed, failure: BusyFailure, now: number): Steps<Outcome<void>> {
    // An earlier version of the site stored an unlimited number of busy times; here they are merged to at most `MOST_BUSY_TIMES`.
    const tooMany = (yield* count(agent)) > MOST_BUSY_TIMES;
    if (tooMany) yield* version.changed();
    const updated = yield* run(statements.setFailed, { agent, encryptedAddress, failure, now });
    if (updated.length === 0) return rollback(undefined);
    if (tooMany) yield* replace(agent, joinSpans(yield* timesOf(agent), MOST_BUSY_TIMES).times);
    return commit(undefined);
  }

  function* replace(agent: string, times: readonly TimeSpan[]): Steps<void> {
    yield* run(statements.deleteTimes, { agent });
    yield* insert(times.map(({ from, until }) => ({ agent_id: agent, from_at: from, until_at: until })));
  }

  function* isStored(agent: string, times: readonly TimeSpan[]): Steps<boolean> {
    if ((yield* count(agent)) !== times.length) return false;
    return JSON.stringify(yield* timesOf(agent)) === JSON.stringify(times);
  }

  function* count(agent: string): Steps<number> {
    const [counted] = yield* run(statements.count, { agent });
    return Number(counted?.count ?? 0);
  }

  function* timesOf(agent: string): Steps<readonly TimeSpan[]> {
    const rows = yield* run(statements.times, { agent });
    return rows.map(row => ({ from: row.from_at, until: row.until_at }));
  }

  function* single(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return commit(undefined);
  }

  return {
    status: agent => database.read(() => status(agent)),
    setAddress: (agent, encryptedAddress, entry) => database.write(() => setAddress(agent, encryptedAddress, entry)),
    async all() {
      const rows = await database.read(() => run(statements.all, {}));
      return rows.flatMap((row): BusyFeed[] =>
        row.busy_sealed === null
          ? []
          : [{ agentId: row.agent_id, encryptedAddress: row.busy_sealed, triedAt: row.busy_tried_at ?? undefined }],
      );
    },
    keep(feed, times, now, joined) {
      const merged = joinSpans(times, MOST_BUSY_TIMES);
      const failure = joined || merged.joined ? 'joined' : undefined;
      return database.write(() => keep(feed, merged.times, failure, now));
    },
    fail: (feed, failure, now) => database.write(() => fail(feed, failure, now)),
    reencrypt: (agent, encryptedAddress, newer) =>
      database.write(() => single(run(statements.reencrypt, { agent, encryptedAddress, newer }))),
  };
}

type Feed = Pick<BusyFeed, 'agentId' | 'encryptedAddress'>;

function busyStatementsWith({ db }: Queries) {
  return {
    status: statement<{ agent: string }>()(value =>
      db
        .selectFrom('agent_calendar')
        .select(['busy_tried_at', 'busy_read_at', 'busy_failure'])
        .where('agent_id', '=', value.agent)
        .where('busy_sealed', 'is not', null),
    ),
    count: statement<{ agent: string }>()(value =>
      db
        .selectFrom('busy_time')
        .select(one => one.fn.countAll<number>().as('count'))
        .where('agent_id', '=', value.agent),
    ),
    times: statement<{ agent: string }>()(value =>
      db.selectFrom('busy_time').select(['from_at', 'until_at']).where('agent_id', '=', value.agent).orderBy('from_at'),
    ),
    setAddress: statement<{ agent: string; encryptedAddress: string | null }>()(value =>
      db
        .insertInto('agent_calendar')
        .values({ agent_id: value.agent, busy_sealed: value.encryptedAddress })
        .onConflict(conflict =>
          conflict.column('agent_id').doUpdateSet({
            busy_sealed: value.encryptedAddress,
            busy_tried_at: null,
            busy_read_at: null,
            busy_failure: null,
          }),
        ),
    ),
    deleteTimes: statement<{ agent: string }>()(value =>
      db.deleteFrom('busy_time').where('agent_id', '=', value.agent),
    ),
    all: statement()(() =>
      db
        .selectFrom('agent_calendar')
        .select(['agent_id', 'busy_sealed', 'busy_tried_at'])
        .where('busy_sealed', 'is not', null)
        .orderBy('agent_id'),
    ),
    setRead: statement<{ agent: string; encryptedAddress: string; failure: string | null; now: number }>()(value =>
      db
        .updateTable('agent_calendar')
        .set({ busy_tried_at: value.now, busy_read_at: value.now, busy_failure: value.failure })
        .where('agent_id', '=', value.agent)
        .where('busy_sealed', '=', value.encryptedAddress)
        .returning('agent_id'),
    ),
    setFailed: statement<{ agent: string; encryptedAddress: string; failure: string; now: number }>()(value =>
      db
        .updateTable('agent_calendar')
        .set({ busy_tried_at: value.now, busy_failure: value.failure })
        .where('agent_id', '=', value.agent)
        .where('busy_sealed', '=', value.encryptedAddress)
        .returning('agent_id'),
    ),
    reencrypt: statement<{ agent: string; encryptedAddress: string; newer: string }>()(value =>
      db
        .updateTable('agent_calendar')
        .set({ busy_sealed: value.newer })
        .where('agent_id', '=', value.agent)
        .where('busy_sealed', '=', value.encryptedAddress),
    ),
  };
}
