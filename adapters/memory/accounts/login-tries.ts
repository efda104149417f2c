import type { LoginTries } from '../../../application/ports/accounts/login-tries.ts';
import {
  afterAttempt,
  decideLogin,
  TRUSTED_NETWORK_MS,
  NO_FAILURES,
  afterSuccess,
  FAILURES_LIFE_MS,
  type FailedAttempts,
} from '../../../domain/owner/login-throttle.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Login attempts in memory. */
export function makeMemoryLoginTries({ loginTries }: RequestStore): LoginTries {
  return {
    async begin(account, network, now) {
      for (const [key, { failures, knownUntil }] of loginTries) {
        if (Math.max(knownUntil, failures.lastAt + FAILURES_LIFE_MS) <= now) loginTries.delete(key);
      }
      const shared = loginTries.get(keyOf(account, ''));
      const own = loginTries.get(keyOf(account, network));
      const all = loginTries.get(keyOf('', network));
      const before: FailedAttempts = {
        account: shared?.failures ?? NO_FAILURES,
        network: own?.failures ?? NO_FAILURES,
        everywhere: all?.failures ?? NO_FAILURES,
        known: (own?.knownUntil ?? 0) > now,
      };
      const decision = decideLogin(before, now);
      const after = afterAttempt(before, decision, now);
      if (decision.kind !== 'wait') {
        loginTries.set(keyOf(account, ''), { failures: after.account, knownUntil: 0 });
        loginTries.set(keyOf(account, network), { failures: after.network, knownUntil: own?.knownUntil ?? 0 });
        loginTries.set(keyOf('', network), { failures: after.everywhere, knownUntil: 0 });
      }
      return decision;
    },
    async succeeded(account, network, now) {
      loginTries.set(keyOf(account, network), { failures: NO_FAILURES, knownUntil: now + TRUSTED_NETWORK_MS });
      loginTries.delete(keyOf(account, ''));
      const all = loginTries.get(keyOf('', network));
      if (all) loginTries.set(keyOf('', network), { failures: afterSuccess(all.failures), knownUntil: 0 });
    },
    async forgive(account) {
      loginTries.delete(keyOf(account, ''));
    },
  };
}

function keyOf(account: string, network: string): string {
  return `${account}\n${network}`;
}
