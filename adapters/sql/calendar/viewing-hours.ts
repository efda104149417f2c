import type { Selectable } from 'kysely';
import type {
  BlockedTime,
  HoursQuery,
  StoredHours,
  ViewingHours,
} from '../../../application/ports/calendar/viewing-hours.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import type { AgentHours } from '../../../domain/appointment/viewing-hours.ts';
import { read } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps } from '../database/statement.ts';
import { settingStatementsWith } from '../desk/setting-statements.ts';
import type { Schema } from '../schema/schema.ts';
import { AGENCY_HOURS, AGENT_HOURS, WINDOWS } from './hours-rows.ts';
import { hoursStatementsWith, hoursVersionWith } from './hours-statements.ts';

/**
 * Reads viewing hours in SQL: those of the agency in `desk_setting`, of agents in `agent_calendar`, of properties in `visit_window`, and
 * blocked times in `blocked_time`.
 */
export function makeSqlViewingHours(database: SqlDatabase): ViewingHours {
  const statements = hoursStatementsWith(database.queries);
  const { setting } = settingStatementsWith(database.queries);
  const version = hoursVersionWith(database.queries);

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
    // If the property has no agent with an account, the id is '', which no account has: then only times blocked for all agents match.
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

  return {
    ofProperty: asked => database.read(() => ofProperty(asked)),
    agency: () => database.read(agency),
    agent: agentId => database.read(() => agentHours(agentId)),
    async windows() {
      const rows = await database.read(() => run(statements.windows, {}));
      return rows.map(row => ({ propertyId: row.listing_id, windows: read(WINDOWS, row.windows) }));
    },
    async blocked(after, agentId) {
      const rows = await database.read(() =>
        agentId === undefined
          ? run(statements.blockedOfEach, { after })
          : run(statements.blocked, { after, agent: agentId }),
      );
      return rows.map(blockedOf);
    },
  };
}

function blockedOf(row: Selectable<Schema['blocked_time']>): BlockedTime {
  return { id: row.id, agentId: row.agent_id ?? undefined, from: row.from_at, until: row.until_at, words: row.words };
}
