import type { EncryptionPurpose, Encryption } from '../../../application/ports/security/encryption.ts';

/** Encryption for one process: the encrypted text is a random id, and the text stays in memory. */
export function makeMemoryEncryption(): Encryption {
  const sealed = new Map<string, { readonly purpose: EncryptionPurpose; readonly text: string }>();
  return {
    encrypt(purpose, text) {
      const name = crypto.randomUUID();
      sealed.set(name, { purpose, text });
      return name;
    },
    decrypt(purpose, name) {
      const found = sealed.get(name);
      return found?.purpose === purpose ? { text: found.text, stale: false } : undefined;
    },
  };
}
