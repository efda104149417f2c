import { isIP } from 'node:net';

/**
 * The full address of a request's client. Of the addresses in X-Forwarded-For only as many are trusted as the site has reverse proxies,
 * from the right; clients can forge the rest. An IPv4-mapped IPv6 address is returned as IPv4.
 * `clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.7', 1)` → `'203.0.113.7'`
 */
export function clientAddress(socket: string | undefined, forwarded: string | undefined, proxies: number): string {
  const named = proxies > 0 ? namedBy(forwarded ?? '', proxies) : undefined;
  const known = named !== undefined && isIP(named) !== 0 ? named : (socket ?? '');
  return isIP(known) === 6 ? (mappedIn(groupsOf(known)) ?? known) : known;
}

/** The address reported by the outermost of the site's reverse proxies. `namedBy('6.6.6.6, 203.0.113.7', 1)` → `'203.0.113.7'` */
function namedBy(forwarded: string, proxies: number): string | undefined {
  const listed = forwarded
    .slice(-1000)
    .split(',')
    .map(part => part.trim());
  return listed.at(-Math.min(proxies, listed.length));
}

/**
 * The network of an address, which is the unit of rate limits: who can send from one address can usually send from its neighbours too. /24
 * of IPv4, /64 of IPv6; a text that is not an address is returned unchanged. Never throws.
 * `networkOf('203.0.113.7')` → `'203.0.113.0/24'`, `networkOf('2001:db8::1')` → `'2001:db8:0:0::/64'`
 */
export function networkOf(address: string): string {
  const household = householdOf(address);
  if (isIP(household) === 4) return `${household.slice(0, household.lastIndexOf('.'))}.0/24`;
  return isIP(address) === 6 ? `${household}::/64` : address;
}

/**
 * The part of an address that identifies a visitor: all of IPv4, as neighbours in a network are different visitors; the first 64 bits of
 * IPv6, which belong to one household, as its devices change the other bits. A text that is not an address is returned unchanged.
 * `householdOf('203.0.113.7')` → `'203.0.113.7'`, `householdOf('2001:db8::1')` → `'2001:db8:0:0'`
 */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  return (
    mappedIn(groups) ??
    groups
      .slice(0, 4)
      .map(group => group.toString(16))
      .join(':')
  );
}

/**
 * The IPv4 address in an IPv4-mapped IPv6 address; `undefined` for any other IPv6 address.
 * `mappedIn([0, 0, 0, 0, 0, 0xffff, 0xcb00, 0x7107])` → `'203.0.113.7'`
 */
function mappedIn(groups: readonly number[]): string | undefined {
  if (groups[5] !== 0xffff || groups.slice(0, 5).some(group => group !== 0)) return undefined;
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 255])
    .join('.');
}

/** The eight groups of an IPv6 address. `groupsOf('2001:db8::1')` → `[0x2001, 0xdb8, 0, 0, 0, 0, 0, 1]` */
function groupsOf(address: string): readonly number[] {
  const [front = [], back] = (address.split('%')[0] ?? '').split('::').map(groupsIn);
  if (back === undefined) return front;
  return [...front, ...Array.from({ length: 8 - front.length - back.length }, () => 0), ...back];
}

/**
 * The groups in a part of an address without `::`, which may end in IPv4 notation. `groupsIn('ffff:203.0.113.7')` →
 * `[0xffff, 0xcb00, 0x7107]`
 */
function groupsIn(part: string): readonly number[] {
  return part
    .split(':')
    .filter(group => group !== '')
    .flatMap(group => {
      const [a, b, c, d] = group.split('.').map(Number);
      if (a === undefined || b === undefined || c === undefined || d === undefined) return [Number.parseInt(group, 16)];
      return [a * 256 + b, c * 256 + d];
    });
}
