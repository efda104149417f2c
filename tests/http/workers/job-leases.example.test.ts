import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_JOBS, leaseJobs } from '../../../adapters/composition/workers/job-leases.ts';
import { startWorker } from '../../../adapters/composition/workers/worker.ts';
import type { WorkerLeases } from '../../../adapters/sql/database/worker-leases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WORKS = ['mails', 'night'];
const [LEASE_MS, RENEW_MS] = [15_000, 4_000];

/** Leases as in a database, with a clock of its own; with `away` every query fails. */
function openLeases() {
  const held = new Map<string, { readonly holder: string; readonly until: number }>();
  const state = { away: false };
  const leases: WorkerLeases = {
    async take(work, holder, ms) {
      if (state.away) throw new Error('away');
      const lease = held.get(work);
      if (lease && lease.holder !== holder && lease.until > Date.now()) return false;
      held.set(work, { holder, until: Date.now() + ms });
      return true;
    },
    async release(holder) {
      for (const [work, lease] of held) if (lease.holder === holder) held.delete(work);
    },
  };
  const process = (holder: string, works: readonly string[] = WORKS) => {
    const failures: unknown[] = [];
    const failed = (error: unknown) => void failures.push(error);
    return { ...leaseJobs({ leases, works, holder, failed, leaseMs: LEASE_MS, renewMs: RENEW_MS }), failures };
  };
  return { state, process };
}

test('of two processes one runs all jobs until it ends', async () => {
  const { process } = openLeases();
  const [one, other] = [process('a'), process('b')];
  for (let minute = 0; minute < 3; minute++) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(WORKS.map(work => [one.has(work), other.has(work)])).toEqual([
      [true, false],
      [true, false],
    ]);
  }
});

test('the jobs of a killed process move to the other within 30 seconds, and never run on both', async () => {
  const { process } = openLeases();
  const [one, other] = [process('a'), process('b')];
  await vi.advanceTimersByTimeAsync(60_000);
  // The first process no longer renews, as if killed; its own clock goes on.
  void one.stop();
  let waited = 0;
  for (; !other.has('mails') && waited < 30_000; waited += 500) {
    await vi.advanceTimersByTimeAsync(500);
    expect(one.has('mails') && other.has('mails')).toBe(false);
  }
  expect(waited).toBeLessThan(30_000);
  expect(one.has('mails')).toBe(false);
});

test('a stopping process releases its leases when it ends, not before', async () => {
  const { process } = openLeases();
  const [one, other] = [process('a'), process('b')];
  await vi.advanceTimersByTimeAsync(10);
  void one.stop();
  await vi.advanceTimersByTimeAsync(RENEW_MS);
  expect(other.has('mails')).toBe(false);
  await one.release();
  expect(one.has('mails')).toBe(false);
  await vi.advanceTimersByTimeAsync(RENEW_MS);
  expect(other.has('mails')).toBe(true);
});

test('while the database is unreachable a lease expires by the process’ own clock, which is logged once, and is acquired again afterwards', async () => {
  const { process, state } = openLeases();
  const one = process('a');
  await vi.advanceTimersByTimeAsync(10);
  state.away = true;
  await vi.advanceTimersByTimeAsync(LEASE_MS - 20);
  expect(one.has('mails')).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([one.has('mails'), one.failures.length]).toEqual([false, 1]);
  state.away = false;
  await vi.advanceTimersByTimeAsync(RENEW_MS);
  expect(one.has('mails')).toBe(true);
});

test('a process acquires only leases of jobs that it can run', async () => {
  const { process } = openLeases();
  const [one, other] = [process('a', ['mails']), process('b')];
  await vi.advanceTimersByTimeAsync(10);
  expect([one.has('night'), other.has('night'), one.has('mails')]).toEqual([false, true, true]);
});

test('a worker without its lease is idle, checks for it every second, and stops early when it loses it', async () => {
  let ours = false;
  let rounds = 0;
  const asked: boolean[] = [];
  const worker = startWorker({
    async work(stopping) {
      rounds++;
      asked.push(stopping());
      ours = false;
      asked.push(stopping());
    },
    pauseMs: 600_000,
    failed: () => {},
    isOurs: () => ours,
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toBe(0);
  ours = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([rounds, asked]).toEqual([1, [false, true]]);
  void worker.stop();
});

test('the only process of a site runs all jobs', async () => {
  expect(ALL_JOBS.has('mails')).toBe(true);
});
