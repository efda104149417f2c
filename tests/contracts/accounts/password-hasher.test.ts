import { expect, test } from 'vitest';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { makeWebPasswordHasher } from '../../../adapters/web-crypto/password-hasher.ts';
import { describePasswordHasher } from './password-hasher.contract.ts';

describePasswordHasher(
  'Argon2',
  makePasswordHasher({ cost: { memory: 64, passes: 1 } }),
  makePasswordHasher({ cost: { memory: 32, passes: 3 } }),
);
describePasswordHasher(
  'Web Crypto',
  makeWebPasswordHasher({ iterations: 10 }),
  makeWebPasswordHasher({ iterations: 20 }),
);

test('Web Crypto uses the iterations that OWASP requires, and encodes them in the hash', async () => {
  const hasher = makeWebPasswordHasher();
  const hash = await hasher.hash('trois chats');
  expect(hash).toMatch(/^\$pbkdf2-sha256\$i=600000\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hasher.verify('trois chats', hash)).toEqual({ right: true, stale: false });
});

test('Web Crypto agrees with a known value', async () => {
  // Node's PBKDF2 (RFC 8018), which is independent of Web Crypto, computes the expected hash.
  const salt = Buffer.from('NaCl\0\0\0\0\0\0\0\0\0\0\0\0');
  const { pbkdf2Sync } = await import('node:crypto');
  const known = pbkdf2Sync(Buffer.from('password\xff', 'latin1'), salt, 1_000, 32, 'sha256').toString('base64url');
  const stored = `$pbkdf2-sha256$i=1000$${salt.toString('base64url')}$${known}`;
  expect(await makeWebPasswordHasher({ iterations: 1_000 }).verify('password', stored)).toEqual({
    right: true,
    stale: false,
  });
});
