import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import {
  afterAttempt,
  FREE_TRIES,
  decideLogin,
  TRUSTED_NETWORK_MS,
  NO_FAILURES,
  afterSuccess,
  PER_NETWORK,
  type FailedAttempts,
} from '../../../domain/owner/login-throttle.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

/** Contract for the counter of failed logins. */
export function describeLoginTries(name: string, make: MakeRequests): void {
  describe(`login attempts ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const begin = async (account: string, network: string, now = RECEIVED) =>
      (await ports.loginTries.begin(account, network, now)).kind;
    const fail = async (times: number, account: string, network: string) => {
      for (let time = 0; time < times; time++) await begin(account, network);
    };

    test('an attempt is judged by earlier failures and counted as failed unless it has to wait', async () => {
      await fail(FREE_TRIES - 1, 'jan', 'home');
      expect(await begin('jan', 'home')).toBe('open');
      expect(await ports.loginTries.begin('jan', 'home', RECEIVED)).toEqual({ kind: 'wait', retryAfter: 1 });
      expect(await begin('mia', 'home')).toBe('open');
      expect(await begin('jan', 'home', RECEIVED + 1_000)).toBe('open');
      expect(await ports.loginTries.begin('jan', 'home', RECEIVED + 1_000)).toEqual({ kind: 'wait', retryAfter: 2 });
    });

    test('concurrent attempts each see the attempts before them', async () => {
      const kinds = await Promise.all(Array.from({ length: 50 }, (_, at) => begin('jan', `network ${at % 2}`)));
      expect(kinds.filter(kind => kind === 'open')).toHaveLength(FREE_TRIES);
      expect(kinds.filter(kind => kind === 'wait').length).toBeGreaterThanOrEqual(50 - FREE_TRIES - 2);
    });

    test('a successful attempt is uncounted: it clears the failures of the account and makes the network known', async () => {
      await fail(FREE_TRIES, 'jan', 'elsewhere');
      expect(await begin('jan', 'home')).toBe('stranger');
      await ports.loginTries.succeeded('jan', 'home', RECEIVED);
      expect(await begin('jan', 'elsewhere')).toBe('open');
      await fail(FREE_TRIES, 'jan', 'elsewhere');
      expect(await begin('jan', 'elsewhere')).toBe('wait');
      for (let time = 0; time < FREE_TRIES; time++) expect(await begin('jan', 'home')).toBe('open');
      expect(await begin('jan', 'home')).toBe('wait');
    });

    test('a network has twenty failed attempts per 15 minutes over all accounts; successful ones are uncounted', async () => {
      for (let at = 0; at < PER_NETWORK; at++) {
        expect(await begin(`account ${at}`, 'school')).toBe('open');
        if (at === 7) await ports.loginTries.succeeded(`account ${at}`, 'school', RECEIVED);
      }
      expect(await begin('one more', 'school')).toBe('open');
      expect(await ports.loginTries.begin('too many', 'school', RECEIVED)).toEqual({ kind: 'wait', retryAfter: 900 });
      expect(await begin('too many', 'home')).toBe('open');
    });

    test('a network is known for ninety days, to its account only', async () => {
      await ports.loginTries.succeeded('jan', 'home', RECEIVED);
      const later = RECEIVED + TRUSTED_NETWORK_MS;
      for (const account of ['jan', 'mia'])
        for (let time = 0; time < FREE_TRIES; time++) await begin(account, 'elsewhere', later - 1);
      expect(await begin('jan', 'home', later - 1)).toBe('open');
      expect(await begin('mia', 'home', later - 1)).toBe('stranger');
      expect(await begin('jan', 'home', later)).toBe('wait');
    });

    test('the failures of one account can be cleared', async () => {
      await fail(FREE_TRIES, 'jan', 'home');
      await fail(FREE_TRIES, 'mia', 'home');
      await ports.loginTries.forgive('jan');
      await ports.loginTries.forgive('nobody');
      expect([await begin('jan', 'home'), await begin('mia', 'home')]).toEqual(['open', 'wait']);
    });

    test('the counter agrees with a model that lists all attempts', async () => {
      const step = fc.record({
        act: fc.constantFrom('begin', 'begin', 'begin', 'begin', 'succeeded', 'forgive'),
        network: fc.constantFrom('a', 'b', 'c'),
        passed: fc.constantFrom(0, 1, 500, 1_000, 3_000, 60_000, 86_400_000),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
          const { loginTries } = await make();
          const networks = new Map<string, Pick<FailedAttempts, 'network' | 'everywhere'> & { knownUntil: number }>();
          let shared = NO_FAILURES;
          let now = RECEIVED;
          for (const { act, network, passed } of steps) {
            now += passed;
            const nothing = { network: NO_FAILURES, everywhere: NO_FAILURES, knownUntil: 0 };
            const own = networks.get(network) ?? nothing;
            if (act === 'begin') {
              const before = { ...own, account: shared, known: own.knownUntil > now };
              const verdict = decideLogin(before, now);
              expect(await loginTries.begin('jan', network, now)).toEqual(verdict);
              const after = afterAttempt(before, verdict, now);
              shared = after.account;
              networks.set(network, { ...own, network: after.network, everywhere: after.everywhere });
            } else if (act === 'succeeded') {
              await loginTries.succeeded('jan', network, now);
              const everywhere = afterSuccess(own.everywhere);
              networks.set(network, { network: NO_FAILURES, everywhere, knownUntil: now + TRUSTED_NETWORK_MS });
              shared = NO_FAILURES;
            } else {
              await loginTries.forgive('jan');
              shared = NO_FAILURES;
            }
          }
        }),
        { numRuns: 15 },
      );
    });
  });
}
