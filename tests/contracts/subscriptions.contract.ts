import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { aMail, aSubscription, RECEIVED } from '../arbitraries/a-submission.ts';
import type { MakeRequests } from './request-inbox.contract.ts';

/** What every list of subscriptions owes to who subscribes. */
export function describeSubscriptions(name: string, make: MakeRequests): void {
  describe(`the subscriptions ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const add = (who: string, more: Parameters<typeof aSubscription>[1] = {}) =>
      ports.subscriptions.add(aSubscription(who, more), [aMail(`confirm ${who}`)]);
    const waiting = async () => (await ports.outbox.depth()).waiting;

    test('keeps a subscription that still has to be confirmed, with the mail that asks for it, in one transaction', async () => {
      await add('one');
      expect(await ports.subscriptions.byToken('hash of one')).toEqual(aSubscription('one'));
      expect(await ports.subscriptions.byToken('hash')).toBeUndefined();
      expect(await waiting()).toBe(1);
      const sameSecret = aSubscription('two', { tokenHash: 'hash of one' });
      await expect(ports.subscriptions.add(sameSecret, [aMail('confirm two')])).rejects.toThrow();
      expect(await waiting()).toBe(1);
    });

    test('the same subscription once more changes nothing', async () => {
      await add('one');
      await ports.subscriptions.confirm('hash of one', RECEIVED);
      await add('one', { wish: undefined });
      expect(await ports.subscriptions.byToken('hash of one')).toEqual(aSubscription('one', { confirmedAt: RECEIVED }));
      expect(await waiting()).toBe(1);
    });

    test('confirms by the hash of a secret; a second time changes nothing; an unknown hash is told', async () => {
      await add('one');
      const confirmed = aSubscription('one', { confirmedAt: RECEIVED + 1 });
      expect(await ports.subscriptions.confirm('hash of one', RECEIVED + 1)).toEqual(confirmed);
      expect(await ports.subscriptions.confirm('hash of one', RECEIVED + 2)).toEqual(confirmed);
      expect(await ports.subscriptions.confirm('nobody', RECEIVED)).toBeUndefined();
    });

    test('ends a subscription; a second time and an unknown hash change nothing', async () => {
      await add('one');
      await add('two');
      for (const hash of ['hash of one', 'hash of one', 'nobody']) await ports.subscriptions.end(hash);
      expect(await ports.subscriptions.byToken('hash of one')).toBeUndefined();
      expect(await ports.subscriptions.byToken('hash of two')).toBeDefined();
    });

    test('the mails of a subscription that ended are not sent any more', async () => {
      await add('one');
      await ports.subscriptions.end('hash of one');
      expect(await ports.outbox.take(9, RECEIVED, RECEIVED)).toEqual([]);
    });

    test('replaces what is searched for', async () => {
      await add('one');
      await add('news', { kind: 'newsletter', wish: undefined });
      const wish = { goal: 'rent', types: [], zones: [], budget: 1_200.5, bedrooms: 0 } as const;
      expect(await ports.subscriptions.change('hash of one', wish)).toEqual(aSubscription('one', { wish }));
      expect(await ports.subscriptions.byToken('hash of one')).toMatchObject({ wish });
      expect(await ports.subscriptions.change('nobody', wish)).toBeUndefined();
      expect(await ports.subscriptions.change('hash of news', wish)).toBeUndefined();
    });

    test('gives the confirmed alerts in the order of their ids, after `after`, at most `count`', async () => {
      const names = ['b', 'a', 'B', 'd', 'c', 'a-b', 'é'];
      for (const who of names) await add(who);
      await add('news', { kind: 'newsletter', wish: undefined });
      for (const who of [...names.filter(who => who !== 'd'), 'news']) {
        await ports.subscriptions.confirm(`hash of ${who}`, RECEIVED);
      }
      const ids = async (after: string | undefined, count: number) =>
        (await ports.subscriptions.alerts(after, count)).map(({ id }) => id.replace('alert ', ''));
      // By their bytes, not as a language would have it.
      expect(await ids(undefined, 99)).toEqual(['B', 'a', 'a-b', 'b', 'c', 'é']);
      expect(await ids(undefined, 2)).toEqual(['B', 'a']);
      expect(await ids('alert a', 2)).toEqual(['a-b', 'b']);
      expect(await ids('alert bb', 1)).toEqual(['c']);
      expect(await ids('alert é', 9)).toEqual([]);
      expect(await ports.subscriptions.alerts(undefined, 1)).toEqual([aSubscription('B', { confirmedAt: RECEIVED })]);
    });
  });
}
