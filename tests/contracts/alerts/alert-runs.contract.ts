import { describe, expect, test } from 'vitest';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

export function describeAlertRuns(name: string, make: MakeRequests): void {
  describe(`alert runs ${name}`, () => {
    test('a run in progress keeps its original last change', async () => {
      const { alertRuns } = await make();
      expect(await alertRuns.reach(1, 7)).toBe(7);
      expect(await alertRuns.reach(1, 9)).toBe(7);
      expect(await alertRuns.reach(7, 9)).toBe(7);
    });

    test('a run that ended before `first` is followed by a new run up to `last`', async () => {
      const { alertRuns } = await make();
      await alertRuns.reach(1, 7);
      expect(await alertRuns.reach(8, 9)).toBe(9);
      expect(await alertRuns.reach(8, 12)).toBe(9);
    });

    test('processes that start at once agree on the last change', async () => {
      const { alertRuns } = await make();
      const reached = await Promise.all([5, 6, 7, 8].map(last => alertRuns.reach(1, last)));
      expect(new Set(reached).size).toBe(1);
    });
  });
}
