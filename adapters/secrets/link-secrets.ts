import { createHmac, hkdfSync } from 'node:crypto';
import type { LinkPurpose, LinkSecrets } from '../../application/ports/link-secrets.ts';

/**
 * Secrets of links under the site's secret: HMAC-SHA256 (RFC 2104) of an id under a key of the purpose's own (HKDF, RFC 5869),
 * as base64url. Another secret of the site makes others: the links of mails that were sent before open nothing then.
 */
export function makeLinkSecrets(secret: Uint8Array): LinkSecrets {
  const keys = new Map<LinkPurpose, Uint8Array>();
  const keyOf = (purpose: LinkPurpose) => {
    let key = keys.get(purpose);
    if (!key) keys.set(purpose, (key = new Uint8Array(hkdfSync('sha256', secret, 'clairval', `link ${purpose}`, 32))));
    return key;
  };
  return { make: (purpose, id) => createHmac('sha256', keyOf(purpose)).update(id).digest('base64url') };
}
