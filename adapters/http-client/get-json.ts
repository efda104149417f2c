/** A line that has gone dead without a word: whoever waits is told, and may ask again. */
const PATIENCE_MS = 20_000;

/** What an address of the site's own interface answers; anything but success within 20 seconds fails. */
export async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  return response.json();
}
