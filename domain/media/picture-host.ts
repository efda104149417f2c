/**
 * Parses an https address on one of `hosts`, which include a port other than 443, or an http address on 127.0.0.1 if it is one of them;
 * `undefined` for anything else.
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
