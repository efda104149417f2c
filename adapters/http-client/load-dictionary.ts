/** Milliseconds before each retry. */
const RETRY_AFTER = [350, 700, 1400, 2800, 5600] as const;

/** Fetches a dictionary, with up to five retries at growing intervals; rejects with the last failure. */
export async function loadDictionary(address: string): Promise<unknown> {
  for (const delay of RETRY_AFTER) {
    try {
      return await fetchJson(address);
    } catch {
      await new Promise(resolve => setTimeout(resolve, delay));
    }
  }
  return fetchJson(address);
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the dictionary responded with status ${response.status}`);
  return response.json();
}
