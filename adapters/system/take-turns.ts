import type { Sliced } from '../../domain/work/sliced.ts';

/** How long a turn of the work may keep a visitor waiting, in milliseconds. */
const TURN_MS = 5;

/** Does long work in turns: between two of them the process reads its sockets and answers. */
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
