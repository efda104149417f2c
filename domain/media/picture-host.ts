/**
 * An https address on one of `hosts`, which name a port where it is not 443; anything else is none.
 * `addressOn('https://media.example.org/a.jpg', ['media.example.org'])` → that address
 */
export function addressOn(raw: string, hosts: readonly string[]): URL | undefined {
  if (!/^https:\/\//i.test(raw)) return undefined;
  try {
    const url = new URL(raw);
    return url.username === '' && url.password === '' && hosts.includes(url.host) ? url : undefined;
  } catch {
    return undefined;
  }
}
