/**
 * Work that is never done twice at once. A call that comes while it is done waits for it to end and has it done again, since what it
 * asks for may have come after that began; all calls of that time share the one that follows.
 * `const look = oneAtATime(readNewest); await Promise.all([look(), look(), look()])` → two times, one after the other
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
