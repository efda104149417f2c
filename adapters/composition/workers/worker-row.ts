import type { LogEvent } from '../../system/logger.ts';
import { startWorker, type Worker } from './worker.ts';

/** Pauses, in milliseconds. */
export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;

/** A row of the worker table: a job that repeats while the site runs. `Result`: type of one run's result. */
export type WorkerRow<Result> = {
  /** Name of the job, and of its lease if one process runs it. */
  readonly name: string;
  /** Which of several processes on one database run the job: `one`, the holder of its lease, or `each`. */
  readonly runsIn: 'one' | 'each';
  /** Pause between the end of a run and the next one, in milliseconds. */
  readonly pauseMs: number;
  /** Number of runs in parallel in one process, each followed by its own pause; absent: 1. */
  readonly lanes?: number;
  /** Runs the job once; a long run checks `stopping` to end early. */
  readonly run: (stopping: () => boolean) => Promise<Result>;
  /** Log events for the result of a run; absent if runs are not logged. */
  readonly logEvents?: (result: Result) => readonly LogEvent[];
  /** Log event for a failed run; the next run retries. */
  readonly failed: (error: unknown) => LogEvent | undefined;
};

/** A row whose `run` returns log events, whatever the type of its results was. */
export type AnyWorkerRow = Omit<WorkerRow<readonly LogEvent[]>, 'logEvents'>;

/**
 * Composes `run` and `logEvents`, so that rows with different types of results fit into one table.
 * `workerRow({ name: 'asked', runsIn: 'one', pauseMs: 1_000, run: answerAllAsked, failed: retried('requested mails could not be created')
 * })`
 */
export function workerRow<Result>({ run, logEvents = () => [], ...row }: WorkerRow<Result>): AnyWorkerRow {
  return { ...row, run: async stopping => logEvents(await run(stopping)) };
}

/**
 * Returns a function that makes the log event of a failed run. `retried('x failed')(error)` → `{ level: 'error', message: 'x failed; the
 * next run retries', error }`
 */
export function retried(message: string): (error: unknown) => LogEvent {
  return error => ({ level: 'error', message: `${message}; the next run retries`, error });
}

/** `event('info', 'done')` → `{ level: 'info', message: 'done' }` */
export const event = (level: LogEvent['level'], message: string): LogEvent => ({ level, message });

/** The log event of a run that counts something; no event for 0. `countEvent(0, 'info', 'mails: 0')` → `[]` */
export const countEvent = (count: number, level: LogEvent['level'], message: string): readonly LogEvent[] =>
  count > 0 ? [event(level, message)] : [];

/**
 * Starts the workers of all rows. `holds`: whether this process holds the lease of a job by its name.
 * `startRows(rows, { holds: () => true, log })`
 */
export function startRows(
  rows: readonly AnyWorkerRow[],
  { holds, log }: { readonly holds: (name: string) => boolean; readonly log: (event: LogEvent) => void },
): Worker {
  const workers = rows.flatMap(({ name, runsIn, pauseMs, lanes = 1, run, failed }) =>
    Array.from({ length: lanes }, () =>
      startWorker({
        pauseMs,
        async work(stopping) {
          for (const event of await run(stopping)) log(event);
        },
        failed(error) {
          const event = failed(error);
          if (event) log(event);
        },
        isOurs: runsIn === 'one' ? () => holds(name) : undefined,
      }),
    ),
  );
  return { stop: async () => void (await Promise.all(workers.map(worker => worker.stop()))) };
}
