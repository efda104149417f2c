import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { LOGIN_RATE_LIMIT } from '../../../application/portal/try-password.ts';
import { HasherBusy } from '../../../application/ports/accounts/password-hasher.ts';
import {
  FREE_TRIES,
  LONGEST_WAIT_MS,
  PER_NETWORK,
  UNKNOWN_NETWORKS_A_DAY,
} from '../../../domain/owner/login-throttle.ts';
import { IDLE_MS, LONGEST_MS } from '../../../domain/owner/session-life.ts';
import { ANN, BEN, openPortal, type Portal } from '../../support/site/portal-site.ts';
import { quickHasher } from '../../support/site/sample-application.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const HOME = '192.0.2.1';
const logIn = (who: { email: string; password: string }, network = HOME, before?: string) =>
  portal.logIn({ ...who, network, before });
const wrong = (network: string, email = ANN.email) => logIn({ email, password: 'not it' }, network);
const somewhere = (at: number) => `10.0.${at >> 8}.${at & 255}`;
async function referenceOf(who = ANN, before?: string): Promise<string> {
  const outcome = await logIn(who, HOME, before);
  if (outcome.kind !== 'in') throw new Error(`${outcome.kind} instead of a login`);
  return outcome.reference;
}
const isIn = async (reference: string) => (await portal.openSession(reference, 'look')) !== undefined;

describe('an owner logs in', () => {
  test('with their e-mail address in any letter case and their password', async () => {
    const ownerSession = await portal.openSession(
      await referenceOf({ email: ' ANN@example.BE ', password: ANN.password } as never),
      'look',
    );
    expect(ownerSession?.owner).toMatchObject({ email: ANN.email, listingIds: ANN.listings });
  });

  test('and gets a session id of 256 bits, of which only the hash is stored', async () => {
    const reference = await referenceOf();
    expect(reference).toMatch(/^[0-9a-f]{64}$/);
    const kept = await portal.store.sessions.of(`id of ${ANN.email}`, portal.clock.now());
    expect(kept.map(({ referenceHash }) => referenceHash)).toEqual([portal.ports.hashes.secret(reference)]);
    expect(JSON.stringify(kept)).not.toContain(reference);
  });

  test('and gets a new session id each time, while the browser’s previous one ends', async () => {
    const first = await referenceOf();
    const second = await referenceOf(BEN, first);
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    // Session fixation: an id chosen before the login opens nothing, before and after.
    const laid = 'f'.repeat(64);
    expect(await isIn(await referenceOf(ANN, laid))).toBe(true);
    expect(await isIn(laid)).toBe(false);
  });

  test('in two browsers at once, and logs out of one', async () => {
    const [one, other] = [await referenceOf(), await referenceOf()];
    await portal.logOut(one);
    expect([await isIn(one), await isIn(other)]).toEqual([false, true]);
  });

  test('and is logged out after half an hour of inactivity and after twelve hours', async () => {
    const idle = await referenceOf();
    portal.pass(IDLE_MS);
    expect(await portal.openSession(idle, 'use')).toBeUndefined();
    const busy = await referenceOf();
    for (let passed = 0; passed < LONGEST_MS - IDLE_MS; passed += IDLE_MS / 2) {
      expect(await portal.openSession(busy, 'use')).toBeDefined();
      portal.pass(IDLE_MS / 2);
    }
    portal.pass(IDLE_MS);
    expect(await portal.openSession(busy, 'use')).toBeUndefined();
  });

  test('and their password is rehashed when the stored parameters are outdated', async () => {
    const dearer = makePasswordHasher({ cost: { memory: 16, passes: 2 } });
    portal = await openPortal({ store: portal.store, hasher: dearer });
    await referenceOf();
    const { hash } = (await portal.store.passwords.of(ANN.email)) ?? {};
    expect(hash).toContain('m=16,t=2');
    await referenceOf();
  });
});

describe('the response to a login', () => {
  test('is the same for an unknown address, a wrong password and an account without password', async () => {
    await portal.invite('new@example.be', ['6398214'], 'fr');
    const told = [];
    for (const email of [ANN.email, 'nobody@example.be', 'new@example.be', '', 'no address', '🏠'.repeat(500)])
      told.push(await wrong('10.1.1.1', email));
    expect(told).toEqual(told.map(() => ({ kind: 'wrong' })));
  });

  test('takes one password hash in each case', async () => {
    const verify = vi.spyOn(quickHasher, 'verify');
    for (const email of [ANN.email, 'nobody@example.be']) await wrong('10.1.1.1', email);
    expect(verify).toHaveBeenCalledTimes(2);
    verify.mockRestore();
  });

  test('is the same rate limit whether the account exists or not', async () => {
    const waits = async (email: string) => {
      const told = [];
      for (let at = 0; at <= FREE_TRIES; at++) told.push(await wrong('10.1.1.1', email));
      return told;
    };
    expect(await waits('nobody@example.be')).toEqual(await waits(ANN.email));
  });
});

