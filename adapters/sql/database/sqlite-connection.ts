import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BoundStatement } from './statement.ts';

/** A connection with the settings that keep what was promised; its statements are made once. */
export type SqliteConnection = {
  query({ sql, values }: BoundStatement): readonly unknown[];
  /** False where an error of the disk has ended the transaction. */
  readonly inTransaction: boolean;
  close(): void;
};

/** What must hold before anything is kept. Drivers override defaults, so each is set and then asked for. */
const SETTINGS: readonly (readonly [name: string, value: string, answer: string | number])[] = [
  // A lock is awaited by trying again later: waiting inside a call would stall every visitor.
  ['busy_timeout', '0', 0],
  ['journal_mode', 'wal', 'wal'],
  // Each commit is on the disk before it is acknowledged; NORMAL may lose the last ones at a power cut.
  ['synchronous', 'full', 2],
  // On a Mac, fsync alone leaves them in the drive.
  ['fullfsync', 'on', 1],
  ['foreign_keys', 'on', 1],
  ['secure_delete', 'on', 1],
];

/** Opens a connection; throws where a setting does not hold, or where the file is none of ours, in one line. */
export function openSqliteConnection(
  file: string,
  use: 'write' | 'read',
): SqliteConnection & { database: DatabaseSync } {
  const database = new DatabaseSync(file, { readOnly: use === 'read' });
  try {
    for (const [name, value, answer] of SETTINGS) {
      if (use === 'write' || name !== 'journal_mode') database.exec(`pragma ${name} = ${value}`);
      const [held] = Object.values(database.prepare(`pragma ${name}`).get() ?? {});
      if (held !== answer) throw new Error(`SQLite does not hold ${name} = ${value}, but ${held}.`);
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

/** Kinds of errors by number, https://sqlite.org/rescode.html: busy, locked. */
const BUSY = [5, 6];
/** Those, and memory, a file that only reads, the disk, damage, a full disk, a file that cannot be opened or is none. */
const OUT_OF_REACH = [...BUSY, 7, 8, 10, 11, 13, 14, 26];

/** Whether a call failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return BUSY.includes(kindOf(error));
}

/** Whether it is not the statement that is wrong, but the file or the machine. */
export function isOutOfReach(error: unknown): boolean {
  const closed = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE';
  return closed || OUT_OF_REACH.includes(kindOf(error));
}

/** The low byte of the number; the rest is detail. */
function kindOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : -1;
}
