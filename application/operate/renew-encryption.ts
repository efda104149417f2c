import type { Encryption } from '../ports/security/encryption.ts';
import type { EncryptedSecondFactors } from '../ports/accounts/encrypted-second-factors.ts';

/**
 * Re-encrypts second factors from the site's previous secret to the current one, so that the next rotation does not lock owners out.
 * Returns their number; safe to run in several processes.
 */
export async function renewEncryption({
  encryptedSecondFactors,
  encryption,
}: {
  readonly encryptedSecondFactors: EncryptedSecondFactors;
  readonly encryption: Encryption;
}): Promise<number> {
  let renewed = 0;
  for (const { ownerId, encryptedSecret } of await encryptedSecondFactors.all()) {
    const opened = encryption.decrypt('second factor', encryptedSecret);
    if (!opened?.stale) continue;
    await encryptedSecondFactors.reencrypt(ownerId, encryptedSecret, encryption.encrypt('second factor', opened.text));
    renewed++;
  }
  return renewed;
}
