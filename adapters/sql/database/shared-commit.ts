import { isBusy, type SqliteConnection } from './sqlite-connection.ts';
import type { Outcome, Steps } from './statement.ts';

/** Milliseconds after which a commit runs no further writes; the remaining writes are part of the next commit. */
const LONGEST_MS = 20;
/** Milliseconds until a busy lock is requested again. */
const RETRY_MS = 5;

const BEGIN = { sql: 'begin immediate', values: [] };
const COMMIT = { sql: 'commit', values: [] };
const ROLLBACK = { sql: 'rollback', values: [] };
const SAVE = { sql: 'savepoint one_write', values: [] };
const KEEP = { sql: 'release one_write', values: [] };
const UNDO = { sql: 'rollback to one_write', values: [] };

type Write = {
  readonly steps: () => Steps<Outcome<unknown>>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly waitsUntil: number;
  /** Settles the write's promise; called after the commit. */
  ended?: () => void;
};

export type SharedCommit = {
  /** `timeoutMs`: maximum time for which the write waits for a lock of another process, in milliseconds. */
  write<Result>(steps: () => Steps<Outcome<Result>>, timeoutMs: number): Promise<Result>;
  /** Resolves when every pending write is committed or has failed. */
  settled(): Promise<void>;
};

/**
 * Combines the writes of one turn of the event loop into one commit. The first attempt sets no savepoints; if a write refuses or fails, all
 * are run again, each in its own savepoint, so that only that write is rolled back.
 * If another process holds the lock, it is requested again after `RETRY_MS`, without blocking. `onCommit` is called after each commit with
 * the number of its writes.
 */
export function makeSharedCommit(
  connection: SqliteConnection,
  onCommit: (writes: number) => void = () => {},
): SharedCommit {
  let waiting: Write[] = [];
  let planned = false;
  let idle: (() => void)[] = [];

  function plan(delay: number): void {
    if (planned) return;
    planned = true;
    const next = () => {
      planned = false;
      commitWaiting();
      if (waiting.length > 0) return;
      for (const resolveIdle of idle) resolveIdle();
      idle = [];
    };
    // `setImmediate` runs after the sockets of this turn were read, so all writes of the turn are combined.
    if (delay === 0) setImmediate(next);
    else setTimeout(next, delay);
  }

  function commitWaiting(): void {
    // Savepoints cost as much as the writes themselves and rollbacks are rare, so the first attempt sets none.
    const count = begin() ? (commitSome(runPlain) ?? (begin() ? (commitSome(runMarked) ?? 0) : 0)) : 0;
    const settled = waiting.slice(0, count);
    waiting = waiting.slice(count);
    if (waiting.length > 0) plan(count > 0 ? 0 : RETRY_MS);
    for (const { ended } of settled) ended?.();
  }

  /** Begins a transaction, after rolling back what an earlier one left open. */
  function begin(): boolean {
    rollBack(connection);
    try {
      connection.query(BEGIN);
      return true;
    } catch (error) {
      const late = isBusy(error) ? waiting.filter(({ waitsUntil }) => waitsUntil < performance.now()) : waiting;
      waiting = waiting.filter(write => !late.includes(write));
      for (const { reject } of late) reject(error);
      return false;
    }
  }

  /**
   * Returns how many pending writes were committed or failed; `undefined` if a write has to be rolled back although it has no savepoint.
   * The next `begin` then rolls back the whole transaction.
   */
  function commitSome(run: (write: Write) => boolean): number | undefined {
    const stop = performance.now() + LONGEST_MS;
    let count = 0;
    try {
      while (count < waiting.length && performance.now() < stop) {
        const write = waiting[count++] as Write;
        if (!run(write)) return undefined;
      }
      connection.query(COMMIT);
      onCommit(count);
    } catch (error) {
      rollBack(connection);
      for (const write of waiting.slice(0, count)) write.ended = () => write.reject(error);
    }
    return count;
  }

  /** Returns false if the write has to be rolled back. Throws if the whole transaction is lost, as `runMarked` does. */
  function runPlain(write: Write): boolean {
    try {
      const { commit, result } = runSteps(connection, write.steps());
      write.ended = () => write.resolve(result);
      return commit;
    } catch (error) {
      if (!connection.inTransaction) throw error;
      return false;
    }
  }

  /** Runs a write in a savepoint, so that only this write is rolled back. */
  function runMarked(write: Write): true {
    connection.query(SAVE);
    try {
      const { commit, result } = runSteps(connection, write.steps());
      if (!commit) connection.query(UNDO);
      write.ended = () => write.resolve(result);
    } catch (error) {
      if (!connection.inTransaction) throw error;
      connection.query(UNDO);
      write.ended = () => write.reject(error);
    }
    connection.query(KEEP);
    return true;
  }

  return {
    write: <Result>(steps: () => Steps<Outcome<Result>>, timeoutMs: number) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({
          steps,
          resolve: result => resolve(result as Result),
          reject,
          waitsUntil: performance.now() + timeoutMs,
        });
        plan(0);
      }),
    settled: () => (planned ? new Promise(resolve => idle.push(resolve)) : Promise.resolve()),
  };
}

/** Some disk errors have ended the transaction already. If a rollback fails, the next `begin` tries again. */
function rollBack(connection: SqliteConnection): void {
  try {
    if (connection.inTransaction) connection.query(ROLLBACK);
  } catch {
    // The error that caused the rollback is reported already; an error of the rollback itself adds nothing.
  }
}

/** Runs all steps synchronously, so nothing else runs in between. */
export function runSteps<Result>(connection: SqliteConnection, steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(connection.query(step.value));
  return step.value;
}
