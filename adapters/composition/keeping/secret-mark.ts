import { makeHashes } from '../../secrets/hashes.ts';

/** The mark of a secret, by which a restore sees whether the site has the one under which its data was made. */
export function secretMark(secret: Uint8Array): string {
  return makeHashes(secret).personal('the secret of a backup');
}
