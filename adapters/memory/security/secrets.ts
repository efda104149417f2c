import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { LinkSecrets } from '../../../application/ports/security/link-secrets.ts';

/**
 * Random hashes, stored in memory so that the same text always has the same one: 43 characters, like a SHA-256 hash in
 * base64url.
 */
function remembered(): (text: string) => string {
  const names = new Map<string, string>();
  return text => {
    let name = names.get(text);
    if (name === undefined) {
      const bytes = crypto.getRandomValues(new Uint8Array(33));
      const letters = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
      names.set(text, (name = letters.slice(0, 43)));
    }
    return name;
  };
}

/** Hashes that only this process can repeat: they are random, not computed. */
export function makeMemoryHashes(): Hashes {
  return { personal: remembered(), formerly: () => undefined, secret: remembered() };
}

/** Secrets of links, valid while this process runs. */
export function makeMemoryLinkSecrets(): LinkSecrets {
  const secret = remembered();
  return { make: (purpose, id) => secret(`${purpose} ${id}`) };
}
