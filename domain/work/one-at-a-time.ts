/**
 * Wraps a function so that its runs never overlap. A call during a run waits for its end and then starts another run, since the data may
 * have changed after the first run started; all calls during one run share the next one.
 * `const look = oneAtATime(readNewest); await Promise.all([look(), look(), look()])` → two runs, one after the other
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  return function again(): Promise<void> {
    if (!doing) {
      doing = work().finally(() => {
        doing = undefined;
      });
      return doing;
    }
    next ??= doing
      .catch(() => {})
      .then(() => {
        next = undefined;
        return again();
      });
    return next;
  };
}
