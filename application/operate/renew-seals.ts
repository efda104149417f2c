import type { Seals } from '../ports/seals.ts';
import type { SecondFactors } from '../ports/second-factors.ts';

/**
 * Puts what is sealed under the site's previous secret under the present one, so that the next change of the secret leaves no owner
 * without their second factor. Gives how many there were; other processes do the same and find less.
 */
export async function renewSeals({
  secondFactors,
  seals,
}: {
  readonly secondFactors: SecondFactors;
  readonly seals: Seals;
}): Promise<number> {
  let renewed = 0;
  for (const { ownerId, sealed } of await secondFactors.sealed()) {
    const opened = seals.open('second factor', sealed);
    if (!opened?.stale) continue;
    await secondFactors.reseal(ownerId, sealed, seals.seal('second factor', opened.text));
    renewed++;
  }
  return renewed;
}
