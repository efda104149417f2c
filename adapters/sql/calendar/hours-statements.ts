import type { Queries } from '../schema/dialect.ts';
import { run, type Steps, statement } from '../database/statement.ts';
import { settingStatementsWith } from '../desk/setting-statements.ts';

const AGENCY = 'visit hours';
const VERSION = 'visit hours: version';

export function hoursStatementsWith({ db, dialect }: Queries) {
  const blocked = (after: number) =>
    db.selectFrom('blocked_time').selectAll().where('until_at', '>', after).orderBy('from_at').orderBy('id');
  const viewings = (value: { from: string; until: string }) =>
    db
      .selectFrom('appointment')
      .selectAll()
      .where('day', '>=', value.from)
      .where('day', '<=', value.until)
      .orderBy('day')
      .orderBy('submission_id');
  return {
    /** The viewings of the days `from` to `until`, both included. */
    viewings: statement<{ from: string; until: string }>()(viewings),
    viewingsOf: statement<{ from: string; until: string; agent: string }>()(value =>
      viewings(value).where('agent_id', '=', value.agent),
    ),
    /** Locks the account, so that it is not removed meanwhile. */
    holdAgent: statement<{ agent: string }>()(value =>
      db
        .selectFrom('agent')
        .select('id')
        .where('id', '=', value.agent)
        .$if(dialect === 'postgres', query => query.forKeyShare()),
    ),
    agentHours: statement<{ agent: string }>()(value =>
      db.selectFrom('agent_calendar').select('hours').where('agent_id', '=', value.agent),
    ),
    setAgentHours: statement<{ agent: string; hours: string | null }>()(value =>
      db
        .insertInto('agent_calendar')
        .values({ agent_id: value.agent, hours: value.hours })
        .onConflict(conflict => conflict.column('agent_id').doUpdateSet({ hours: value.hours })),
    ),
    windows: statement()(() => db.selectFrom('visit_window').selectAll().orderBy('listing_id')),
    windowsOf: statement<{ listing: string }>()(value =>
      db.selectFrom('visit_window').select('windows').where('listing_id', '=', value.listing),
    ),
    setWindows: statement<{ listing: string; windows: string }>()(value =>
      db
        .insertInto('visit_window')
        .values({ listing_id: value.listing, windows: value.windows })
        .onConflict(conflict => conflict.column('listing_id').doUpdateSet({ windows: value.windows })),
    ),
    dropWindows: statement<{ listing: string }>()(value =>
      db.deleteFrom('visit_window').where('listing_id', '=', value.listing),
    ),
    /** Blocked times of an agent, and those of the whole agency, whose `agent_id` is null. */
    blocked: statement<{ after: number; agent: string }>()(value =>
      blocked(value.after).where(one => one.or([one('agent_id', 'is', null), one('agent_id', '=', value.agent)])),
    ),
    blockedOfEach: statement<{ after: number }>()(value => blocked(value.after)),
    block: statement<{ id: string; agent: string | null; from: number; until: number; words: string }>()(value =>
      db.insertInto('blocked_time').values({
        id: value.id,
        agent_id: value.agent,
        from_at: value.from,
        until_at: value.until,
        words: value.words,
      }),
    ),
    free: statement<{ id: string }>()(value =>
      db.deleteFrom('blocked_time').where('id', '=', value.id).returning('id'),
    ),
    freeOwn: statement<{ id: string; agent: string }>()(value =>
      db.deleteFrom('blocked_time').where('id', '=', value.id).where('agent_id', '=', value.agent).returning('id'),
    ),
    /** The account of a team member; if there are several, the one that was invited first. */
    accountOf: statement<{ person: string }>()(value =>
      db
        .selectFrom('agent')
        .select('id')
        .where('person_id', '=', value.person)
        .orderBy('invited_at')
        .orderBy('id')
        .limit(1),
    ),
    busyBetween: statement<{ agent: string; from: number; until: number }>()(value =>
      db
        .selectFrom('busy_time')
        .select(['from_at', 'until_at'])
        .where('agent_id', '=', value.agent)
        .where('until_at', '>', value.from)
        .where('from_at', '<', value.until)
        .orderBy('from_at'),
    ),
  };
}

/** Version of the viewing hours. Bookings read and lock it, changes of the hours increment it, so that the two are serialized. */
export function hoursVersionWith(queries: Queries) {
  const { db } = queries;
  const { setting, set } = settingStatementsWith(queries);
  const hold = statement<{ name: string }>()(value =>
    db
      .insertInto('desk_setting')
      .values({ name: value.name, setting: '0' })
      .onConflict(conflict =>
        conflict.column('name').doUpdateSet(one => ({ setting: one.ref('desk_setting.setting') })),
      )
      .returning('setting'),
  );

  /** Returns the version and locks it until the end of the transaction. */
  function* lockedVersion(): Steps<number> {
    const [row] = yield* run(hold, { name: VERSION });
    return Number(row?.setting ?? 0);
  }

  return {
    held: lockedVersion,
    *read(): Steps<number> {
      const [row] = yield* run(setting, { name: VERSION });
      return Number(row?.setting ?? 0);
    },
    *changed(): Steps<void> {
      yield* run(set, { name: VERSION, setting: String((yield* lockedVersion()) + 1) });
    },
    agencyName: AGENCY,
  };
}
