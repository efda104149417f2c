import { beforeEach, describe, expect, test } from 'vitest';
import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { AlertMail } from '../../../application/mail/mail-templates.ts';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { type AlertDesk, HOUSE, openAlertDesk } from '../../support/site/alert-desk.ts';

const house = (id: string, change: Partial<Listing> = {}): Listing => ({ ...HOUSE, id: id as ListingId, ...change });
const told = (mail: Mail | undefined) => mail?.data as AlertMail | undefined;
const ids = (cards: AlertMail['matches'] | undefined) => cards?.map(({ id }) => id);

describe('alerts', () => {
  let desk: AlertDesk;
  beforeEach(() => {
    desk = openAlertDesk();
  });

  test('have working links: the token of each mail is renewed before its links are made', async () => {
    desk.publish(house('1'));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'published' });
    const announce = makeAnnounceChanges({
      ...desk.parts,
      renewLinks: async ({ id, tokenHash }) => `${tokenHash}, renewed for ${id}`,
      linkPath: (kind, id, _, kept) => `/${kind}/${id}/${kept}/`,
    });
    await announce({ rest: async () => {} });
    const mail = (await desk.mails()).get('jan');
    const behind = 'jan/hash of jan, renewed for jan/';
    expect([mail?.unsubscribe, told(mail)?.changePath, told(mail)?.pausePath]).toEqual([
      `/end-subscription/${behind}`,
      `/change-search/${behind}`,
      `/pause-alert/${behind}`,
    ]);
  });

  test('created from a list match what the list finds, and name its criteria', async () => {
    const garden = { ...HOUSE.facts, gardenArea: 300 };
    desk.publish(house('1', { facts: garden }), house('2'));
    const search = { types: [], zones: [], bedrooms: undefined };
    const criteria = ['q=namur', 'city=Namur|5000', 'bedroomsMin=3', 'garden=1'];
    await desk.subscribe('jan', { ...search, criteria });
    await desk.subscribe('mia', { ...search, criteria: ['city=Gent|9000', 'garden=1'] });
    await desk.subscribe('ann', { ...search, zones: ['zone-5000'], criteria: ['city=Gent|9000', 'garden=1'] });
    for (const id of ['1', '2']) desk.changes.happen(id, { kind: 'published' });
    await desk.announce();
    const mails = await desk.mails();
    expect([...mails.keys()].sort()).toEqual(['ann', 'jan']);
    const { wish, matches } = told(mails.get('jan')) as AlertMail;
    expect(ids(matches)).toEqual(['1']);
    const words = [
      { kind: 'q', name: 'namur' },
      { kind: 'city', name: 'Namur 5000' },
      { kind: 'bedroomsMin', name: '3' },
      { kind: 'garden', name: '' },
    ];
    expect(wish.criteria).toEqual(words);
    expect(matches[0]?.reasons.slice(-4)).toEqual(words.map(one => ({ kind: 'filter', told: one })));
  });

  test('for a zone or a distance match listings inside it; with several municipalities the card names the match', async () => {
    desk.publish(house('1', { coordinates: { latitude: 50.4669, longitude: 4.8675 } }));
    const search = { types: [], zones: [], bedrooms: undefined };
    const around = drawnText(50.4, 4.8, 50.5, 4.9);
    const wishes = {
      ann: ['zone=92094'],
      bob: [`zone=${around}`],
      eva: ['near=Namur|5000|5'],
      jan: ['zone=44021', 'zone=92094'],
      mia: ['zone=44021'],
      tom: [`zone=${drawnText(50.4, 4.9, 50.5, 5)}`],
      zoe: ['near=Gent|9000|50'],
    };
    for (const [who, criteria] of Object.entries(wishes)) await desk.subscribe(who, { ...search, criteria });
    desk.changes.happen('1', { kind: 'published' });
    await desk.announce();
    const mails = await desk.mails();
    const reasons = { ann: ['zone', 'Namur'], bob: ['zone-drawn', ''], eva: ['near', 'Namur'] } as const;
    expect([...mails.keys()].sort()).toEqual([...Object.keys(reasons), 'jan']);
    for (const [who, [kind, name]] of Object.entries(reasons)) {
      const last = told(mails.get(who))?.matches[0]?.reasons.at(-1);
      expect(last).toMatchObject({ kind: 'filter', told: { kind, name } });
    }
    const several = told(mails.get('jan'));
    expect(several?.wish.criteria?.map(({ name }) => name)).toEqual(['Gand', 'Namur']);
    expect(several?.matches[0]?.reasons.some(({ kind }) => kind === 'filter')).toBe(false);
  });

  test('mail a new property to subscribers whose search it matches, with the reasons', async () => {
    desk.publish(house('1'));
    await desk.subscribe('jan');
    await desk.subscribe('mia', { types: [2] });
    desk.changes.happen('1', { kind: 'published' });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 1 });
    const mails = await desk.mails();
    expect([...mails.keys()]).toEqual(['jan']);
    expect(mails.get('jan')).toMatchObject({
      id: 'alert.jan.1',
      template: 'alert-match',
      language: 'fr',
      to: 'jan@example.be',
      replyTo: undefined,
      unsubscribe: '/end-subscription/jan/',
      subscriptionId: 'jan',
    });
    expect(told(mails.get('jan'))).toEqual({
      wish: {
        goal: 'sale',
        types: ['Maison – Villa'],
        zones: ['Namur'],
        budget: 350_000,
        bedrooms: 3,
      },
      matches: [
        {
          kind: 'property',
          id: '1',
          title: 'Maison de ville',
          place: 'Vanderlindenstraat 12, 5000 Namur',
          path: '/fr/a-vendre/namur/maison-de-ville/1/',
          advert: {
            price: { kind: 'shown', amount: '€ 325.000', startingFrom: false, perMonth: false },
            bedrooms: 3,
            badges: [],
          },
          reasons: [
            { kind: 'new' },
            { kind: 'type', name: 'Maison – Villa' },
            { kind: 'zone', name: 'Namur' },
            { kind: 'budget', price: 325_000, budget: 350_000 },
            { kind: 'bedrooms', has: 3, wanted: 3 },
          ],
        },
      ],
      nearMisses: [],
      changePath: '/change-search/jan/',
      pausePath: '/pause-alert/jan/',
    });
  });

  test('show price reductions with both prices, relisted properties and near misses in one mail', async () => {
    desk.publish(house('1'), house('2'), house('3', { price: 360_000 }));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'marquee', from: 2, to: 1 });
    desk.changes.happen('2', { kind: 'price', from: 355_000, to: 325_000 });
    desk.changes.happen('3', { kind: 'published' });
    expect(await desk.announce()).toEqual({ changes: 3, mails: 1 });
    const mail = told((await desk.mails()).get('jan'));
    expect(mail?.matches.map(({ id, reasons }) => [id, reasons[0]])).toEqual([
      ['1', { kind: 'back' }],
      ['2', { kind: 'cheaper', from: 355_000, to: 325_000 }],
    ]);
    expect(mail?.nearMisses.map(({ id, reasons }) => [id, ...reasons.slice(0, 2)])).toEqual([
      ['3', { kind: 'new' }, { kind: 'over-budget', price: 360_000, budget: 350_000 }],
    ]);
  });

  test('are written in the subscriber’s language', async () => {
    desk.publish(house('1'));
    await desk.subscribe('jan', {}, { language: 'nl' });
    desk.changes.happen('1', { kind: 'published' });
    await desk.announce();
    const mail = told((await desk.mails()).get('jan'));
    expect(mail?.wish.zones).toEqual(['Namen']);
    expect(mail?.matches[0]?.path).toBe('/nl/te-koop/namen/maison-de-ville/1/');
  });

  test.each([
    ['was sold by then', { marquee: 3 }],
    ['is under option by then', { marquee: 2 }],
    ['has its price on demand', { publishPrice: false }],
    ['costs more than it did', { price: 340_000 }],
  ] satisfies [string, Partial<Listing>][])('skip a listing that %s', async (_, change) => {
    desk.publish(house('1', change));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'price', from: 330_000, to: 325_000 });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 0 });
    expect(await desk.changes.unprocessed(9)).toEqual([]);
  });

  test('skip a listing withdrawn before the mail is sent', async () => {
    desk.publish();
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'published' }, { kind: 'removed' });
    expect(await desk.announce()).toMatchObject({ mails: 0 });
  });

  test('never reveal a hidden price', async () => {
    desk.publish(house('1'));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'price', from: undefined, to: 325_000 });
    expect(await desk.announce()).toMatchObject({ mails: 0 });
  });

  test('never show a hidden street', async () => {
    desk.publish(house('1', { publishAddress: false, title: { fr: 'Maison Vanderlindenstraat 12' } }));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'published' });
    await desk.announce();
    expect(JSON.stringify([...(await desk.mails()).values()])).not.toMatch(/vanderlinden/i);
  });

  test('go only to subscribers who are confirmed, within their period, not paused and not unsubscribed', async () => {
    desk.publish(house('1'));
    await desk.subscribe('early', { period: { from: '2026-10-26', until: '2026-12-01' } });
    await desk.subscribe('late', { period: { from: '2026-01-01', until: '2026-10-24' } });
    await desk.subscribe('now', { period: { from: '2026-10-25', until: '2026-10-25' } });
    await desk.subscribe('unconfirmed', {}, { confirmedAt: undefined });
    await desk.subscribe('paused', {}, { pausedAt: 1 });
    await desk.subscribe('ended');
    await desk.subscribe('news', {}, { kind: 'newsletter' });
    await desk.subscriptions.end('hash of ended');
    desk.changes.happen('1', { kind: 'published' });
    await desk.announce();
    expect([...(await desk.mails()).keys()]).toEqual(['now']);
  });

  test('send nothing while paused; after resuming they announce only later changes', async () => {
    desk.publish(house('1'), house('2'), house('3'));
    await desk.subscribe('jan');
    await desk.subscribe('mia');
    await desk.subscriptions.pause('hash of jan', desk.parts.clock.now());
    for (const id of ['1', '2']) {
      desk.changes.happen(id, { kind: 'published' });
      expect(await desk.announce()).toEqual({ changes: 1, mails: 1 });
    }
    expect([...(await desk.mails()).keys()]).toEqual(['mia']);
    await desk.subscriptions.resume('hash of jan');
    expect(await desk.announce()).toEqual({ changes: 0, mails: 0 });
    desk.changes.happen('3', { kind: 'published' });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 2 });
    expect(ids(told((await desk.mails()).get('jan'))?.matches)).toEqual(['3']);
  });

  test('show as many listings as fit in a mail and link to the rest', async () => {
    const many = Array.from({ length: 15 }, (_, at) => house(`${100 + at}`, { price: 325_000 - at }));
    desk.publish(...many);
    await desk.subscribe('jan');
    for (const { id } of many) desk.changes.happen(id, { kind: 'published' });
    await desk.announce();
    const mail = told((await desk.mails()).get('jan'));
    expect(ids(mail?.matches)).toEqual(
      many
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 12),
    );
    expect(mail?.more).toEqual({ count: 3, path: '/fr/a-vendre/?bedroomsMin=3&priceMax=350000&type=4' });
  });

  test('announce each change once and continue with later changes', async () => {
    desk.publish(house('1'));
    await desk.subscribe('jan');
    desk.changes.happen('1', { kind: 'published' });
    await desk.announce();
    expect(await desk.announce()).toEqual({ changes: 0, mails: 0 });
    desk.publish(house('1', { price: 299_000 }));
    desk.changes.happen('1', { kind: 'price', from: 325_000, to: 299_000 });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 1 });
  });

  test('are not sent twice when a run fails and an import follows before the next run', async () => {
    desk.publish(house('1'), house('2'));
    for (const who of ['a', 'b', 'c']) await desk.subscribe(who);
    desk.changes.happen('1', { kind: 'published' });
    const broken = makeAnnounceChanges({
      ...desk.parts,
      changes: { ...desk.changes, markProcessed: () => Promise.reject(new Error('the power went')) },
    });
    await expect(broken({ rest: async () => {} })).rejects.toThrow('the power went');
    desk.changes.happen('2', { kind: 'published' });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 3 });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 3 });
    const mails = await desk.outbox.take(99, desk.parts.clock.now(), 0);
    expect(mails.map(mail => [mail.id, ids(told(mail)?.matches)]).sort()).toEqual([
      ['alert.a.1', ['1']],
      ['alert.a.2', ['2']],
      ['alert.b.1', ['1']],
      ['alert.b.2', ['2']],
      ['alert.c.1', ['1']],
      ['alert.c.2', ['2']],
    ]);
  });

  test('are not sent twice by two processes that run at once', async () => {
    desk.publish(house('1'));
    for (let at = 0; at < 250; at += 1) await desk.subscribe(`someone-${at}`);
    desk.changes.happen('1', { kind: 'published' });
    const rest = () => new Promise<void>(resolve => setImmediate(resolve));
    await Promise.all([makeAnnounceChanges(desk.parts)({ rest }), makeAnnounceChanges(desk.parts)({ rest })]);
    expect(await desk.outbox.depth()).toMatchObject({ waiting: 250, dead: 0 });
  });

  test('stop between two mails when asked to, and continue in the next run', async () => {
    desk.publish(house('1'));
    for (const who of ['a', 'b']) await desk.subscribe(who);
    desk.changes.happen('1', { kind: 'published' });
    let asked = 0;
    expect(await desk.announce(() => ++asked > 1)).toMatchObject({ changes: 0 });
    expect(await desk.announce()).toEqual({ changes: 1, mails: 2 });
    expect(await desk.outbox.depth()).toMatchObject({ waiting: 2, dead: 0 });
  });
});
