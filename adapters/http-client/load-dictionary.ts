/** Milliseconds before each retry. */
const RETRY_AFTER = [350, 700, 1400, 2800, 5600] as const;

/** Fetches a dictionary, with up to five retries at growing intervals; rejects with the last failure. */
export async function loadDictionary(
  address: string,
  fetchJson: (address: string) => Promise<unknown> = getJson,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<unknown> {
  for (const delay of RETRY_AFTER) {
    try {
      return await fetchJson(address);
    } catch {
      await wait(delay);
    }
  }
  return fetchJson(address);
}

async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the dictionary responded with status ${response.status}`);
  return response.json();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
