import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { BlockedTime } from '../../../application/ports/calendar/viewing-hours.ts';
import type { SeenViewings, ViewingHoursWriter } from '../../../application/ports/calendar/viewing-hours-writer.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, rollback, run, type Steps } from '../database/statement.ts';
import { settingStatementsWith } from '../desk/setting-statements.ts';
import { hoursStatementsWith, hoursVersionWith } from './hours-statements.ts';
import { viewingFactsOf } from './viewing-facts.ts';

/** Changes viewing hours in SQL, in the tables from which `makeSqlViewingHours` reads them. */
export function makeSqlViewingHoursWriter(database: SqlDatabase): ViewingHoursWriter {
  const statements = hoursStatementsWith(database.queries);
  const { set } = settingStatementsWith(database.queries);
  const version = hoursVersionWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

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
    setAgency: (hours, entry) =>
      database.write(() => changed(run(set, { name: version.agencyName, setting: JSON.stringify(hours) }), entry)),
    setAgent: (agent, hours, entry) =>
      database.write(() =>
        changedOf(agent, run(statements.setAgentHours, { agent, hours: hours ? JSON.stringify(hours) : null }), entry),
      ),
    setWindows: (listing, windows, entry) =>
      database.write(() =>
        changed(
          windows
            ? run(statements.setWindows, { listing, windows: JSON.stringify(windows) })
            : run(statements.dropWindows, { listing }),
          entry,
        ),
      ),
    block: (time, entry, seen) => database.write(() => block(time, entry, seen)),
    free: (id, agentId, entry) => database.write(() => free(id, agentId, entry)),
  };
}
