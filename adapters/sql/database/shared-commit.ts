import { isBusy, type SqliteConnection } from './sqlite-connection.ts';
import type { Outcome, Steps } from './statement.ts';

/** A commit takes no more writes once its own have run for this long; the rest share the next. */
const LONGEST_MS = 20;
/** How long until a lock is asked for again. */
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
  /** Settles the write's promise, called after the commit. */
  ended?: () => void;
};

export type SharedCommit = {
  /** `timeoutMs`: how long a lock that is held elsewhere is awaited. */
  write<Result>(steps: () => Steps<Outcome<Result>>, timeoutMs: number): Promise<Result>;
  /** Resolves when every write that was asked for is settled. */
  settled(): Promise<void>;
};

/**
 * Writes of one turn of the event loop in one commit, each undone for itself where it is refused or fails: then all run once more,
 * each behind a savepoint of its own.
 * A lock held elsewhere is asked for again from time to time; nothing blocks meanwhile. `onCommit` hears of each commit with the
 * number of its writes.
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
      for (const tell of idle) tell();
      idle = [];
    };
    // After the turn's sockets were read, so that the requests of a turn are together.
    if (delay === 0) setImmediate(next);
    else setTimeout(next, delay);
  }

  function commitWaiting(): void {
    // Marks to go back to cost as much as the writes themselves, and few writes are undone: the first try sets none.
    const count = begun() ? (commitSome(runPlain) ?? (begun() ? (commitSome(runMarked) ?? 0) : 0)) : 0;
    const told = waiting.slice(0, count);
    waiting = waiting.slice(count);
    if (waiting.length > 0) plan(count > 0 ? 0 : RETRY_MS);
    for (const { ended } of told) ended?.();
  }

  /** What an earlier transaction left is undone first. */
  function begun(): boolean {
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

  /** Gives how many of those that wait have ended; nothing where one is to be undone without a mark: then the next begin undoes all. */
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

  /** False where it is to be undone. Throws where the transaction is lost for all; `runMarked` too. */
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

  /** Undoes by itself what is to be undone. */
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

/** Some errors of the disk have ended the transaction already; one that cannot be rolled back is tried again before the next begins. */
function rollBack(connection: SqliteConnection): void {
  try {
    if (connection.inTransaction) connection.query(ROLLBACK);
  } catch {
    // What it would say is said by the error that led here.
  }
}

/** Runs steps to their end at once; nothing else happens in between. */
export function runSteps<Result>(connection: SqliteConnection, steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next(connection.query(step.value));
  return step.value;
}
