import type { EncryptionPurpose, Encryption } from '../../application/ports/security/encryption.ts';
import { makeCipher, type Cipher } from './cipher.ts';

/** Encryption with the site's secret, with one key per purpose; values made with the `previous` secret are accepted too. */
export function makeEncryption(secret: Uint8Array, previous?: Uint8Array): Encryption {
  const made = new Map<EncryptionPurpose, Cipher>();
  const of = (purpose: EncryptionPurpose) => {
    let seal = made.get(purpose);
    if (!seal) made.set(purpose, (seal = makeCipher(secret, purpose, previous)));
    return seal;
  };
  return {
    seal: (purpose, text) => of(purpose).seal(text),
    open: (purpose, sealed) => of(purpose).unseal(sealed),
  };
}
