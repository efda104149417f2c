/** What an address of the site's own interface answers; anything but success fails. */
export async function getJson(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  return response.json();
}
