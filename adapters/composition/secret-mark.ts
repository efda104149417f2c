import { makeHashes } from '../secrets/hashes.ts';
import type { Secrets } from '../secrets/secret.ts';

const MARKED = 'the secret of a backup';

/**
 * Hashes that identify the current and the previous secret of a site, by which a restore and a start notice another secret than that of the
 * data.
 */
export function secretMarks({ secret, previous }: Secrets): readonly [string, string | undefined] {
  const { personal, formerly } = makeHashes(secret, previous);
  return [personal(MARKED), formerly(MARKED)];
}
