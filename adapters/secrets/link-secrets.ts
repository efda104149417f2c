import { createHmac, hkdfSync } from 'node:crypto';
import type { LinkPurpose, LinkSecrets } from '../../application/ports/security/link-secrets.ts';
import { secretHash } from './hashes.ts';

/**
 * Secrets of mailed links: HMAC-SHA256 (RFC 2104) of an id in base64url, with a key per purpose derived from the site's secret (HKDF,
 * RFC 5869). Uses the `previous` site secret if the stored hash was made with it.
 */
export function makeLinkSecrets(secret: Uint8Array, previous?: Uint8Array): LinkSecrets {
  const make = keyed(secret);
  const before = previous && keyed(previous);
  return {
    make(purpose, id, storedHash) {
      const former = storedHash === undefined ? undefined : before?.(purpose, id);
      return former !== undefined && secretHash(former) === storedHash ? former : make(purpose, id);
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
