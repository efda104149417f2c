import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aSubscribing, aSubscription, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const NO_MAILS = () => [];

export function describeSubscriptions(name: string, make: MakeRequests): void {
  describe(`subscriptions ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const add = (who: string, more: Parameters<typeof aSubscription>[1] = {}) =>
      ports.submissions.accept(aSubscribing(who, more));
    const confirm = (who: string, now = RECEIVED, mails: () => ReturnType<typeof aMail>[] = NO_MAILS) =>
      ports.subscriptions.confirm(`hash of ${who}`, now, mails);
    const waiting = async () => (await ports.outbox.depth()).waiting;
    const sendable = async () => (await ports.outbox.take(99, RECEIVED, RECEIVED)).map(({ id }) => id);

    test('a renewed token hash replaces the stored one; an ended subscription stays ended', async () => {
      await add('one');
      await add('two');
      const one = await ports.subscribers.byToken('hash of one');
      await ports.subscribers.renew(one?.id ?? '', 'renewed');
      await ports.subscribers.renew('nothing', 'of nothing');
      expect(await ports.subscribers.byToken('renewed')).toEqual({ ...one, tokenHash: 'renewed' });
      for (const hash of ['hash of one', 'of nothing']) expect(await ports.subscribers.byToken(hash)).toBeUndefined();
      expect(await ports.subscribers.byToken('hash of two')).toEqual(aSubscription('two'));
    });

    test('a request and its subscription are stored in one transaction', async () => {
      await add('one');
      expect(await ports.subscribers.byToken('hash of one')).toEqual(aSubscription('one'));
      expect(await ports.subscribers.byToken('hash')).toBeUndefined();
      expect(await waiting()).toBe(1);
      await expect(add('two', { tokenHash: 'hash of one' })).rejects.toThrow();
      expect(await waiting()).toBe(1);
      expect(await ports.personalData.export('two@example.be')).toEqual([]);
    });

    test('a subscription is confirmed by its token hash once; an unknown hash is reported', async () => {
      await add('one');
      const confirmed = aSubscription('one', { confirmedAt: RECEIVED + 1 });
      expect(await confirm('one', RECEIVED + 1)).toEqual(confirmed);
      expect(await confirm('one', RECEIVED + 2)).toEqual(confirmed);
      expect(await confirm('nobody')).toBeUndefined();
    });

    test('a confirmation and its mails are stored in one transaction', async () => {
      await add('one');
      const welcome = () => [aMail('welcome', { subscriptionId: 'alert one' })];
      const lost = () => {
        throw new Error('no words');
      };
      await expect(confirm('one', RECEIVED, lost)).rejects.toThrow('no words');
      expect(await ports.subscribers.byToken('hash of one')).toEqual(aSubscription('one'));
      await confirm('one', RECEIVED, welcome);
      await confirm('one', RECEIVED, () => [aMail('welcome again')]);
      await ports.subscriptions.confirm('nobody', RECEIVED, () => [aMail('to nobody')]);
      expect(await sendable()).toEqual(['confirm one', 'welcome']);
    });

    test('ending a subscription erases its request and the mails of both', async () => {
      await add('one');
      await add('two');
      await confirm('one');
      await confirm('two');
      await ports.outbox.put([
        aMail('match one', { subscriptionId: 'alert one' }),
        aMail('match two', { subscriptionId: 'alert two' }),
      ]);
      for (const hash of ['hash of one', 'hash of one', 'nobody']) await ports.subscriptions.end(hash);
      expect(await ports.subscribers.byToken('hash of one')).toBeUndefined();
      expect(await ports.subscribers.byToken('hash of two')).toBeDefined();
      expect(await sendable()).toEqual(['confirm two', 'match two']);
      expect(await ports.personalData.export('one@example.be')).toEqual([]);
      expect(await ports.personalData.export('two@example.be')).not.toEqual([]);
    });

    test('a mail for an ended subscription is not enqueued', async () => {
      await add('one');
      await ports.subscriptions.end('hash of one');
      await ports.outbox.put([aMail('late', { subscriptionId: 'alert one' }), aMail('other')]);
      expect(await sendable()).toEqual(['other']);
    });

    test('ending a newsletter ends all newsletters of its address', async () => {
      const news = (who: string, email: string) => add(who, { kind: 'newsletter', wish: undefined, email });
      await news('one', 'Mia@example.be');
      await news('two', 'mia@example.be');
      await news('three', 'mia@example.org');
      await add('four', { email: 'mia@example.be' });
      await ports.subscriptions.end('hash of two');
      const held = await Promise.all(
        ['one', 'two', 'three', 'four'].map(async who => (await ports.subscribers.byToken(`hash of ${who}`))?.id),
      );
      expect(held).toEqual([undefined, undefined, 'alert three', 'alert four']);
      await ports.subscriptions.end('hash of four');
      expect(await ports.subscribers.byToken('hash of three')).toBeDefined();
    });

    test('the search of an alert can be replaced', async () => {
      await add('one');
      await add('news', { kind: 'newsletter', wish: undefined });
      const wish = { goal: 'rent', types: [], zones: [], budget: 1_200.5, bedrooms: 0 } as const;
      expect(await ports.subscriptions.change('hash of one', wish)).toEqual(aSubscription('one', { wish }));
      expect(await ports.subscribers.byToken('hash of one')).toMatchObject({ wish });
      expect(await ports.subscriptions.change('nobody', wish)).toBeUndefined();
      expect(await ports.subscriptions.change('hash of news', wish)).toBeUndefined();
    });

    test('the criteria of a list are stored, and older searches without criteria can be read', async () => {
      const wish = { goal: 'sale', types: [], zones: [], budget: 300_000, bedrooms: undefined } as const;
      const criteria = ['q=maison à étages', 'city=Liège|4000', 'garden=1', 'area=50.4_4.5_50.9_5.6'];
      await add('former', { wish });
      await add('one', { wish: { ...wish, criteria } });
      await add('rich', { wish: { ...wish, budget: undefined } });
      const read = async (who: string) => (await ports.subscribers.byToken(`hash of ${who}`))?.wish;
      expect(await read('former')).toEqual(wish);
      expect(await read('one')).toEqual({ ...wish, criteria });
      expect(await read('rich')).toEqual({ ...wish, budget: undefined });
      await ports.subscriptions.change('hash of former', { ...wish, criteria: ['garden=1'] });
      expect(await read('former')).toEqual({ ...wish, criteria: ['garden=1'] });
    });

    test('a replaced search stays confirmed', async () => {
      await add('one');
      await confirm('one', RECEIVED + 1);
      const { wish } = aSubscription('one');
      expect(await ports.subscriptions.change('hash of one', wish as NonNullable<typeof wish>)).toMatchObject({
        confirmedAt: RECEIVED + 1,
      });
    });

    test('confirmed alerts are returned in the order of their ids, after `after`, at most `count`', async () => {
      const names = ['b', 'a', 'B', 'd', 'c', 'a-b', 'é'];
      for (const who of names) await add(who);
      await add('news', { kind: 'newsletter', wish: undefined });
      for (const who of [...names.filter(who => who !== 'd'), 'news']) await confirm(who);
      const ids = async (after: string | undefined, count: number) =>
        (await ports.subscribers.alerts(after, count)).map(({ id }) => id.replace('alert ', ''));
      // Alerts are sorted by the bytes of their ids, not by the rules of a language.
      expect(await ids(undefined, 99)).toEqual(['B', 'a', 'a-b', 'b', 'c', 'é']);
      expect(await ids(undefined, 2)).toEqual(['B', 'a']);
      expect(await ids('alert a', 2)).toEqual(['a-b', 'b']);
      expect(await ids('alert bb', 1)).toEqual(['c']);
      expect(await ids('alert é', 9)).toEqual([]);
      expect(await ports.subscribers.alerts(undefined, 1)).toEqual([aSubscription('B', { confirmedAt: RECEIVED })]);
    });

    test('a confirmed alert is paused and resumed once; an unknown hash is reported', async () => {
      await add('one');
      await confirm('one');
      const working = aSubscription('one', { confirmedAt: RECEIVED });
      const paused = { ...working, pausedAt: RECEIVED + 1 };
      expect(await ports.subscriptions.resume('hash of one')).toEqual(working);
      expect(await ports.subscriptions.pause('hash of one', RECEIVED + 1)).toEqual(paused);
      expect(await ports.subscriptions.pause('hash of one', RECEIVED + 2)).toEqual(paused);
      expect(await ports.subscribers.byToken('hash of one')).toEqual(paused);
      expect(await ports.subscribers.of('one@example.be')).toEqual([paused]);
      expect(await ports.personalData.export('one@example.be')).toContainEqual({ kind: 'subscription', data: paused });
      expect(await ports.subscriptions.resume('hash of one')).toEqual(working);
      expect(await ports.subscriptions.resume('hash of one')).toEqual(working);
      expect(await ports.subscribers.byToken('hash of one')).toEqual(working);
      expect(await ports.subscriptions.pause('nobody', RECEIVED)).toBeUndefined();
      expect(await ports.subscriptions.resume('nobody')).toBeUndefined();
    });

    test('unconfirmed alerts and newsletters cannot be paused', async () => {
      await add('waiting');
      await add('news', { kind: 'newsletter', wish: undefined });
      await confirm('news');
      for (const who of ['waiting', 'news']) {
        const before = await ports.subscribers.byToken(`hash of ${who}`);
        expect(await ports.subscriptions.pause(`hash of ${who}`, RECEIVED)).toBeUndefined();
        expect(await ports.subscriptions.resume(`hash of ${who}`)).toBeUndefined();
        expect(await ports.subscribers.byToken(`hash of ${who}`)).toEqual(before);
      }
    });

    test('a pause survives a changed search and a second confirmation, and ends with the alert', async () => {
      await add('one');
      await confirm('one');
      await ports.subscriptions.pause('hash of one', RECEIVED + 1);
      const { wish } = aSubscription('one');
      const changed = await ports.subscriptions.change('hash of one', wish as NonNullable<typeof wish>);
      expect(changed).toMatchObject({ pausedAt: RECEIVED + 1 });
      expect(await confirm('one', RECEIVED + 2)).toEqual(changed);
      await ports.subscriptions.end('hash of one');
      expect(await ports.subscriptions.resume('hash of one')).toBeUndefined();
      expect(await ports.subscribers.confirmedAlerts(undefined, 9)).toEqual([]);
    });

    test('alerts are paged with or without paused ones', async () => {
      for (const who of ['a', 'b', 'c', 'd', 'e']) await add(who);
      for (const who of ['a', 'b', 'c', 'd']) await confirm(who);
      for (const who of ['a', 'c']) await ports.subscriptions.pause(`hash of ${who}`, RECEIVED);
      const ids = async (which: 'alerts' | 'confirmedAlerts', after: string | undefined, count: number) =>
        (await ports.subscribers[which](after, count)).map(({ id }) => id.replace('alert ', ''));
      expect(await ids('alerts', undefined, 9)).toEqual(['b', 'd']);
      expect(await ids('alerts', undefined, 1)).toEqual(['b']);
      expect(await ids('alerts', 'alert b', 1)).toEqual(['d']);
      expect(await ids('confirmedAlerts', undefined, 9)).toEqual(['a', 'b', 'c', 'd']);
      expect(await ids('confirmedAlerts', 'alert b', 1)).toEqual(['c']);
      await ports.subscriptions.resume('hash of c');
      expect(await ids('alerts', undefined, 9)).toEqual(['b', 'c', 'd']);
    });

    test('the confirmed subscriptions of an address are returned in the order of their ids', async () => {
      await add('b', { email: 'Mia@example.be' });
      await add('a', { email: 'mia@example.be', kind: 'newsletter', wish: undefined });
      await add('c', { email: 'mia@example.be' });
      await add('d', { email: 'mia@example.org' });
      for (const who of ['a', 'b', 'd']) await confirm(who);
      const ids = async (email: string) => (await ports.subscribers.of(email)).map(({ id }) => id);
      expect(await ids('MIA@example.be')).toEqual(['alert a', 'alert b']);
      expect(await ids('nobody@example.be')).toEqual([]);
      expect(await ids('%')).toEqual([]);
    });

    test('unconfirmed subscriptions requested before `before` are ended like unsubscribed ones', async () => {
      await add('old');
      await add('confirmed');
      await add('new', { createdAt: RECEIVED + 1 });
      await confirm('confirmed');
      expect(await ports.subscriptions.endUnconfirmed(RECEIVED)).toBe(0);
      expect(await ports.subscriptions.endUnconfirmed(RECEIVED + 1)).toBe(1);
      expect(await ports.subscriptions.endUnconfirmed(RECEIVED + 1)).toBe(0);
      expect(await ports.subscribers.byToken('hash of old')).toBeUndefined();
      expect(await ports.personalData.export('old@example.be')).toEqual([]);
      expect(await ports.subscribers.byToken('hash of confirmed')).toBeDefined();
      expect(await ports.subscribers.byToken('hash of new')).toBeDefined();
      expect(await sendable()).toEqual(['confirm confirmed', 'confirm new']);
    });

    test('any number of unconfirmed subscriptions is ended', async () => {
      await Promise.all(Array.from({ length: 230 }, (_, at) => add(`many ${at}`)));
      expect(await ports.subscriptions.endUnconfirmed(RECEIVED + 1)).toBe(230);
    });
  });
}
