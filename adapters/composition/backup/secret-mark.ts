import { makeHashes } from '../../secrets/hashes.ts';
import type { Secrets } from '../../secrets/secret.ts';

const MARKED = 'the secret of a backup';

/** The mark of a site's secret, and that of the one before it: a restore sees by them whether it has the one of a backup. */
export function secretMarks({ secret, previous }: Secrets): readonly [string, string | undefined] {
  const { personal, formerly } = makeHashes(secret, previous);
  return [personal(MARKED), formerly(MARKED)];
}
