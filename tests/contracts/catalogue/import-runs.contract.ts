import { describe, expect, test } from 'vitest';
import type { ImportRuns } from '../../../application/ports/catalogue/import-runs.ts';

const NOON = Date.UTC(2026, 9, 24, 12);
const MINUTE = 60_000;
const DAY = 86_400_000;

/** The contract of every store of imports' runs. */
export function describeImportRuns(name: string, make: () => Promise<ImportRuns>): void {
  describe(`the runs of imports ${name}`, () => {
    test('where another began after `notSince`, it is too early, and nothing is noted', async () => {
      const runs = await make();
      expect(await runs.begin(NOON, NOON - MINUTE)).toBe(true);
      expect(await runs.begin(NOON + 30_000, NOON - 30_000)).toBe(false);
      expect((await runs.last())?.beganAt).toBe(NOON);
      expect(await runs.begin(NOON + MINUTE, NOON)).toBe(true);
      expect((await runs.last())?.beganAt).toBe(NOON + MINUTE);
    });

    test('of processes that begin at once one does', async () => {
      const runs = await make();
      const begun = await Promise.all([0, 1, 2, 3].map(() => runs.begin(NOON, NOON - MINUTE)));
      expect(begun.filter(Boolean)).toHaveLength(1);
    });

    test('one that began while the clock was a day ahead holds up no other', async () => {
      const runs = await make();
      await runs.begin(NOON + DAY, NOON);
      expect(await runs.begin(NOON, NOON - MINUTE)).toBe(true);
    });

    test('gives the run that began last, how the last ended that did, and when one went well', async () => {
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

    test('counts runs that failed since one went well, and gives what that one found', async () => {
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
