import { describe, expect, test } from 'vitest';
import {
  afterAttempt,
  FREE_TRIES,
  decideLogin,
  LONGEST_WAIT_MS,
  NETWORK_WINDOW_MS,
  NO_FAILURES,
  afterSuccess,
  FAILURES_LIFE_MS,
  type FailedAttempts,
  waitAfter,
} from '../../../domain/owner/login-throttle.ts';

const NOW = Date.parse('2026-10-25T00:30:00Z');
const NOTHING: FailedAttempts = { account: NO_FAILURES, network: NO_FAILURES, everywhere: NO_FAILURES, known: false };
const failed = (count: number, ago = 0) => ({ count, lastAt: NOW - ago });

describe('the wait after failed attempts', () => {
  test('starts after the fifth with a second, and doubles up to 15 minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 8, 14, 15, 16, 1_000].map(waitAfter)).toEqual([
      0, 0, 0, 1_000, 2_000, 4_000, 8_000, 512_000, 900_000, 900_000, 900_000,
    ]);
    expect(LONGEST_WAIT_MS).toBe(15 * 60_000);
  });

  test('ends to the millisecond, for account and network alike', () => {
    const before = { ...NOTHING, account: failed(8, 7_999), network: failed(8, 7_999) };
    expect(decideLogin(before, NOW)).toEqual({ kind: 'wait', retryAfter: 1 });
    expect(decideLogin(before, NOW + 1)).toEqual({ kind: 'open' });
  });

  test('is returned in whole seconds, never 0', () => {
    expect(decideLogin({ ...NOTHING, account: failed(9, 500), network: failed(1) }, NOW)).toEqual({
      kind: 'wait',
      retryAfter: 16,
    });
  });
});

describe('an owner under attack', () => {
  const attacked = { ...NOTHING, account: failed(200) };

  test('logs in from a network without attempts', () => {
    expect(decideLogin(attacked, NOW)).toEqual({ kind: 'stranger', retryAfter: 900 });
  });

  test('has one such attempt per network', () => {
    const after = afterAttempt(attacked, decideLogin(attacked, NOW), NOW);
    expect(after.account).toBe(attacked.account);
    expect(decideLogin(after, NOW)).toEqual({ kind: 'wait', retryAfter: 900 });
  });

  test('is not affected in a known network', () => {
    expect(decideLogin({ ...attacked, known: true }, NOW)).toEqual({ kind: 'open' });
    expect(decideLogin({ ...attacked, known: true, network: failed(FREE_TRIES) }, NOW)).toMatchObject({ kind: 'wait' });
  });

  test('delays no other network by failed attempts in a known network', () => {
    const home = { ...NOTHING, known: true };
    expect(afterAttempt(home, { kind: 'open' }, NOW).account).toBe(NO_FAILURES);
  });
});

describe('one network', () => {
  const busy = (count: number, ago: number, known = false) => ({ ...NOTHING, everywhere: failed(count, ago), known });

  test('has twenty failed attempts per 15 minutes over all accounts, even at one where it is known', () => {
    expect(decideLogin(busy(19, 1_000), NOW)).toEqual({ kind: 'open' });
    expect(decideLogin(busy(20, 1_000), NOW)).toEqual({ kind: 'wait', retryAfter: 899 });
    expect(decideLogin(busy(20, 1_000, true), NOW)).toEqual({ kind: 'wait', retryAfter: 899 });
    expect(decideLogin(busy(20, NETWORK_WINDOW_MS), NOW)).toEqual({ kind: 'open' });
  });

  test('starts its next 15 minutes with its next attempt', () => {
    expect(afterAttempt(busy(7, 1_000), { kind: 'open' }, NOW).everywhere).toEqual({ count: 8, lastAt: NOW - 1_000 });
    expect(afterAttempt(busy(7, NETWORK_WINDOW_MS), { kind: 'open' }, NOW).everywhere).toEqual({
      count: 1,
      lastAt: NOW,
    });
  });

  test('is not charged for a successful attempt', () => {
    expect(afterSuccess(failed(8))).toEqual(failed(7));
    expect(afterSuccess(NO_FAILURES)).toEqual(NO_FAILURES);
  });
});

test('failures are forgotten after a day', () => {
  const before = { ...NOTHING, account: failed(50, FAILURES_LIFE_MS), network: failed(50, FAILURES_LIFE_MS) };
  expect(decideLogin(before, NOW)).toEqual({ kind: 'open' });
  expect(afterAttempt(before, { kind: 'open' }, NOW).account).toEqual({ count: 1, lastAt: NOW });
});

test('a clock set back makes no wait longer', () => {
  expect(decideLogin({ ...NOTHING, account: failed(5, -600_000), network: failed(5) }, NOW)).toEqual({
    kind: 'wait',
    retryAfter: 1,
  });
});

test.each([3_600_000, 365 * 86_400_000])('failures while the clock was %i ms ahead are forgotten', ahead => {
  const before = { account: failed(50, -ahead), network: failed(50, -ahead), everywhere: failed(50, -ahead) };
  expect(decideLogin({ ...before, known: false }, NOW)).toEqual({ kind: 'open' });
  expect(afterAttempt({ ...before, known: false }, { kind: 'open' }, NOW)).toEqual({
    account: failed(1),
    network: failed(1),
    everywhere: failed(1),
    known: false,
  });
});
