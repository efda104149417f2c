import { describe, expect, test } from 'vitest';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const MAILS = { kind: 'mails', machine: '' } as const;
const DISK = { kind: 'disk', machine: 'web1' } as const;
const LATER = RECEIVED + 60_000;

export function describeAlarms(name: string, make: MakeRequests): void {
  describe(`alarms ${name}`, () => {
    test('start once, with their mails, and continue', async () => {
      const { alarms, outbox } = await make();
      expect(await alarms.begin(MAILS, RECEIVED, [aMail('one')])).toBe(true);
      expect(await alarms.begin(MAILS, LATER, [aMail('two')])).toBe(false);
      expect(await alarms.current()).toEqual([{ ...MAILS, beganAt: RECEIVED, seenAt: RECEIVED }]);
      expect(await outbox.depth()).toMatchObject({ waiting: 1 });
    });

    test('are started and ended by one of several processes', async () => {
      const { alarms, outbox } = await make();
      const ids = ['a', 'b', 'c', 'd'];
      const begun = await Promise.all(ids.map(id => alarms.begin(DISK, RECEIVED, [aMail(id)])));
      expect(begun.filter(Boolean)).toHaveLength(1);
      const ended = await Promise.all(ids.map(id => alarms.end(DISK, [aMail(`${id} over`)])));
      expect(ended.filter(Boolean)).toHaveLength(1);
      expect(await alarms.current()).toEqual([]);
      expect(await outbox.depth()).toMatchObject({ waiting: 2 });
    });

    test('of two machines are separate', async () => {
      const { alarms } = await make();
      await alarms.begin(DISK, RECEIVED, []);
      await alarms.begin({ ...DISK, machine: 'web2' }, LATER, []);
      expect((await alarms.current()).map(({ machine }) => machine)).toEqual(['web1', 'web2']);
      await alarms.end(DISK, []);
      expect((await alarms.current()).map(({ machine }) => machine)).toEqual(['web2']);
    });

    test('that were not seen for long are deleted; an ended one stays ended', async () => {
      const { alarms } = await make();
      await alarms.begin(MAILS, RECEIVED, []);
      await alarms.begin(DISK, RECEIVED, []);
      await alarms.seen(MAILS, LATER);
      await alarms.seen({ kind: 'leads', machine: '' }, LATER);
      await alarms.forgetUnseen(LATER);
      expect(await alarms.current()).toEqual([{ ...MAILS, beganAt: RECEIVED, seenAt: LATER }]);
    });
  });
}
