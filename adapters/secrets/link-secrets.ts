import { createHmac, hkdfSync } from 'node:crypto';
import type { LinkPurpose, LinkSecrets } from '../../application/ports/security/link-secrets.ts';
import { secretHash } from './hashes.ts';

/**
 * Secrets of links under the site's secret: HMAC-SHA256 (RFC 2104) of an id under a key of the purpose's own (HKDF, RFC 5869),
 * as base64url; under the site's `previous` secret where what is kept of a thing's secret was made under that.
 */
export function makeLinkSecrets(secret: Uint8Array, previous?: Uint8Array): LinkSecrets {
  const make = keyed(secret);
  const before = previous && keyed(previous);
  return {
    make(purpose, id, kept) {
      const former = kept === undefined ? undefined : before?.(purpose, id);
      return former !== undefined && secretHash(former) === kept ? former : make(purpose, id);
    },
  };
}

function keyed(secret: Uint8Array): (purpose: LinkPurpose, id: string) => string {
  const keys = new Map<LinkPurpose, Uint8Array>();
  const keyOf = (purpose: LinkPurpose) => {
    let key = keys.get(purpose);
    if (!key) keys.set(purpose, (key = new Uint8Array(hkdfSync('sha256', secret, 'clairval', `link ${purpose}`, 32))));
    return key;
  };
  return (purpose, id) => createHmac('sha256', keyOf(purpose)).update(id).digest('base64url');
}
