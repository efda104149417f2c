import type { Encryption } from '../ports/security/encryption.ts';
import type { EncryptedSecondFactors } from '../ports/accounts/encrypted-second-factors.ts';

/**
 * Puts what is sealed under the site's previous secret under the present one, so that the next change of the secret leaves no owner
 * without their second factor. Gives how many there were; other processes do the same and find less.
 */
export async function renewEncryption({
  secondFactorSeals,
  seals,
}: {
  readonly secondFactorSeals: EncryptedSecondFactors;
  readonly seals: Encryption;
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
