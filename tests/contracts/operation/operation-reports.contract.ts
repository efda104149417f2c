import { describe, expect, test } from 'vitest';
import { reason } from '../../../application/finding/reason.ts';
import { type ImportNote, KEPT_REPORTS } from '../../../application/ports/operation/operation-reports.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const imported = (added: number): ImportNote => ({
  outcome: 'imported',
  version: String(added),
  added,
  changed: 2,
  removed: 0,
  unchanged: 50,
  refused: 1,
  warned: 0,
  lines: ['refused: 7 (a-b) Pictures: a.jpg: is encrypted; left out'],
  findings: [
    {
      severity: 'refused',
      id: '7',
      externalId: 'a-b',
      field: 'Pictures',
      reason: reason('picture-left-out', { picture: 'a.jpg', why: reason('encrypted') }),
    },
  ],
  more: 3,
  ofChanges: ['7', 'half.zip'],
});

export function describeOperationReports(name: string, make: MakeRequests): void {
  describe(`reports of imports and night jobs ${name}`, () => {
    test('are returned as stored, newest first', async () => {
      const { importReports, nightReports } = await make();
      const notes: ImportNote[] = [
        imported(1),
        { outcome: 'failed', reason: 'timeout' },
        { outcome: 'kept', reason: 'no listing of it can be read', why: reason('nothing-readable') },
        {
          outcome: 'kept',
          reason: 'no listing of it can be read',
          why: reason('nothing-readable'),
          findings: [{ severity: 'refused', id: '', field: '"a.zip"', reason: reason('package-stays') }],
          more: 2,
        },
        imported(2),
      ];
      for (const [at, note] of notes.entries()) await importReports.keep(note, RECEIVED + at);
      await nightReports.keep({ requests: 3, mails: 0 }, RECEIVED);
      expect(await importReports.last(9)).toEqual(
        notes.map((report, at) => ({ at: RECEIVED + at, report })).toReversed(),
      );
      expect(await importReports.last(1)).toHaveLength(1);
      expect(await nightReports.last(9)).toEqual([{ at: RECEIVED, report: { requests: 3, mails: 0 } }]);
    });

    test('equal to the last one replace it', async () => {
      const { importReports } = await make();
      await importReports.keep(imported(1), RECEIVED);
      for (const at of [1, 2, 3]) await importReports.keep(imported(2), RECEIVED + at);
      expect((await importReports.last(9)).map(({ at }) => at - RECEIVED)).toEqual([3, 0]);
    });

    test('are limited to the latest ones', async () => {
      const { nightReports } = await make();
      for (let at = 0; at < KEPT_REPORTS + 5; at++) await nightReports.keep({ requests: at }, RECEIVED + at);
      const kept = await nightReports.last(99);
      expect(kept.map(({ report }) => report['requests'])).toEqual(
        Array.from({ length: KEPT_REPORTS }, (_, at) => KEPT_REPORTS + 4 - at),
      );
    });
  });
}
