import { describe, expect, test } from 'vitest';
import { anEntry } from '../audit/desk-log.contract.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

export function describeDeskFeatures(name: string, make: MakeRequests): void {
  describe(`desk features ${name}`, () => {
    test('are stored independently as last set, with their log entries', async () => {
      const { deskFeatures, deskLog, advertMails } = await make();
      expect(await deskFeatures.chosen()).toEqual({});
      const off = anEntry(1, { action: 'part-switched-off', subject: undefined, detail: { part: 'calendar' } });
      await deskFeatures.choose('calendar', false, off);
      // The same table stores other settings.
      await advertMails.tell({ day: '2026-11-23', mark: 'one' }, []);
      expect(await deskFeatures.chosen()).toEqual({ calendar: false });
      await Promise.all([
        deskFeatures.choose('hours', true, anEntry(2, { action: 'part-switched-on', subject: undefined })),
        deskFeatures.choose('calendar', true, anEntry(3, { action: 'part-switched-on', subject: undefined })),
      ]);
      expect(await deskFeatures.chosen()).toEqual({ calendar: true, hours: true });
      const logged = await deskLog.before(undefined, 9);
      expect(logged).toHaveLength(3);
      expect(logged.at(-1)).toMatchObject(off);
    });
  });
}
