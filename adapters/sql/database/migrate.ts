import { sql } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from './sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from './statement.ts';
import type { SchemaStep } from '../schema/schema-step.ts';
import { SCHEMA_STEPS } from '../steps/schema-steps.ts';

/** Number of the PostgreSQL advisory lock that serializes migrations of processes starting at once; arbitrary. */
const LOCK = 5_418_326_817;

/**
 * Timeout of a schema step in milliseconds. The timeout is long, because another process may be migrating, or a step may change many rows.
 */
const TIMEOUT_MS = 60_000;

/** Applies all missing schema steps, each in its own transaction, so it may be interrupted at any time. */
export async function migrate(database: SqlDatabase, steps: readonly SchemaStep[] = SCHEMA_STEPS): Promise<void> {
  await database.write(() => makeRecord(database.queries), TIMEOUT_MS);
  for (const step of steps) await database.write(() => takeStep(database.queries, step), TIMEOUT_MS);
  const newest = await database.read(() => stepsTaken(database.queries));
  const unknown = newest.filter(name => !steps.some(step => step.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The database is newer than this program: this version does not know the schema step '${unknown[0]}'.`,
    );
}

function* makeRecord(queries: Queries): Steps<Outcome<void>> {
  yield* lockOthersOut(queries);
  const { schema } = queries.db;
  const table = schema
    .createTable('schema_step')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey().notNull())
    .addColumn('taken_at', queries.dialect === 'sqlite' ? 'integer' : 'bigint', column => column.notNull());
  yield { sql: table.compile().sql, values: [] };
  return commit(undefined);
}

function* takeStep(queries: Queries, step: SchemaStep): Steps<Outcome<void>> {
  yield* lockOthersOut(queries);
  const { name, changes } = step;
  if ((yield* stepsTaken(queries)).includes(name)) return commit(undefined);
  for (const change of changes(queries)) yield { sql: change.compile().sql, values: [] };
  const record = statement<{ name: string; taken_at: number }>()(value =>
    queries.db.insertInto('schema_step').values({ name: value.name, taken_at: value.taken_at }),
  );
  yield* run(record, { name, taken_at: Date.now() });
  return commit(undefined);
}

function* stepsTaken({ db }: Queries): Steps<readonly string[]> {
  const taken = statement()(() => db.selectFrom('schema_step').select('name'));
  return (yield* run(taken, {})).map(({ name }) => name);
}

/** Takes the lock on PostgreSQL; SQLite has a single writer. */
function* lockOthersOut({ dialect, db }: Queries): Steps<void> {
  if (dialect === 'sqlite') return;
  yield { sql: 'set local statement_timeout = 0', values: [] };
  yield { sql: 'set local lock_timeout = 0', values: [] };
  const lock = statement<{ lock: number }>()(value => ({
    compile: () => sql`select 1 from pg_advisory_xact_lock(${value.lock})`.compile(db),
  }));
  yield* run(lock, { lock: LOCK });
}
