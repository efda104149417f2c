import type { Sliced } from '../../domain/work/sliced.ts';

/** Maximum time in milliseconds for which the work blocks the event loop. */
const TURN_MS = 5;

/** Runs long work in slices; between them, the event loop handles other requests. */
export async function takeTurns<Result>(work: Sliced<Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + TURN_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await new Promise(resolve => setImmediate(resolve));
  }
}
