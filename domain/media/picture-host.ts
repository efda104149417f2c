/**
 * Parses an https address on one of `hosts`, or an http address on 127.0.0.1 if `hosts` contains that host; `undefined` for anything else.
 * `hosts` contain the port if it is not 443.
 * `addressOn('https://media.example.org/a.jpg', ['media.example.org'])` → that address
 */
export function addressOn(raw: string, hosts: readonly string[]): URL | undefined {
  if (!/^https?:\/\//i.test(raw)) return undefined;
  try {
    const url = new URL(raw);
    if (url.protocol === 'http:' && url.hostname !== '127.0.0.1') return undefined;
    return url.username === '' && url.password === '' && hosts.includes(url.host) ? url : undefined;
  } catch {
    return undefined;
  }
}
