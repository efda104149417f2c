import { settingStatementsWith } from '../desk/setting-statements.ts';
import type { Selectable } from 'kysely';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type {
  BlockedTime,
  HoursQuery,
  SeenViewings,
  StoredHours,
  ViewingHours,
} from '../../../application/ports/calendar/viewing-hours.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import type { AgentHours, PropertyWindows } from '../../../domain/appointment/viewing-hours.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { AGENCY_HOURS, AGENT_HOURS, WINDOWS } from './hours-rows.ts';
import { hoursStatementsWith, hoursVersionWith } from './hours-statements.ts';
import { viewingFactsOf } from './viewing-facts.ts';
import { read } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

/**
 * Viewing hours in SQL: those of the agency in `desk_setting`, of agents in `agent_calendar`, of properties in `visit_window`, and blocked
 * times in `blocked_time`.
 */
export function makeSqlViewingHours(database: SqlDatabase): ViewingHours {
  const statements = hoursStatementsWith(database.queries);
  const { setting, set } = settingStatementsWith(database.queries);
  const version = hoursVersionWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* agency(): Steps<StoredHours['agency']> {
    const [row] = yield* run(setting, { name: version.agencyName });
    return row && read(AGENCY_HOURS, row.setting);
  }

  function* agentHours(agent: string): Steps<AgentHours | undefined> {
    const [row] = yield* run(statements.agentHours, { agent });
    return typeof row?.hours === 'string' ? read(AGENT_HOURS, row.hours) : undefined;
  }

  function* ofProperty({ propertyId, personId, from, until }: HoursQuery): Steps<StoredHours> {
    // The version is read first: a change of the hours during the following reads then makes it outdated.
    const seen = yield* version.read();
    const [account] = personId === '' ? [] : yield* run(statements.accountOf, { person: personId });
    const [windows] = yield* run(statements.windowsOf, { listing: propertyId });
    // No account has the id '': then only times blocked for all match.
    const agent = account?.id ?? '';
    const blocked = yield* run(statements.blocked, { after: from, agent });
    const busy = yield* run(statements.busyBetween, { agent, from, until });
    const spans = [...blocked, ...busy].filter(({ from_at }) => from_at < until);
    return {
      version: seen,
      agency: yield* agency(),
      agent: yield* agentHours(agent),
      windows: windows && read(WINDOWS, windows.windows),
      taken: mergeSpans(spans.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }))),
    };
  }

  function* changed(change: Steps<unknown>, entry: DeskEntry): Steps<Outcome<void>> {
    yield* version.changed();
    yield* change;
    yield* logDesk(entry);
    return commit(undefined);
  }

  function* changedOf(agent: string, change: Steps<unknown>, entry: DeskEntry): Steps<Outcome<boolean>> {
    yield* version.changed();
    if ((yield* run(statements.holdAgent, { agent })).length === 0) return rollback(false);
    yield* change;
    yield* logDesk(entry);
    return commit(true);
  }

  function* free(id: string, agent: string | undefined, entry: DeskEntry): Steps<Outcome<boolean>> {
    yield* version.changed();
    const freed = agent === undefined ? run(statements.free, { id }) : run(statements.freeOwn, { id, agent });
    if ((yield* freed).length === 0) return rollback(false);
    yield* logDesk(entry);
    return commit(true);
  }

  function* block(
    { id, agentId, from, until, words }: BlockedTime,
    entry: DeskEntry,
    seen: SeenViewings | undefined,
  ): Steps<Outcome<boolean>> {
    // The lock of the version is taken first: bookings that held it are stored by then and read below, and later ones fail as the version changed.
    yield* version.changed();
    if (seen) {
      const [first, last] = seen.days;
      const days = { from: first, until: last };
      const rows =
        seen.agentId === undefined
          ? yield* run(statements.viewings, days)
          : yield* run(statements.viewingsOf, { ...days, agent: seen.agentId });
      const held = rows.map(row => ({
        ...viewingFactsOf(row),
        submissionId: row.submission_id,
        sequence: row.sequence,
      }));
      if (!seen.isSame(held)) return rollback(false);
    }
    const values = { id, agent: agentId ?? null, from, until, words };
    if (agentId !== undefined && (yield* run(statements.holdAgent, { agent: agentId })).length === 0)
      return rollback(false);
    yield* run(statements.block, values);
    yield* logDesk(entry);
    return commit(true);
  }

  return {
    ofProperty: asked => database.read(() => ofProperty(asked)),
    agency: () => database.read(agency),
    setAgency: (hours, entry) =>
      database.write(() => changed(run(set, { name: version.agencyName, setting: JSON.stringify(hours) }), entry)),
    agent: agentId => database.read(() => agentHours(agentId)),
    setAgent: (agent, hours, entry) =>
      database.write(() =>
        changedOf(agent, run(statements.setAgentHours, { agent, hours: hours ? JSON.stringify(hours) : null }), entry),
      ),
    async windows() {
      const rows = await database.read(() => run(statements.windows, {}));
      return rows.map(row => ({ propertyId: row.listing_id, windows: read(WINDOWS, row.windows) }));
    },
    setWindows: (listing: string, windows: PropertyWindows | undefined, entry) =>
      database.write(() =>
        changed(
          windows
            ? run(statements.setWindows, { listing, windows: JSON.stringify(windows) })
            : run(statements.dropWindows, { listing }),
          entry,
        ),
      ),
    async blocked(after, agentId) {
      const rows = await database.read(() =>
        agentId === undefined
          ? run(statements.blockedOfEach, { after })
          : run(statements.blocked, { after, agent: agentId }),
      );
      return rows.map(blockedOf);
    },
    block: (time, entry, seen) => database.write(() => block(time, entry, seen)),
    free: (id, agentId, entry) => database.write(() => free(id, agentId, entry)),
  };
}

function blockedOf(row: Selectable<Schema['blocked_time']>): BlockedTime {
  return { id: row.id, agentId: row.agent_id ?? undefined, from: row.from_at, until: row.until_at, words: row.words };
}
