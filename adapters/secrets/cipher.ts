import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Puts text under a seal and opens it again; what was not sealed here, or was changed since, opens to nothing. */
export type Cipher = {
  seal(text: string): string;
  open(token: string): string | undefined;
  /** As `open`; `stale` says that it was sealed under the previous secret. */
  unseal(token: string): { readonly text: string; readonly stale: boolean } | undefined;
};

const NONCE = 12;
const TAG = 16;
const LONGEST = 2000;

/**
 * A seal of one purpose: AES-256-GCM under a key of its own, derived from the secret (HKDF, RFC 5869), so that the tokens of
 * one purpose never pass for those of another. A token is base64url text without padding, in its one canonical spelling.
 * What was sealed under the `previous` secret opens too; GCM's tag tells under which of the two that was.
 */
export function makeCipher(secret: Uint8Array, purpose: string, previous?: Uint8Array): Cipher {
  const key = keyOf(secret, purpose);
  const keys = previous === undefined ? [key] : [key, keyOf(previous, purpose)];
  const unseal: Cipher['unseal'] = token => {
    if (token.length > LONGEST || !/^[\w-]+$/.test(token)) return undefined;
    const bytes = Buffer.from(token, 'base64url');
    // The last letter has bits to spare: another spelling of the same bytes is not the token that was given out.
    if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== token) return undefined;
    for (const one of keys) {
      const text = openWith(one, bytes);
      if (text !== undefined) return { text, stale: one !== key };
    }
    return undefined;
  };
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, hidden, cipher.getAuthTag()]).toString('base64url');
    },
    unseal,
    open: token => unseal(token)?.text,
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
