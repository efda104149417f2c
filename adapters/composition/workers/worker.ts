import type { LogEvent } from '../../system/logger.ts';

/** Work that goes on as long as the site runs. */
export type Worker = {
  /** Resolves once what was begun is through. */
  stop(): Promise<void>;
};

/** What each kind of background work is given. */
export type WorkerParts = {
  readonly log: (event: LogEvent) => void;
  /** Whether this process does it now, where several could; absent: it always does. */
  readonly isOurs?: () => boolean;
};

/** Between two looks whether the work is this process' own by now, in milliseconds. */
const NOT_OURS_MS = 1_000;

/**
 * Runs `work`, pauses for `pauseMs`, and runs it again; a failure is reported, and the next round retries. Nothing runs while `isOurs`
 * says no, and what runs ends early by then, where it can.
 */
export function startWorker({
  work,
  pauseMs,
  failed,
  isOurs = () => true,
}: {
  readonly work: (stopping: () => boolean) => Promise<void>;
  readonly pauseMs: number;
  readonly failed: (error: unknown) => void;
  readonly isOurs?: (() => boolean) | undefined;
}): Worker {
  let stopping = false;
  let wake = () => {};

  async function goOn(): Promise<void> {
    while (!stopping) {
      const ours = isOurs();
      if (ours) await work(() => stopping || !isOurs()).catch(failed);
      if (stopping) return;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, ours ? pauseMs : Math.min(pauseMs, NOT_OURS_MS));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const working = goOn();
  return {
    stop() {
      stopping = true;
      wake();
      return working;
    },
  };
}
