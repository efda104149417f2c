import type { PasswordHasher } from '../../application/ports/accounts/password-hasher.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

/** What OWASP's Password Storage Cheat Sheet asks of PBKDF2 with HMAC-SHA-256. */
const ITERATIONS = 600_000;
/** No byte of UTF-8. */
const END = 0xff;
const STORED = /^\$pbkdf2-sha256\$i=(\d{1,8})\$([\w-]{22})\$([\w-]{43})$/;

/**
 * Passwords by PBKDF2 (RFC 8018) as Web Crypto has it, for an application that runs in a browser, where there is no Argon2:
 * `$pbkdf2-sha256$i=600000$…$…`. Compared after Unicode normalising (NFC), whole.
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
      // Without a hash it takes as long: the same work, and no password is right.
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
  // HMAC fills its key up with zero bytes: without an end mark a password and the same with '\0' behind it would be one.
  const bytes = new Uint8Array([...new TextEncoder().encode(password.normalize('NFC')), END]);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  );
}

/** Compares in constant time: the duration does not disclose where two hashes differ. */
function same(a: string, b: string): boolean {
  let different = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) different |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return different === 0;
}
