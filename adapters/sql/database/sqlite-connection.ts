import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BoundStatement } from './statement.ts';

/** A connection with the settings that durability requires. Statements are prepared once and cached. */
export type SqliteConnection = {
  query({ sql, values }: BoundStatement): readonly unknown[];
  /** False if a disk error has ended the transaction. */
  readonly inTransaction: boolean;
  close(): void;
};

/** Settings required before anything is stored. Drivers override SQLite's defaults, so each is set and then verified. */
const SETTINGS: readonly (readonly [name: string, value: string, answer: string | number])[] = [
  // There is no busy timeout: waiting for a lock inside a call would block every visitor, so the caller requests a busy lock again later.
  ['busy_timeout', '0', 0],
  ['journal_mode', 'wal', 'wal'],
  // Each commit is on disk before it is acknowledged; NORMAL may lose the last commits on power loss.
  ['synchronous', 'full', 2],
  // On macOS, fsync alone leaves data in the drive's cache, so F_FULLFSYNC is used.
  ['fullfsync', 'on', 1],
  ['foreign_keys', 'on', 1],
  ['secure_delete', 'on', 1],
];

/** Opens a connection. Throws with a one-line message if SQLite does not accept a setting or the file is not a SQLite database. */
export function openSqliteConnection(
  file: string,
  use: 'write' | 'read',
): SqliteConnection & { database: DatabaseSync } {
  const database = new DatabaseSync(file, { readOnly: use === 'read' });
  try {
    for (const [name, value, answer] of SETTINGS) {
      if (use === 'write' || name !== 'journal_mode') database.exec(`pragma ${name} = ${value}`);
      const [held] = Object.values(database.prepare(`pragma ${name}`).get() ?? {});
      if (held !== answer) throw new Error(`SQLite did not accept ${name} = ${value}: it is ${held}.`);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  const made = new Map<string, StatementSync>();
  return {
    database,
    query({ sql, values }) {
      let statement = made.get(sql);
      if (!statement) {
        statement = database.prepare(sql);
        made.set(sql, statement);
      }
      return statement.all(...values);
    },
    get inTransaction() {
      return database.isTransaction;
    },
    close: () => database.close(),
  };
}

/** SQLite result codes, https://sqlite.org/rescode.html: BUSY, LOCKED. */
const BUSY = [5, 6];
/** Result codes that mean that the database is unavailable: BUSY, LOCKED, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB. */
const OUT_OF_REACH = [...BUSY, 7, 8, 10, 11, 13, 14, 26];

/** Whether a call failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return BUSY.includes(kindOf(error));
}

/** Whether an error is caused by the file or the machine, not by the statement. */
export function isOutOfReach(error: unknown): boolean {
  const closed = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';
  return closed || OUT_OF_REACH.includes(kindOf(error));
}

/** Primary result code: the low byte of the extended code. */
function kindOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : -1;
}
