/** Milliseconds after which a request is aborted: fetch has no timeout of its own. */
const TIMEOUT_MS = 20_000;

/** Fetches JSON from the site's own API; rejects for every unsuccessful status, and after 20 seconds. */
export async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${address.split('?')[0]} responded with status ${response.status}`);
  return response.json();
}
