import { beforeEach, describe, expect, test } from 'vitest';
import { LEAD_TEMPLATE, LONGEST_WAIT_MS } from '../../../application/ports/mails/outbox.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const MINUTE = 60_000;

export function describeOutbox(name: string, make: MakeRequests): void {
  describe(`the outbox ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const take = async (count: number, now: number, until = now + MINUTE) =>
      (await ports.outbox.take(count, now, until)).map(({ id, attempts }) => `${id} ${attempts}`);
    const put = (...ids: string[]) => ports.outbox.put(ids.map(id => aMail(id)));

    test('returns up to `count` due mails, longest due first', async () => {
      await put('c', 'b');
      await put('a');
      expect(await take(2, RECEIVED)).toEqual(['c 0', 'b 0']);
      expect(await take(2, RECEIVED)).toEqual(['a 0']);
      expect(await take(2, RECEIVED)).toEqual([]);
      expect(await take(0, RECEIVED + MINUTE)).toEqual([]);
    });

    test('returns new mails before retries', async () => {
      await put('a', 'b', 'c');
      await take(3, RECEIVED);
      await ports.outbox.failed('a', 'later', RECEIVED + 3 * MINUTE);
      await ports.outbox.failed('b', 'later', RECEIVED + 2 * MINUTE);
      await put('new');
      expect(await take(9, RECEIVED + 9 * MINUTE)).toEqual(['new 0', 'c 1', 'b 1', 'a 1']);
    });

    test('returns a mail as enqueued', async () => {
      const mail = aMail('a', { replyTo: 'Visitor@example.be', unsubscribe: '/nl/uitschrijven/?t=1' });
      await ports.outbox.put([mail]);
      expect(await ports.outbox.take(1, RECEIVED, RECEIVED)).toEqual([{ ...mail, attempts: 0 }]);
    });

    test('leases a mail to one worker until `until`; other workers get other mails', async () => {
      await put('a', 'b');
      expect(await take(1, RECEIVED, RECEIVED + MINUTE)).toEqual(['a 0']);
      expect(await take(2, RECEIVED + MINUTE - 1, RECEIVED + 9 * MINUTE)).toEqual(['b 0']);
      expect(await take(2, RECEIVED + MINUTE)).toEqual(['a 1']);
    });

    test('extends the lease of mails leased until `held` to `until`', async () => {
      await put('a', 'b');
      await take(2, RECEIVED);
      expect(await ports.outbox.renew('a', RECEIVED + MINUTE, RECEIVED + 2 * MINUTE)).toBe(true);
      expect(await take(2, RECEIVED + 2 * MINUTE - 1)).toEqual(['b 1']);
      expect(await take(2, RECEIVED + 2 * MINUTE)).toEqual(['a 1']);
    });

    test('reports whether the worker still held the lease; otherwise nothing changes', async () => {
      await put('taken over', 'sent', 'failed', 'erased');
      await take(4, RECEIVED);
      await take(1, RECEIVED + MINUTE, RECEIVED + 3 * MINUTE);
      await ports.outbox.sent('sent', RECEIVED);
      await ports.outbox.failed('failed', '421', RECEIVED + 2 * MINUTE);
      await ports.outbox.forget('erased');
      for (const id of ['taken over', 'sent', 'failed', 'erased', 'nobody'])
        expect([id, await ports.outbox.renew(id, RECEIVED + MINUTE, RECEIVED + 9 * MINUTE)]).toEqual([id, false]);
      expect(await take(9, RECEIVED + 2 * MINUTE)).toEqual(['failed 1']);
      expect(await take(9, RECEIVED + 3 * MINUTE)).toEqual(['taken over 2', 'failed 2']);
    });

    test('a retry time later than `LONGEST_WAIT_MS` stems from a wrong clock and is due after the others', async () => {
      await put('lease', 'retry', 'waits');
      await take(3, RECEIVED);
      const back = RECEIVED - 365 * 24 * 60 * MINUTE;
      await ports.outbox.failed('retry', '421', RECEIVED + 60 * MINUTE);
      await ports.outbox.failed('waits', '421', back + LONGEST_WAIT_MS);
      await put('new');
      expect(await take(9, back)).toEqual(['new 0', 'lease 1', 'retry 1']);
      expect(await take(9, back + LONGEST_WAIT_MS)).toEqual(['lease 2', 'retry 2', 'new 1', 'waits 1']);
    });

    test('a sent mail is never returned again', async () => {
      await put('a', 'b');
      await take(2, RECEIVED);
      await ports.outbox.sent('a', RECEIVED);
      await ports.outbox.sent('a', RECEIVED);
      await ports.outbox.failed('a', 'late', RECEIVED);
      await ports.outbox.sent('nobody', RECEIVED);
      expect(await take(9, RECEIVED + 99 * MINUTE)).toEqual(['b 1']);
      expect(await ports.outbox.depth()).toMatchObject({ waiting: 1, dead: 0 });
    });

    test('a failed mail is due again at `next`, or never if `next` is absent', async () => {
      await put('a', 'b');
      await take(2, RECEIVED);
      await ports.outbox.failed('a', '421 later', RECEIVED + 5 * MINUTE);
      await ports.outbox.failed('b', '550 unknown', undefined);
      expect(await take(2, RECEIVED + 5 * MINUTE - 1)).toEqual([]);
      expect(await take(2, RECEIVED + 5 * MINUTE)).toEqual(['a 1']);
      await ports.outbox.failed('b', 'again', RECEIVED);
      expect(await take(2, RECEIVED + 99 * MINUTE)).toEqual(['a 2']);
      expect(await ports.outbox.depth()).toMatchObject({ waiting: 1, dead: 1 });
      await ports.outbox.failed('nobody', 'why', RECEIVED);
    });

    test('a failing mail does not block others', async () => {
      await put('poison');
      await take(1, RECEIVED);
      await ports.outbox.failed('poison', '451', RECEIVED + 60 * MINUTE);
      await put('good');
      expect(await take(9, RECEIVED)).toEqual(['good 0']);
    });

    test('a mail with a known id is not enqueued twice', async () => {
      await put('a');
      await put('a', 'b', 'b');
      expect(await take(9, RECEIVED)).toEqual(['a 0', 'b 0']);
      await ports.outbox.sent('a', RECEIVED);
      await ports.outbox.failed('b', 'dead', undefined);
      await put('a', 'b');
      expect(await take(9, RECEIVED + 99 * MINUTE)).toEqual([]);
    });

    test('erases a mail, sent or not; erasing an unknown id succeeds', async () => {
      await put('a', 'b', 'c');
      await take(1, RECEIVED);
      await ports.outbox.sent('a', RECEIVED);
      for (const id of ['a', 'b', 'b', 'nobody']) await ports.outbox.forget(id);
      expect(await take(9, RECEIVED)).toEqual(['c 0']);
      await put('a');
      expect(await take(9, RECEIVED)).toEqual(['a 0']);
    });

    test('counts pending mails and those given up', async () => {
      expect(await ports.outbox.depth()).toMatchObject({ waiting: 0, dead: 0 });
      await put('a', 'b', 'c', 'd');
      await take(3, RECEIVED);
      await ports.outbox.sent('a', RECEIVED);
      await ports.outbox.failed('b', 'dead', undefined);
      expect(await ports.outbox.depth()).toMatchObject({ waiting: 2, dead: 1 });
    });

    test('counts only mails or only leads, by `of`', async () => {
      await put('a');
      await ports.outbox.put(['b', 'c'].map(id => aMail(id, { template: LEAD_TEMPLATE })));
      expect(await ports.outbox.depth('mail')).toMatchObject({ waiting: 1, dead: 0 });
      expect(await ports.outbox.depth('lead')).toMatchObject({ waiting: 2, dead: 0 });
    });

    test('returns the enqueue time of the oldest pending mail, whatever happens to others', async () => {
      expect((await ports.outbox.depth()).oldestAt).toBeUndefined();
      const before = Date.now();
      await put('a');
      const first = (await ports.outbox.depth()).oldestAt ?? 0;
      // The database server may have another clock.
      expect(Math.abs(first - before)).toBeLessThan(60_000);
      await new Promise(resolve => setTimeout(resolve, 5));
      await put('b');
      await take(1, RECEIVED);
      await ports.outbox.failed('a', 'later', RECEIVED + MINUTE);
      expect((await ports.outbox.depth()).oldestAt).toBe(first);
      await ports.outbox.sent('a', RECEIVED);
      expect((await ports.outbox.depth()).oldestAt).toBeGreaterThan(first);
    });
  });
}
