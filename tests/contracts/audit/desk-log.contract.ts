import { describe, expect, test } from 'vitest';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

/** Returns a log entry; entries are one second apart. */
export function anEntry(at: number, change: Partial<DeskEntry> = {}): DeskEntry {
  return {
    by: { id: 'an', name: 'An De Smet' },
    at: RECEIVED + at * 1_000,
    action: 'request-done',
    subject: 'K7P2M-9QXRT',
    ...change,
  };
}

export function describeDeskLog(name: string, make: MakeRequests): void {
  describe(`desk log ${name}`, () => {
    test('entries are paged, newest first', async () => {
      const { deskLog } = await make();
      const entries = [1, 2, 3, 4, 5].map(at => anEntry(at, { detail: { state: 'done', count: at } }));
      for (const entry of entries) await deskLog.note(entry);
      const first = await deskLog.before(undefined, 2);
      const rest = await deskLog.before(first.at(-1)?.seq, 9);
      expect([...first, ...rest]).toMatchObject(entries.toReversed());
      expect(first).toHaveLength(2);
      expect(await deskLog.before(rest.at(-1)?.seq, 9)).toEqual([]);
    });

    test('entries are filtered by subject', async () => {
      const { deskLog } = await make();
      await deskLog.note(anEntry(1));
      await deskLog.note(anEntry(2, { subject: 'another' }));
      await deskLog.note(anEntry(3, { subject: undefined, action: 'requests-exported' }));
      await deskLog.note(anEntry(4));
      expect((await deskLog.before(undefined, 9, 'K7P2M-9QXRT')).map(({ at }) => at)).toEqual([
        RECEIVED + 4_000,
        RECEIVED + 1_000,
      ]);
      expect(await deskLog.before(undefined, 9, 'unknown')).toEqual([]);
      expect(await deskLog.before(undefined, 9)).toHaveLength(4);
    });

    test('the entries of one account are paged', async () => {
      const { deskLog } = await make();
      const ben = { id: 'ben', name: 'Ben Maes' };
      for (const at of [1, 2, 3, 4, 5]) await deskLog.note(anEntry(at, at % 2 === 0 ? { by: ben } : {}));
      const first = await deskLog.ofAgent('an', undefined, 2);
      const rest = await deskLog.ofAgent('an', first.at(-1)?.seq, 9);
      expect([first, rest].map(some => some.map(({ at }) => (at - RECEIVED) / 1_000))).toEqual([[5, 3], [1]]);
      expect((await deskLog.ofAgent('ben', undefined, 9)).map(({ by }) => by.name)).toEqual(['Ben Maes', 'Ben Maes']);
      expect(await deskLog.ofAgent('another', undefined, 9)).toEqual([]);
    });

    test('entries older than a time are erased and counted', async () => {
      const { deskLog } = await make();
      for (const at of [1, 2, 3]) await deskLog.note(anEntry(at));
      expect(await deskLog.expire(RECEIVED + 3_000)).toBe(2);
      expect(await deskLog.expire(RECEIVED + 3_000)).toBe(0);
      await deskLog.note(anEntry(4));
      expect((await deskLog.before(undefined, 9)).map(({ at }) => at)).toEqual([RECEIVED + 4_000, RECEIVED + 3_000]);
    });
  });
}
