import { describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';

/** Contract for every password hasher; `earlier` is the same hasher with other parameters. */
export function describePasswordHasher(name: string, hasher: PasswordHasher, earlier: PasswordHasher): void {
  describe(`a password hash, ${name}`, () => {
    test('differs from another hash of the same password', async () => {
      expect(await hasher.hash('same')).not.toBe(await hasher.hash('same'));
    });

    test.each(['x'.repeat(64), '🏠🔑'.repeat(30), 'é'.normalize('NFD').repeat(20), ' blanks around ', '\u0000'])(
      'covers the whole password: %j',
      async password => {
        const hash = await hasher.hash(password);
        expect(await hasher.verify(password, hash)).toMatchObject({ right: true });
        expect(await hasher.verify(password.normalize('NFC'), hash)).toMatchObject({ right: true });
        for (const other of [`${password} `, password.slice(0, -1), password.toUpperCase() + password, ''])
          expect(await hasher.verify(other, hash)).toEqual({ right: false, stale: false });
      },
    );

    test('is reported as outdated when the parameters changed', async () => {
      const old = await earlier.hash('password');
      expect(await hasher.verify('password', old)).toEqual({ right: true, stale: true });
      expect(await hasher.verify('other', old)).toEqual({ right: false, stale: false });
    });

    test.each([
      undefined,
      '',
      'password',
      '$argon2id$v=19$m=64,t=1,p=1$$',
      '$argon2i$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '$argon2id$v=19$m=99999999,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '$pbkdf2-sha256$i=0$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      '$pbkdf2-sha256$i=1$AA$AA',
    ])('that is malformed matches no password: %s', async stored => {
      expect(await hasher.verify('password', stored)).toEqual({ right: false, stale: false });
    });
  });
}
