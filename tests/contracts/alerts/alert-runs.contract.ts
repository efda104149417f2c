import { describe, expect, test } from 'vitest';
import type { MakeRequests } from '../submissions/keep-request.contract.ts';

/** The contract of every store of alert runs. */
export function describeAlertRuns(name: string, make: MakeRequests): void {
  describe(`the runs of alerts ${name}`, () => {
    test('gives the last change that the run under way tells of', async () => {
      const { alertRuns } = await make();
      expect(await alertRuns.reach(1, 7)).toBe(7);
      expect(await alertRuns.reach(1, 9)).toBe(7);
      expect(await alertRuns.reach(7, 9)).toBe(7);
    });

    test('where that one came before `first`, the next one begins and goes as far as `last`', async () => {
      const { alertRuns } = await make();
      await alertRuns.reach(1, 7);
      expect(await alertRuns.reach(8, 9)).toBe(9);
      expect(await alertRuns.reach(8, 12)).toBe(9);
    });

    test('two that begin at once agree', async () => {
      const { alertRuns } = await make();
      const reached = await Promise.all([5, 6, 7, 8].map(last => alertRuns.reach(1, last)));
      expect(new Set(reached).size).toBe(1);
    });
  });
}
