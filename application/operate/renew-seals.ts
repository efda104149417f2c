import type { Seals } from '../ports/security/seals.ts';
import type { SecondFactorSeals } from '../ports/accounts/second-factor-seals.ts';

/**
 * Re-encrypts second factors from the site's previous secret to the current one, so that the next rotation does not lock owners out.
 * Returns their number; safe to run in several processes.
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
