import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Hashes } from '../../application/ports/security/hashes.ts';

/** Hashes keyed with the site's secret (for personal data), and plain ones for values that are already random. */
export function makeHashes(secret: Uint8Array, previous?: Uint8Array): Hashes {
  const personal = keyed(secret);
  return {
    personal,
    formerly: previous === undefined ? () => undefined : keyed(previous),
    secret: secretHash,
  };
}

/** Stored hash of a random secret: SHA-256 in base64url. `secretHash('kX3…')` → 43 characters */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function keyed(secret: Uint8Array): (text: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'clairval', 'personal hashes', 32));
  return text => createHmac('sha256', key).update(text).digest('base64url');
}
