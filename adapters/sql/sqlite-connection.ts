import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Bound } from './statement.ts';

/** A connection with the settings that keep what was promised; its statements are made once. */
export type SqliteConnection = {
  query({ sql, values }: Bound): readonly unknown[];
  /** False where an error of the disk has ended the transaction. */
  readonly inTransaction: boolean;
  close(): void;
};

/** What must hold before anything is kept. Drivers override defaults, so each is set and then asked for. */
const SETTINGS: readonly (readonly [name: string, value: string, answer: string | number])[] = [
  // A lock is awaited by trying again later: waiting inside a call would stall every visitor.
  ['busy_timeout', '0', 0],
  ['journal_mode', 'wal', 'wal'],
  // Each commit is on the disk before it is told; NORMAL may lose the last ones at a power cut.
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

/** Whether somebody else holds the lock that a call needed. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  // The low byte is the kind: busy, or locked.
  return code !== undefined && [5, 6].includes(code & 0xff);
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code : undefined;
}
