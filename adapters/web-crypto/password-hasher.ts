import type { PasswordHasher } from '../../application/ports/accounts/password-hasher.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** Minimum that OWASP's Password Storage Cheat Sheet recommends for PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;
/** Byte that is appended to each password before hashing; 0xff does not occur in UTF-8. */
const END = 0xff;
const STORED = /^\$pbkdf2-sha256\$i=(\d{1,8})\$([\w-]{22})\$([\w-]{43})$/;

/**
 * Password hasher for a version of the site that runs in the browser, where Argon2 is not available: PBKDF2 (RFC 8018) by Web Crypto,
 * stored as `$pbkdf2-sha256$i=600000$…$…`. Passwords are normalised to NFC and hashed in full length.
 */
export function makeWebPasswordHasher({
  iterations = ITERATIONS,
}: {
  readonly iterations?: number;
} = {}): PasswordHasher {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16));
      const hash = await derive(password, salt, iterations);
      return `$pbkdf2-sha256$i=${iterations}$${toBase64Url(salt)}$${toBase64Url(hash)}`;
    },
    async verify(password, stored) {
      const [, rounds = '', saltText = '', hashText = ''] = STORED.exec(stored ?? '') ?? [];
      const salt = fromBase64Url(saltText);
      const own = Number(rounds);
      // Without a valid stored hash, do the same work and fail, so that the duration does not reveal whether an account exists.
      if (!salt || own < 1) {
        await derive(password, new Uint8Array(16), iterations);
        return { right: false, stale: false };
      }
      const right = same(toBase64Url(await derive(password, salt, own)), hashText);
      return { right, stale: right && own !== iterations };
    },
  };
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  // HMAC pads keys with zero bytes, so without the end marker a password and the same one followed by '\0' would be equal.
  const bytes = new Uint8Array([...new TextEncoder().encode(password.normalize('NFC')), END]);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}

/** Compares in constant time, so that the duration does not reveal where two hashes differ. */
function same(a: string, b: string): boolean {
  let different = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) different |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return different === 0;
}
