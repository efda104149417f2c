/** Number of rows per batch of a long job, so that other writes do not wait long. */
export const BATCH = 100;

/** Runs batches until one finds fewer than `BATCH` rows, and returns the total number of erased rows. */
export async function inBatches(
  erase: () => Promise<{ readonly found: number; readonly gone: number }>,
): Promise<number> {
  for (let total = 0; ; ) {
    const batch = await erase();
    total += batch.gone;
    if (batch.found < BATCH) return total;
  }
}
