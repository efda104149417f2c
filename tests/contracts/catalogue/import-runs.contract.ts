import { describe, expect, test } from 'vitest';
import type { ImportRuns } from '../../../application/ports/catalogue/import-runs.ts';

const NOON = Date.UTC(2026, 9, 24, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

export function describeImportRuns(name: string, make: () => Promise<ImportRuns>): void {
  describe(`import runs ${name}`, () => {
    test('a run cannot start after another started since `notSince`, and nothing is stored', async () => {
      const runs = await make();
      expect(await runs.begin(NOON, NOON - MINUTE)).toBe(true);
      expect(await runs.begin(NOON + 30_000, NOON - 30_000)).toBe(false);
      expect((await runs.last())?.beganAt).toBe(NOON);
      expect(await runs.begin(NOON + MINUTE, NOON)).toBe(true);
      expect((await runs.last())?.beganAt).toBe(NOON + MINUTE);
    });

    test('of processes that start at once one succeeds', async () => {
      const runs = await make();
      const begun = await Promise.all([0, 1, 2, 3].map(() => runs.begin(NOON, NOON - MINUTE)));
      expect(begun.filter(Boolean)).toHaveLength(1);
    });

    test('a run started while the clock was a day ahead blocks no other', async () => {
      const runs = await make();
      await runs.begin(NOON + DAY, NOON);
      expect(await runs.begin(NOON, NOON - MINUTE)).toBe(true);
    });

    test('the last started run, the end of the last ended run and the last success are returned', async () => {
      const runs = await make();
      expect(await runs.last()).toBeUndefined();
      await runs.begin(NOON, 0);
      expect(await runs.last()).toEqual({
        beganAt: NOON,
        ended: undefined,
        succeededAt: undefined,
        failures: 0,
        findings: undefined,
      });
      await runs.ended({ at: NOON + 1, failure: undefined });
      await runs.begin(NOON + MINUTE, NOON);
      await runs.ended({ at: NOON + MINUTE + 1, failure: 'no answer within 30 s' });
      await runs.begin(NOON + 2 * MINUTE, NOON + MINUTE);
      expect(await runs.last()).toEqual({
        beganAt: NOON + 2 * MINUTE,
        ended: { at: NOON + MINUTE + 1, failure: 'no answer within 30 s' },
        succeededAt: NOON + 1,
        failures: 1,
        findings: undefined,
      });
    });

    test('failed runs since the last success are counted, with the findings of that success', async () => {
      const runs = await make();
      const failures: (number | undefined)[] = [];
      for (const failure of [undefined, 'refused login', 'refused login', undefined, 'timeout']) {
        await runs.begin(NOON, NOON + 1);
        await runs.ended({
          at: NOON,
          failure,
          findings: failure === undefined ? { refused: 2, warned: 7 } : undefined,
        });
        failures.push((await runs.last())?.failures);
      }
      expect(failures).toEqual([0, 1, 2, 0, 1]);
      expect((await runs.last())?.findings).toEqual({ refused: 2, warned: 7 });
    });
  });
}
