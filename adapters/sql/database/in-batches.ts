/** Rows that one step of long work looks at, so that other writes do not wait long. */
export const BATCH = 100;

/** Erases one batch after the other until one finds fewer than `BATCH`, and gives how many rows went. */
export async function inBatches(
  erase: () => Promise<{ readonly found: number; readonly gone: number }>,
): Promise<number> {
  for (let gone = 0; ; ) {
    const batch = await erase();
    gone += batch.gone;
    if (batch.found < BATCH) return gone;
  }
}
