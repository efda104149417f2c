import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './sqlite-connection.ts';

/**
 * Locks `file` for this process; returns the function that releases the lock, or `undefined` while another process has it. The lock is that
 * of an exclusive SQLite transaction on an empty database, so the system ends it with the process, even one that is killed.
 *
 * @example
 * const unlock = lockFile('/srv/var/server.lock');
 */
export function lockFile(file: string): (() => void) | undefined {
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(file);
  try {
    // Nothing is ever written to the file, so keep the journal in memory instead of in another file beside it.
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