describe('password guessing', () => {
  test('a thousand times from one network gets five checks, and the owner still logs in from elsewhere', async () => {
    const told = [];
    for (let at = 0; at < 1_000; at++) told.push((await wrong('203.0.113.9')).kind);
    expect(told.filter(kind => kind === 'wrong')).toHaveLength(FREE_TRIES);
    expect(told.filter(kind => kind === 'limited')).toHaveLength(1_000 - FREE_TRIES);
    expect(await logIn(ANN, '198.51.100.7')).toMatchObject({ kind: 'in' });
  });

  test('a thousand times from 200 networks at once gets at most five checked responses, and the owner still logs in from elsewhere', async () => {
    const verify = vi.spyOn(quickHasher, 'verify');
    const told = await Promise.all(Array.from({ length: 1_000 }, (_, at) => wrong(somewhere(at % 200))));
    expect(told.filter(({ kind }) => kind === 'wrong').length).toBeLessThanOrEqual(FREE_TRIES);
    expect(told.filter(({ kind }) => kind === 'limited').length).toBeGreaterThanOrEqual(700);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(FREE_TRIES + 200);
    verify.mockRestore();
    expect(await logIn(ANN, '198.51.100.7')).toMatchObject({ kind: 'in' });
  });

  test('from ever new networks gets a limited number of checks a day, and the owner still logs in from a known network', async () => {
    expect(await logIn(ANN, HOME)).toMatchObject({ kind: 'in' });
    for (let at = 0; at < UNKNOWN_NETWORKS_A_DAY + FREE_TRIES + 20; at++) await wrong(somewhere(at));
    expect(await logIn(ANN, '198.51.100.7')).toMatchObject({ kind: 'limited' });
    expect(await logIn(ANN, HOME)).toMatchObject({ kind: 'in' });
  });

  test('locks an owner out of an unknown network for fifteen minutes at most', async () => {
    for (let at = 0; at < 400; at++) await wrong(somewhere(at));
    for (let at = 0; at < 3; at++) await logIn({ ...ANN, password: 'typed badly' }, '198.51.100.7');
    expect(await logIn(ANN, '198.51.100.7')).toMatchObject({ kind: 'limited' });
    portal.pass(LONGEST_WAIT_MS);
    expect(await logIn(ANN, '198.51.100.7')).toMatchObject({ kind: 'in' });
  });

  test('at many accounts from one network stops after twenty', async () => {
    const told = [];
    for (let at = 0; at < 40; at++) told.push((await wrong('203.0.113.9', `owner${at}@example.be`)).kind);
    expect(told.filter(kind => kind === 'wrong')).toHaveLength(PER_NETWORK);
    expect(await logIn(ANN, '203.0.113.9')).toMatchObject({ kind: 'limited' });
  });

  test('at many accounts from many networks is checked up to a limit per minute', async () => {
    let looked = 0;
    for (let at = 0; at < LOGIN_RATE_LIMIT.most + 50; at++) {
      const { kind } = await wrong(`10.${at >> 8}.${at & 255}.1`, `owner${at}@example.be`);
      if (kind === 'wrong') looked++;
    }
    expect(looked).toBeLessThanOrEqual(LOGIN_RATE_LIMIT.most);
    portal.pass(60_000);
    expect(await logIn(ANN, HOME)).toMatchObject({ kind: 'in' });
  });

  test('right passwords do not count as attempts', async () => {
    for (let at = 0; at < 3 * PER_NETWORK; at++) expect(await logIn(ANN, HOME)).toMatchObject({ kind: 'in' });
  });
});

test('a login fails while the password hasher is overloaded', async () => {
  const busy = { ...quickHasher, verify: async () => Promise.reject(new HasherBusy()) };
  portal = await openPortal({ store: portal.store, hasher: { ...busy, hash: quickHasher.hash } });
  expect(await logIn(ANN)).toEqual({ kind: 'failed' });
});
