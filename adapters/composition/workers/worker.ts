/** A job that repeats while the site runs. */
export type Worker = {
  /** Resolves when the current run has finished. */
  stop(): Promise<void>;
};

/** Pause between checks whether this process runs the job by now, in milliseconds. */
const NOT_OURS_MS = 1_000;

/** Interval in which a failure that repeats is reported again, in milliseconds: a full disk would fill the log too. */
const SAME_FAILURE_MS = 60_000;

/**
 * Runs `work`, pauses for `pauseMs`, and repeats; a failure is reported, once a minute while it stays the same, and the next run retries.
 * Nothing starts while `isOurs` returns false; running work can check its argument to end early.
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
  let reported: { readonly text: string; readonly at: number } | undefined;

  function report(error: unknown): void {
    const [text, now] = [String(error), performance.now()];
    if (reported?.text === text && now - reported.at < SAME_FAILURE_MS) return;
    reported = { text, at: now };
    failed(error);
  }

  async function goOn(): Promise<void> {
    while (!stopping) {
      const ours = isOurs();
      if (ours)
        await work(() => stopping || !isOurs()).then(() => {
          reported = undefined;
        }, report);
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
