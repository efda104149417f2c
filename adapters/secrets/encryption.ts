import type { EncryptionPurpose, Encryption } from '../../application/ports/security/encryption.ts';
import { makeCipher, type Cipher } from './cipher.ts';

/** Encryption with the site's secret, with one key per purpose; values made with the `previous` secret are accepted too. */
export function makeEncryption(secret: Uint8Array, previous?: Uint8Array): Encryption {
  const made = new Map<EncryptionPurpose, Cipher>();
  const of = (purpose: EncryptionPurpose) => {
    let cipher = made.get(purpose);
    if (!cipher) made.set(purpose, (cipher = makeCipher(secret, purpose, previous)));
    return cipher;
  };
  return {
    encrypt: (purpose, text) => of(purpose).encrypt(text),
    decrypt: (purpose, encrypted) => of(purpose).decryptWithAge(encrypted),
  };
}
