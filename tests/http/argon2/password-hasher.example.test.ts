import { describe, expect, test } from 'vitest';
import { COST, makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { HasherBusy } from '../../../application/ports/accounts/password-hasher.ts';

const CHEAP = { memory: 64, passes: 1 };
const hasher = makePasswordHasher({ cost: CHEAP });

describe('a password hash', () => {
  test('is Argon2id with at least 19 MiB and two passes, and contains these parameters', async () => {
    expect(COST.memory).toBeGreaterThanOrEqual(19_456);
    expect(COST.passes).toBeGreaterThanOrEqual(2);
    const hash = await makePasswordHasher().hash('trois chats');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await makePasswordHasher().verify('trois chats', hash)).toEqual({ right: true, stale: false });
  });

  test('equals that of the reference implementation', async () => {
    // A hash of 'password' from the tests of the reference implementation:
    // https://github.com/P-H-C/phc-winner-argon2/blob/master/src/test.c
    const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await hasher.verify('password', known)).toEqual({ right: true, stale: true });
  });
});

describe('many passwords at once', () => {
  test('are hashed in a bounded queue, and those above the limit are refused', async () => {
    const narrow = makePasswordHasher({ cost: CHEAP, atOnce: 2, mostWaiting: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, () => narrow.hash('wave')));
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'fulfilled'),
      ...Array.from({ length: 4 }, () => 'rejected'),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HasherBusy);
    expect(await narrow.hash('after')).toMatch(/^\$argon2id/);
  });
});
