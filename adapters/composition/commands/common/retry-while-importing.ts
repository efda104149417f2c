/** Maximum wait for another import, in milliseconds; a crashed import is noticed after some seconds. */
const WAITING_MS = 20_000;
const PAUSE_MS = 250;

/**
 * Retries while another import is running. If that import takes longer than `WAITING_MS`, returns the outcome `another-import`. `waits` is
 * called once, before the first pause.
 */
export async function retryWhileImporting<Outcome extends { readonly kind: string }>(
  attempt: () => Promise<Outcome>,
  waits: () => void,
): Promise<Outcome> {
  const end = performance.now() + WAITING_MS;
  for (let waiting = false; ; waiting = true) {
    const outcome = await attempt();
    if (outcome.kind !== 'another-import' || performance.now() > end) return outcome;
    if (!waiting) waits();
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}
