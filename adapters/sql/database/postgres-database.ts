import { Pool, type PoolClient, types } from 'pg';
import { queriesFor } from '../schema/dialect.ts';
import { Outage } from '../../../application/ports/outage.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { Outcome, Steps } from './statement.ts';

export type PostgresOptions = {
  readonly url: string;
  /** Milliseconds after which a visitor gets 503 and may try again. */
  readonly timeoutMs: number;
};

/** Error codes of transactions that failed because of a concurrent one and can be retried: serialization failure, deadlock. */
const AGAIN = new Set(['40001', '40P01']);
/**
 * Error classes not caused by the statement: connection, resources, locks, shutdown, system errors, read-only server.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const OUT_OF_REACH = /^(?:08|40|53|55|57|58|XX|25006)/;
const RETRY_MS = 10;
const CONNECTIONS = 10;
/** Maximum time for which a start of the site waits for a PostgreSQL server that is still starting, in milliseconds. */
const STARTING_MS = 10_000;
const CANNOT_CONNECT_NOW = '57P03';
const INT8 = 20;

/** Server settings required before anything is stored. */
const NEEDED = {
  synchronous_commit: ['on', 'remote_apply', 'remote_write', 'local'],
  fsync: ['on'],
  server_encoding: ['UTF8'],
};

/**
 * Opens a connection pool to PostgreSQL. Throws with a one-line message if the server is unreachable, or configured so that it may lose
 * confirmed writes.
 */
export async function openPostgres({ url, timeoutMs }: PostgresOptions): Promise<SqlDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    // The server has timeouts too, because a client that disappeared must not keep a lock or connection.
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs * 2,
    // Times and counts are safe integers, so return int8 as numbers.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)) },
  });
  // An idle connection broke. The pool opens another one, and the next query shows whether that works.
  pool.on('error', () => {});
  // The pool listens to idle connections only. A connection may break while it is handed out, and an 'error' event without a listener would
  // end the process. The query that uses the connection rejects.
  pool.on('connect', client => client.on('error', () => {}));

  /**
   * Runs `work` with a connection. If `work` is still running at `end` (time of `performance.now()`), the connection is closed and the call
   * rejects with an `Outage`.
   */
  async function withClient<Result>(end: number, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(asOutage);
    let broken: Error | undefined;
    let released = false;
    const release = () => {
      if (!released) client.release(broken);
      released = true;
    };
    const timer = setTimeout(() => {
      broken = new Outage('PostgreSQL did not answer in time');
      release();
    }, end - performance.now());
    const noteBroken = (error: Error) => {
      broken ??= error;
    };
    client.on('error', noteBroken);
    try {
      return await work(client);
    } catch (error) {
      throw released ? broken : error;
    } finally {
      clearTimeout(timer);
      client.off('error', noteBroken);
      release();
    }
  }

  async function transaction<Result>(client: PoolClient, steps: Steps<Outcome<Result>>): Promise<Result> {
    await ask(client, 'begin isolation level read committed read write');
    try {
      const { commit, result } = await runSteps(client, steps);
      const { command } = await ask(client, commit ? 'commit' : 'rollback');
      // PostgreSQL may turn a commit into a rollback without an error, so the result of the commit is checked.
      if (commit && command !== 'COMMIT') throw new Error('PostgreSQL rolled back instead of committing');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }

  const database: SqlDatabase = {
    queries: queriesFor('postgres'),
    async write(steps, writeTimeoutMs = timeoutMs) {
      const end = performance.now() + writeTimeoutMs;
      for (;;) {
        try {
          return await withClient(end, client => transaction(client, steps()));
        } catch (error) {
          if (!(error instanceof Error) || !AGAIN.has(codeOf(error.cause)) || performance.now() > end) throw error;
        }
        // The delay is random, so that conflicting transactions do not retry at the same time.
        await new Promise(resolve => setTimeout(resolve, RETRY_MS * Math.random()));
      }
    },
    read: steps => withClient(performance.now() + timeoutMs, client => runSteps(client, steps())),
    // Nothing to do here: the server's own vacuum removes deleted rows.
    scrub: async () => {},
    ready: () =>
      withClient(performance.now() + timeoutMs, client => client.query('select 1')).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
  try {
    await whenAwake(async () => {
      for (const [setting, good] of Object.entries(NEEDED)) await refuseUnsafe(pool, setting, good);
    });
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] || codeOf(error) : String(error);
    throw new Error(`PostgreSQL cannot be used: ${reason}`, { cause: error });
  }
  return database;
}

/** Retries for `STARTING_MS` if the server times out or is still starting: after a reboot both start at the same time. */
async function whenAwake(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + STARTING_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const asleep =
        codeOf(error) === CANNOT_CONNECT_NOW || (error instanceof Error && /\btimeout\b/.test(error.message));
      if (!asleep || performance.now() > end) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, 10 * RETRY_MS));
  }
}

async function refuseUnsafe(pool: Pool, setting: string, good: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ held: string }>('select current_setting($1) as held', [setting]);
  const value = rows[0]?.held ?? '';
  if (!good.includes(value)) throw new Error(`its ${setting} is ${value}, not ${good[0]}.`);
}

async function runSteps<Result>(client: PoolClient, steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    const { sql, values } = step.value;
    step = steps.next((await ask(client, sql, values)).rows);
  }
  return step.value;
}

function ask(client: PoolClient, sql: string, values: readonly unknown[] = []) {
  return client.query(sql, [...values]).catch(asOutage);
}

/** Errors of Node have a name instead of a five-character SQLSTATE code, errors of the driver have no code. */
function asOutage(error: unknown): never {
  const code = codeOf(error);
  const isOfServer = /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
  if (isOfServer && !OUT_OF_REACH.test(code)) throw error;
  throw new Outage(`PostgreSQL: ${code || (error instanceof Error ? error.message : 'unknown')}`, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
