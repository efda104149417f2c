import type { EncryptionPurpose, Encryption } from '../../../application/ports/security/encryption.ts';

/** Encryption for one process: the encrypted text is a random id, and the text stays in memory. */
export function makeMemoryEncryption(): Encryption {
  const encrypted = new Map<string, { readonly purpose: EncryptionPurpose; readonly text: string }>();
  return {
    encrypt(purpose, text) {
      const name = crypto.randomUUID();
      encrypted.set(name, { purpose, text });
      return name;
    },
    decrypt(purpose, name) {
      const found = encrypted.get(name);
      return found?.purpose === purpose ? { text: found.text, stale: false } : undefined;
    },
  };
}
