import type { Seals } from '../ports/security/seals.ts';
import type { SecondFactorSeals } from '../ports/accounts/second-factor-seals.ts';

/**
 * Puts what is sealed under the site's previous secret under the present one, so that the next change of the secret leaves no owner
 * without their second factor. Gives how many there were; other processes do the same and find less.
 */
export async function renewSeals({
  secondFactorSeals,
  seals,
}: {
  readonly secondFactorSeals: SecondFactorSeals;
  readonly seals: Seals;
}): Promise<number> {
  let renewed = 0;
  for (const { ownerId, sealed } of await secondFactorSeals.all()) {
    const opened = seals.open('second factor', sealed);
    if (!opened?.stale) continue;
    await secondFactorSeals.reseal(ownerId, sealed, seals.seal('second factor', opened.text));
    renewed++;
  }
  return renewed;
}
