import { makeHashes } from '../secrets/hashes.ts';
import type { Secrets } from '../secrets/secret.ts';

const MARKED = 'the secret of a backup';

/**
 * Hashes that identify the current and the previous secret of a site. A start and a restore compare them with the stored hash, to notice
 * that the data were made with another secret.
 */
export function secretMarks({ secret, previous }: Secrets): readonly [string, string | undefined] {
  const { personal, formerly } = makeHashes(secret, previous);
  return [personal(MARKED), formerly(MARKED)];
}
