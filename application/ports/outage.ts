/**
 * An external store or service is unreachable or has no space; the same call may succeed later. Any port may reject with this error. Every
 * other rejection of a port is a programming error.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
}
