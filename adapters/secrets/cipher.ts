import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Authenticated encryption of texts; `decrypt` returns `undefined` for a token that was made elsewhere or modified. */
export type Cipher = {
  encrypt(text: string): string;
  decrypt(token: string): string | undefined;
  /** Like `decrypt`; `stale`: the token was made with the previous secret. */
  decryptWithAge(token: string): { readonly text: string; readonly stale: boolean } | undefined;
};

const NONCE = 12;
const TAG = 16;
const LONGEST = 2000;

/**
 * Encryption for one purpose: AES-256-GCM with a key derived from the secret (HKDF, RFC 5869), so that a token of one purpose is invalid
 * for all others. Tokens are canonical base64url without padding. Tokens made with the `previous` secret are accepted too; the GCM tag
 * shows which secret was used.
 */
export function makeCipher(secret: Uint8Array, purpose: string, previous?: Uint8Array): Cipher {
  const key = keyOf(secret, purpose);
  const keys = previous === undefined ? [key] : [key, keyOf(previous, purpose)];
  const decryptWithAge: Cipher['decryptWithAge'] = token => {
    if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    // Base64url has unused bits in its last character; refuse other spellings of the same bytes.
    if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== token) return undefined;
    for (const one of keys) {
      const text = openWith(one, bytes);
      if (text !== undefined) return { text, stale: one !== key };
    }
    return undefined;
  };
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
    },
    decryptWithAge,
    decrypt: token => decryptWithAge(token)?.text,
  };
}

function keyOf(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'clairval', purpose, 32));
}

function openWith(key: Uint8Array, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
