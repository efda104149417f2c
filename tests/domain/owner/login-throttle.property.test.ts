import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterAttempt,
  FREE_TRIES,
  decideLogin,
  LONGEST_WAIT_MS,
  NO_FAILURES,
  type FailedAttempts,
  waitAfter,
} from '../../../domain/owner/login-throttle.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const NOW = Date.parse('2026-10-25T00:30:00Z');
const failures = fc.record({
  count: fc.oneof(fc.nat(20), fc.nat(1e9)),
  lastAt: fc.integer({ min: NOW - 100_000_000, max: NOW + 100_000 }),
});
const before: fc.Arbitrary<FailedAttempts> = fc.record({
  account: failures,
  network: failures,
  everywhere: fc.record({ count: fc.nat(40), lastAt: failures.map(({ lastAt }) => lastAt) }),
  known: fc.boolean(),
});
/** Attempts that are throttled now: at the account, or from the network at any account. */
const refused: fc.Arbitrary<FailedAttempts> = fc
  .record({
    tried: before,
    why: fc.constantFrom('account', 'network', 'everywhere', 'both'),
    count: fc.integer({ min: 5, max: 60 }),
    ago: fc.integer({ min: 0, max: 990 }),
    /** Milliseconds of the network's 15 minutes that have passed. */
    spent: fc.integer({ min: 0, max: 890_000 }),
  })
  .map(({ tried, why, count, ago, spent }) => {
    const failing = { count, lastAt: NOW - ago };
    const everywhere = { count: count + 15, lastAt: NOW - ago - spent };
    switch (why) {
      case 'everywhere':
        return { ...tried, everywhere };
      case 'both':
        return { ...tried, everywhere, account: failing, network: { count: 1, lastAt: NOW - ago }, known: false };
      default:
        return { ...tried, [why]: failing, known: why === 'network' };
    }
  });

/** Guesses wrong passwords from several networks at an interval; returns how many were checked. */
function guess(networks: number, guesses: number, everyMs: number): number {
  let account = NO_FAILURES;
  const failed = new Map<number, Pick<FailedAttempts, 'network' | 'everywhere'>>();
  let looked = 0;
  for (let at = 0; at < guesses; at++) {
    const now = NOW + at * everyMs;
    const known = failed.get(at % networks) ?? { network: NO_FAILURES, everywhere: NO_FAILURES };
    const own: FailedAttempts = { ...known, account, known: false };
    const verdict = decideLogin(own, now);
    if (verdict.kind !== 'wait') looked++;
    const after = afterAttempt(own, verdict, now);
    account = after.account;
    failed.set(at % networks, after);
  }
  return looked;
}

test('no wait is longer than 15 minutes', () => {
  reaches({ open: runs(30), stranger: runs(15), wait: runs(100) }, met =>
    fc.assert(
      fc.property(fc.oneof(before, refused), tried => {
        const verdict = decideLogin(tried, NOW);
        met(verdict.kind);
        expect(decideLogin(tried, NOW + LONGEST_WAIT_MS + 100_000)).toEqual({ kind: 'open' });
        if (verdict.kind === 'open') return;
        expect(verdict.retryAfter).toBeGreaterThan(0);
        expect(verdict.retryAfter * 1_000).toBeLessThanOrEqual(LONGEST_WAIT_MS);
      }),
      { numRuns: runs(1000) },
    ),
  );
});

test('after the announced wait an attempt is accepted', () => {
  reaches({ refused: runs(200) }, met =>
    fc.assert(
      fc.property(fc.oneof(before, refused), tried => {
        const past: FailedAttempts = {
          ...tried,
          account: { ...tried.account, lastAt: Math.min(tried.account.lastAt, NOW) },
          network: { ...tried.network, lastAt: Math.min(tried.network.lastAt, NOW) },
          everywhere: { ...tried.everywhere, lastAt: Math.min(tried.everywhere.lastAt, NOW) },
        };
        const verdict = decideLogin(past, NOW);
        if (verdict.kind === 'open') return;
        met('refused');
        const then = decideLogin(past, NOW + verdict.retryAfter * 1_000).kind;
        // After the wait, a network may count as a stranger to the account; then the password is checked too.
        expect(verdict.kind === 'wait' ? ['open', 'stranger'] : ['open']).toContain(then);
        expect(decideLogin(past, NOW + (verdict.retryAfter - 1) * 1_000).kind).not.toBe('open');
      }),
      { numRuns: runs(1000) },
    ),
  );
});

test('more failures never shorten the wait', () => {
  fc.assert(
    fc.property(fc.nat(1e6), count => {
      expect(waitAfter(count + 1)).toBeGreaterThanOrEqual(waitAfter(count));
    }),
  );
});

test('an attempt that has to wait changes nothing', () => {
  fc.assert(
    fc.property(before, tried => {
      expect(afterAttempt(tried, { kind: 'wait', retryAfter: 1 }, NOW)).toBe(tried);
    }),
  );
});

test('of a thousand guesses within a second five are checked, plus one per network', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), networks => {
      const looked = guess(networks, 1_000, 0);
      expect(looked).toBeLessThanOrEqual(FREE_TRIES + networks);
      expect(looked).toBeGreaterThanOrEqual(FREE_TRIES);
    }),
    { numRuns: 30 },
  );
});

test('continued guessing is eventually limited to one guess per 15 minutes', () => {
  // Every ten seconds for a week.
  const looked = guess(1, (7 * 86_400) / 10, 10_000);
  expect(looked).toBeLessThanOrEqual(FREE_TRIES + 10 + 7 * 96);
});
