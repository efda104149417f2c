import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';
import { addressOn } from '../../domain/media/picture-host.ts';

const MOST_REDIRECTS = 3;

/** Why nothing was fetched: the reason goes on after the address, for the agency to read. */
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
  /** The only hosts that are asked, wherever they redirect. */
  readonly hosts: readonly string[];
  readonly signal: AbortSignal;
  readonly mostBytes: number;
  readonly accept: string;
  /** Whether this machine's own address, written as 127.0.0.1, is asked. */
  readonly letsThisMachine?: boolean;
};

/**
 * Fetches the bytes behind an https address on one of `hosts`, and from none that leads into a private network, by its name or by its
 * address. Rejects with `NotFetched`, or with the connection's own error.
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
    get(url, { signal, lookup: publicLookup, headers: { accept }, agent: false }, resolve).once('error', reject);
  });
}

async function readBytes(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new NotFetched('too-large', reason('too-large', { mb: mostBytes / 1024 / 1024 }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Finds a host in the public network; a name that means a machine of a private one is refused before it is asked. */
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
 * Whether a host is written as an address of a private network, in whatever form: an URL has all of them in one. Node looks up names
 * alone, so `publicLookup` never sees these.
 */
function isPrivateLiteral({ hostname }: URL, letsThisMachine: boolean): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && !(letsThisMachine && address === THIS_MACHINE) && isPrivateAddress(address, family);
}

const THIS_MACHINE = '127.0.0.1';

/**
 * Whether an address lies outside the public network; text that is no address of that family counts as outside.
 * `isPrivateAddress('169.254.169.254', 4)` → `true`
 */
export function isPrivateAddress(address: string, family: number): boolean {
  if (isIP(address) !== family) return true;
  return family === 6
    ? !GLOBAL_6.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6')
    : SPECIAL.check(address, 'ipv4');
}

/**
 * All that is handed out to networks of the world (RFC 4291). What lies outside is refused as a whole: loopback, addresses of the fourth
 * version as mapped, compatible or translated ones (`::ffff:0:0/96`, `64:ff9b::/96`, `64:ff9b:1::/48`), those that are discarded
 * (`100::/64`, `100:0:0:1::/64`), segment routing (`5f00::/16`), local ones (`fc00::/7`, `fe80::/10`, `fec0::/10`) and multicast.
 */
const GLOBAL_6 = new BlockList();
GLOBAL_6.addSubnet('2000::', 3, 'ipv6');

/**
 * Addresses with a use of their own, of https://www.iana.org/assignments/iana-ipv4-special-registry and
 * https://www.iana.org/assignments/iana-ipv6-special-registry, and multicast. Those that may be reached from everywhere are among them:
 * they are answered by whichever machine is nearest, and no agency has one.
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
// Protocols, with Teredo (2001::/32); documentation; addresses of the fourth version inside the sixth; name servers of no network.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv6');
