import { beforeEach, describe, expect, test } from 'vitest';
import type { WorkerLeases } from '../../../adapters/sql/database/worker-leases.ts';
import type { SharedStore } from '../../support/site/sql-stores.ts';

const LONG_MS = 60_000;

/** The contract of leases on background work, in a database that two processes share. */
export function describeWorkerLeases(name: string, store: SharedStore): void {
  describe(`leases on work ${name}`, () => {
    let [one, other] = [] as unknown as [WorkerLeases, WorkerLeases];
    beforeEach(async () => {
      await store.processes(2);
      await store.empty();
      const [first, second] = await store.processes(2);
      if (!first || !second) throw new Error('two processes');
      [one, other] = [first.workerLeases, second.workerLeases];
    });

    test('a kind of work is one holder’s, who takes it again, while other kinds are free', async () => {
      expect(await one.take('mails', 'a', LONG_MS)).toBe(true);
      expect(await other.take('mails', 'b', LONG_MS)).toBe(false);
      expect(await one.take('mails', 'a', LONG_MS)).toBe(true);
      expect(await other.take('night', 'b', LONG_MS)).toBe(true);
    });

    test('of many that ask at once one gets it', async () => {
      const asked = Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).take('mails', `${at}`, LONG_MS));
      expect((await Promise.all(asked)).filter(Boolean)).toEqual([true]);
    });

    test('a lease that is over by the clock of the database is another’s', async () => {
      expect(await one.take('mails', 'a', 1)).toBe(true);
      await expect.poll(() => other.take('mails', 'b', LONG_MS)).toBe(true);
      expect(await one.take('mails', 'a', LONG_MS)).toBe(false);
    });

    test('one that lasts for longer than leases do was taken while the clock was ahead, and counts for none', async () => {
      expect(await one.take('mails', 'a', 1_000 * LONG_MS)).toBe(true);
      expect(await other.take('mails', 'b', LONG_MS)).toBe(true);
    });

    test('what is released is free at once; what others hold stays theirs', async () => {
      await one.take('mails', 'a', LONG_MS);
      await other.take('night', 'b', LONG_MS);
      await one.release('a');
      expect(await other.take('mails', 'b', LONG_MS)).toBe(true);
      expect(await one.take('night', 'a', LONG_MS)).toBe(false);
    });
  });
}
