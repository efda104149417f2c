import { describe, expect, test } from 'vitest';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

export function describeAdvertMails(name: string, make: MakeRequests): void {
  describe(`advert mails to the agency ${name}`, () => {
    const put = async ({ outbox }: Awaited<ReturnType<MakeRequests>>) =>
      (await outbox.take(9, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('are stored with their mails, once a day', async () => {
      const ports = await make();
      const { advertMails } = ports;
      expect(await advertMails.last()).toBeUndefined();
      const monday = { day: '2026-11-23', mark: 'one' };
      expect(await advertMails.tell(monday, [aMail('monday')])).toBe(true);
      expect(await advertMails.tell({ ...monday, mark: 'two' }, [aMail('again')])).toBe(false);
      expect(await advertMails.last()).toEqual(monday);
      expect(await put(ports)).toEqual(['monday']);
    });

    test('are recorded also without a mail; the next day is recorded again', async () => {
      const ports = await make();
      const { advertMails } = ports;
      expect(await advertMails.tell({ day: '2026-11-23', mark: 'one' }, [])).toBe(true);
      expect(await advertMails.tell({ day: '2026-11-24', mark: 'one' }, [aMail('tuesday')])).toBe(true);
      expect(await advertMails.last()).toEqual({ day: '2026-11-24', mark: 'one' });
      expect(await put(ports)).toEqual(['tuesday']);
    });

    test('sent by several processes at once for a day are sent by one', async () => {
      const ports = await make();
      const told = [1, 2, 3].map(one =>
        ports.advertMails.tell({ day: '2026-11-23', mark: 'one' }, [aMail(`by ${one}`)]),
      );
      expect((await Promise.all(told)).filter(Boolean)).toHaveLength(1);
      expect(await put(ports)).toHaveLength(1);
    });
  });
}
