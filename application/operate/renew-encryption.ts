import type { Encryption } from '../ports/security/encryption.ts';
import type { EncryptedSecondFactors } from '../ports/accounts/encrypted-second-factors.ts';

/**
 * Re-encrypts second factors from the site's previous secret to the current one, so that the next rotation does not lock owners out.
 * Returns their number; safe to run in several processes.
 */
export async function renewEncryption({
  secondFactorSeals,
  encryption,
}: {
  readonly secondFactorSeals: EncryptedSecondFactors;
  readonly encryption: Encryption;
}): Promise<number> {
  let renewed = 0;
  for (const { ownerId, sealed } of await secondFactorSeals.all()) {
    const opened = encryption.decrypt('second factor', sealed);
    if (!opened?.stale) continue;
    await secondFactorSeals.reencrypt(ownerId, sealed, encryption.encrypt('second factor', opened.text));
    renewed++;
  }
  return renewed;
}
