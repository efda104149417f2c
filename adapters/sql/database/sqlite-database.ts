import { chmodSync, closeSync, existsSync, openSync, statSync, writeFileSync } from 'node:fs';
import { Outage } from '../../../application/ports/outage.ts';
import { queriesFor } from '../schema/dialect.ts';
import { makeSharedCommit, runSteps } from './shared-commit.ts';
import type { SqlDatabase } from './sql-database.ts';
import { isBusy, isOutOfReach, openSqliteConnection } from './sqlite-connection.ts';

export type SqliteOptions = {
  readonly file: string;
  /** Maximum time for which a write waits for a lock of another process, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether another process has checked the integrity of the file and still has it open, so that the check is not repeated. */
  readonly isLookedThrough?: boolean;
};

/** Maximum time for which opening waits for a lock of another process, in milliseconds. */
const OPENING_MS = 5_000;
const RETRY_MS = 20;

/**
 * Opens the embedded database, a file with mode 0600: one connection writes, another reads. Throws with a one-line message if the file
 * cannot be trusted. A file that existed before is never silently recreated.
 */
export async function openSqlite({ file, timeoutMs, isLookedThrough = false }: SqliteOptions): Promise<SqlDatabase> {
  refuseLostFile(file);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const writer = await retryWhileBusy(OPENING_MS, () => openSqliteConnection(file, 'write')).catch(inOneLine(file));
  try {
    if (!isLookedThrough) {
      const [found] = writer.query({ sql: 'pragma quick_check(1)', values: [] }) as { quick_check: string }[];
      if (found?.quick_check !== 'ok') throw new Error(found?.quick_check);
    }
    const reader = await retryWhileBusy(OPENING_MS, () => openSqliteConnection(file, 'read'));
    const commit = makeSharedCommit(writer);
    return {
      queries: queriesFor('sqlite'),
      write: (steps, writeTimeoutMs = timeoutMs) => commit.write(steps, writeTimeoutMs).catch(asOutage),
      read: steps => retryWhileBusy(timeoutMs, () => runSteps(reader, steps())).catch(asOutage),
      // `secure_delete` overwrites deleted rows in the file; truncating the write-ahead log removes their remains there.
      scrub: () =>
        retryWhileBusy(OPENING_MS, () => {
          const [log] = writer.query({ sql: 'pragma wal_checkpoint(truncate)', values: [] }) as { busy: number }[];
          if (log?.busy !== 0) throw Object.assign(new Error('the write-ahead log is in use'), { errcode: 5 });
        }),
      ready: async () => {
        try {
          reader.query({ sql: 'select 1', values: [] });
          return writer.database.isOpen;
        } catch {
          return false;
        }
      },
      close: async () => {
        await commit.settled();
        if (reader.database.isOpen) reader.close();
        if (writer.database.isOpen) writer.close();
      },
    };
  } catch (error) {
    writer.close();
    return inOneLine(file)(error);
  }
}

/** Creates a marker file: from now on an absent or empty database file is an error. */
export function markDatabaseCreated(file: string): void {
  if (!existsSync(noteOf(file))) writeFileSync(noteOf(file), '', { mode: 0o600 });
}

function noteOf(file: string): string {
  return `${file}.made`;
}

/** SQLite would take an absent or empty file for a new database, and confirmed requests would be lost without an error. */
function refuseLostFile(file: string): void {
  const empty = !existsSync(file) || statSync(file).size === 0;
  if (!empty || !existsSync(noteOf(file))) return;
  throw new Error(
    `${file} existed and is now missing or empty: restore it, or delete ${noteOf(file)} to start with an empty database.`,
  );
}

/** Retries while another process holds the lock. */
async function retryWhileBusy<Result>(timeoutMs: number, attempt: () => Result): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, RETRY_MS));
  }
}

function asOutage(error: unknown): never {
  if (!isOutOfReach(error)) throw error;
  throw new Outage(`SQLite: ${error instanceof Error ? error.message : 'unknown'}`, { cause: error });
}

function inOneLine(file: string): (error: unknown) => never {
  return error => {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new Error(`The database ${file} cannot be opened: ${reason}`, { cause: error });
  };
}
