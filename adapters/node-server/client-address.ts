import { isIP } from 'node:net';

/**
 * The network address that a request came from: of those in X-Forwarded-For only as many are believed as there are proxies of
 * our own, from the right; clients can write the rest themselves. Of an IPv6 address the first half, which is one household's.
 * `clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)` → `'203.0.113.7'`
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const listed = (forwarded ?? '')
    .slice(-1000)
    .split(',')
    .map(part => part.trim());
  const named = proxies > 0 ? listed.at(-Math.min(proxies, listed.length)) : undefined;
  const known = named !== undefined && isIP(named) !== 0 ? named : (socket ?? '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(known)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(known) === 6 ? firstHalf(known) : known;
}

/** `firstHalf('2001:db8::1')` → `'2001:db8:0:0'` */
function firstHalf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map(part => (Number.parseInt(part, 16) || 0).toString(16))
    .join(':');
}
