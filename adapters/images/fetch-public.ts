import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';
import { addressOn } from '../../domain/media/picture-host.ts';

const MOST_REDIRECTS = 3;

/** Reason why nothing was fetched; findings show it after the URL. */
export class NotFetched extends Error {
  readonly kind: 'address' | 'response' | 'too-large';
  readonly reason: Reason;
  constructor(kind: NotFetched['kind'], why: Reason) {
    super(reasonText(why, 'en'));
    this.kind = kind;
    this.reason = why;
  }
}

export type PublicFetch = {
  /** Allowed hosts, also for redirects. */
  readonly hosts: readonly string[];
  readonly signal: AbortSignal;
  readonly mostBytes: number;
  readonly accept: string;
  /** Whether the literal address 127.0.0.1 is allowed. */
  readonly letsThisMachine?: boolean;
};

/**
 * Fetches an https URL on one of `hosts`, or with `letsThisMachine` an http URL on 127.0.0.1. Protects against SSRF: refuses hosts that are, or resolve to, private addresses. Rejects with
 * `NotFetched`, or with the connection's error.
 * `await fetchPublic('https://crm.example/1.jpg', { hosts: ['crm.example'], signal, mostBytes: 1_000_000, accept: 'image/*' })`
 */
export async function fetchPublic(address: string, asked: PublicFetch): Promise<Uint8Array> {
  const { hosts, signal, mostBytes, accept, letsThisMachine = false } = asked;
  let target = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const url = addressOn(target, hosts);
    if (!url) throw new NotFetched('address', reason('host-not-allowed'));
    if (isPrivateLiteral(url, letsThisMachine)) throw new NotFetched('address', PRIVATE);
    const answer = await ask(url, accept, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readBytes(answer, mostBytes);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      throw new NotFetched('response', reason('bad-status', { status: statusCode }));
    target = URL.parse(headers.location, url)?.href ?? '';
  }
  throw new NotFetched('response', reason('too-many-redirects'));
}

function ask(url: URL, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'http:' ? getHttp : getHttps;
    get(url, { signal, lookup: publicLookup, headers: { accept }, agent: false }, resolve).once('error', reject);
  });
}

async function readBytes(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Throwing out of the loop destroys the connection.
    if (size > mostBytes) throw new NotFetched('too-large', reason('too-large', { mb: mostBytes / 1024 / 1024 }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** DNS lookup that fails if any of the host's addresses is private. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? new NotFetched('address', reason('host-unknown')), '', 4);
    if (addresses.some(({ address, family }) => isPrivateAddress(address, family)))
      return callback(new NotFetched('address', PRIVATE), '', 4);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

const PRIVATE = reason('host-private');

/**
 * Whether the host is a literal private IP address; `URL` normalises all notations. Needed because Node does not call `lookup` for
 * literal addresses.
 */
function isPrivateLiteral({ hostname }: URL, letsThisMachine: boolean): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && !(letsThisMachine && address === THIS_MACHINE) && isPrivateAddress(address, family);
}

const THIS_MACHINE = '127.0.0.1';

/**
 * Whether an address is not a public one; texts that are not addresses of that family count as private.
 * `isPrivateAddress('169.254.169.254', 4)` → `true`
 */
export function isPrivateAddress(address: string, family: number): boolean {
  if (isIP(address) !== family) return true;
  return family === 6
    ? !GLOBAL_6.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6')
    : SPECIAL.check(address, 'ipv4');
}

/**
 * Global unicast addresses (RFC 4291). All other addresses are refused: loopback, IPv4-mapped, -compatible and -translated addresses
 * (`::ffff:0:0/96`, `64:ff9b::/96`, `64:ff9b:1::/48`), discard-only (`100::/64`, `100:0:0:1::/64`), segment routing (`5f00::/16`), local
 * (`fc00::/7`, `fe80::/10`, `fec0::/10`) and multicast.
 */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');

/**
 * Special-purpose addresses of https://www.iana.org/assignments/iana-ipv4-special-registry and
 * https://www.iana.org/assignments/iana-ipv6-special-registry, and multicast. Includes globally reachable addresses, which are of anycast
 * services that no agency uses.
 */
const SPECIAL = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4');
// Protocol assignments including Teredo (2001::/32), 6to4, AS112 name servers, and two documentation ranges.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv6');
