import { makeHashes } from '../../secrets/hashes.ts';
import type { Secrets } from '../../secrets/secret.ts';

const MARKED = 'the secret of a backup';

/** Hashes that identify the current and the previous secret of a site; a restore compares them with that of the backup. */
export function secretMarks({ secret, previous }: Secrets): readonly [string, string | undefined] {
  const { personal, formerly } = makeHashes(secret, previous);
  return [personal(MARKED), formerly(MARKED)];
}
