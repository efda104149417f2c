import type { EncryptionPurpose, Encryption } from '../../application/ports/security/encryption.ts';
import { makeSeal, type Seal } from './seal.ts';

/** Encryption under the site's secret, one a purpose; what was sealed under the `previous` secret opens too. */
export function makeEncryption(secret: Uint8Array, previous?: Uint8Array): Encryption {
  const made = new Map<EncryptionPurpose, Seal>();
  const of = (purpose: EncryptionPurpose) => {
    let seal = made.get(purpose);
    if (!seal) made.set(purpose, (seal = makeSeal(secret, purpose, previous)));
    return seal;
  };
  return {
    seal: (purpose, text) => of(purpose).seal(text),
    open: (purpose, sealed) => of(purpose).unseal(sealed),
  };
}
