/**
 * Parses an https address on one of `hosts`, which include a port other than 443; `undefined` for anything else.
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
