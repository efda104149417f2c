/** Work that goes on as long as the site runs. */
export type Worker = {
  /** Resolves once what was begun is through. */
  stop(): Promise<void>;
};

/** Runs `work`, pauses for `pauseMs`, and runs it again; a failure is reported, and the next round retries. */
export function startWorker({
  work,
  pauseMs,
  failed,
}: {
  readonly work: (stopping: () => boolean) => Promise<void>;
  readonly pauseMs: number;
  readonly failed: (error: unknown) => void;
}): Worker {
  let stopping = false;
  let wake = () => {};

  async function goOn(): Promise<void> {
    while (!stopping) {
      await work(() => stopping).catch(failed);
      if (stopping) return;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, pauseMs);
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
