import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkerLeases } from '../../../adapters/sql/database/worker-leases.ts';
import { type SharedStore, twoProcesses } from '../../support/site/sql-stores.ts';

const LONG_MS = 60_000;

/** Contract for leases on background jobs, in a database shared by two processes. */
export function describeWorkerLeases(name: string, store: SharedStore): void {
  describe(`job leases ${name}`, () => {
    let [one, other] = [] as unknown as [WorkerLeases, WorkerLeases];
    beforeEach(async () => {
      const [first, second] = await twoProcesses(store);
      [one, other] = [first.workerLeases, second.workerLeases];
    });

    test('a job is leased to one holder, who can renew it, while other jobs are free', async () => {
      expect(await one.take('mails', 'a', LONG_MS)).toBe(true);
      expect(await other.take('mails', 'b', LONG_MS)).toBe(false);
      expect(await one.take('mails', 'a', LONG_MS)).toBe(true);
      expect(await other.take('night', 'b', LONG_MS)).toBe(true);
    });

    test('of many concurrent requests one gets the lease', async () => {
      const asked = Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).take('mails', `${at}`, LONG_MS));
      expect((await Promise.all(asked)).filter(Boolean)).toEqual([true]);
    });

    test('an expired lease, by the database clock, can be taken by another', async () => {
      expect(await one.take('mails', 'a', 1)).toBe(true);
      await expect.poll(() => other.take('mails', 'b', LONG_MS)).toBe(true);
      expect(await one.take('mails', 'a', LONG_MS)).toBe(false);
    });

    test('a lease longer than allowed stems from a wrong clock and is ignored', async () => {
      expect(await one.take('mails', 'a', 1_000 * LONG_MS)).toBe(true);
      expect(await other.take('mails', 'b', LONG_MS)).toBe(true);
    });

    test('a released lease is free at once; leases of others are unchanged', async () => {
      await one.take('mails', 'a', LONG_MS);
      await other.take('night', 'b', LONG_MS);
      await one.release('a');
      expect(await other.take('mails', 'b', LONG_MS)).toBe(true);
      expect(await one.take('night', 'a', LONG_MS)).toBe(false);
    });
  });
}
