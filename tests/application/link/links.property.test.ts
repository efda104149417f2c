import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MAX_INVALID_LINKS_PER_HOUR } from '../../../application/link/refuse-link.ts';
import { isLinkSecret, LINK_KINDS, type LinkKind } from '../../../domain/request/link.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { mailOf, openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { reaches } from '../../support/run/reaches.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aKind = fc.constantFrom(...LINK_KINDS);
const aLetter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
/** Strings in the shape of a secret, and any other text that can be part of a URL. */
const aSecret = fc.oneof(
  { arbitrary: fc.string({ unit: aLetter, minLength: 43, maxLength: 43 }), weight: 2 },
  fc.string({ unit: aLetter, minLength: 86, maxLength: 86 }),
  fc.constantFrom(...NAUGHTY, '__proto__', '', 'A'.repeat(10_000)),
  wholeText(),
);
const theirBody = (link: LinkKind, secret: string) =>
  ({ kind: 'link', link, secret, action: `/en/${link}/`, done: false }) as const;

describe('a secret that the site did not create', () => {
  test('opens nothing, changes nothing and gets the same response as any other', async () => {
    await reaches({ hides: runs(5) }, met =>
      fc.assert(
        fc.asyncProperty(
          aKind,
          aSecret,
          fc.constantFrom(...LANGUAGES),
          fc.constantFrom('', 'cancel', 'move', 'go', 'pause', 'resume'),
          async (link, secret, language, act) => {
            const desk = openLinkDesk();
            const asked = { body: theirBody(link, secret), language, network: '192.0.2.0/24' };
            expect(await desk.links.open(asked)).toEqual({ kind: 'nothing' });
            const answer = await desk.links.act(asked, { do: act, day: '2026-10-29', slot: 'am' });
            const hides = link === 'end-subscription' && isLinkSecret(secret);
            if (hides) met('hides');
            expect(answer).toEqual(hides ? 'done' : { kind: 'nothing' });
            expect(await desk.post()).toEqual([]);
          },
        ),
        { numRuns: runs(300) },
      ),
    );
  });

  test('is not even looked up when its format is invalid', async () => {
    const desk = openLinkDesk();
    const looks = [
      vi.spyOn(desk.store.subscribers, 'byToken'),
      vi.spyOn(desk.store.offers, 'byToken'),
      vi.spyOn(desk.store.viewingRecords, 'byToken'),
      vi.spyOn(desk.store.suppressionList, 'has'),
    ];
    for (const link of LINK_KINDS) {
      for (const secret of [
        '',
        'a',
        'A'.repeat(42),
        'A'.repeat(44),
        'A'.repeat(85),
        'é'.repeat(43),
        `${'A'.repeat(42)}/`,
      ])
        await desk.links.open({ body: theirBody(link, secret), language: 'en', network: secret });
    }
    for (const look of looks) expect(look).not.toHaveBeenCalled();
  });
});

test('a secret is deterministic, well-formed and different for each purpose and id', () => {
  const secrets = openLinkDesk().ports.linkSecrets;
  const aPurpose = fc.constantFrom('subscription', 'appointment', 'offer', 'friend' as const);
  const aThing = fc.tuple(aPurpose, fc.string());
  /** The same purpose and id twice, one id with two purposes, or any two pairs. */
  const twoThings = fc.oneof(
    aThing.map(one => [one, one] as const),
    fc.tuple(aThing, aPurpose).map(([one, other]) => [one, [other, one[1]]] as const),
    fc.tuple(aThing, aThing),
  );
  reaches({ same: runs(20), 'another purpose': runs(10) }, met =>
    fc.assert(
      fc.property(twoThings, ([[purpose, id], [other, otherId]]) => {
        const secret = secrets.make(purpose, id);
        expect(isLinkSecret(secret)).toBe(true);
        if (purpose === other && id === otherId) met('same');
        if (purpose !== other && id === otherId) met('another purpose');
        expect(secrets.make(other, otherId) === secret).toBe(purpose === other && id === otherId);
      }),
      { numRuns: runs(300) },
    ),
  );
});

test('the link of one record gives no access to another', async () => {
  const desk = openLinkDesk();
  await desk.send('demand-register');
  await desk.send('purchase-offer');
  await desk.send('contact-appointment');
  await desk.send('send-to-friend');
  const mails = await desk.post();
  // Only a confirmed alert can be paused.
  await desk.act(pathIn(mailOf(mails, 'demand-register.sender'), 'link'));
  const own: Readonly<Record<string, readonly LinkKind[]>> = {
    [pathIn(mailOf(mails, 'demand-register.sender'), 'link')]: [
      'confirm-subscription',
      'end-subscription',
      'change-search',
      'pause-alert',
    ],
    [pathIn(mailOf(mails, 'purchase-offer.sender'), 'link')]: ['confirm-offer'],
    [pathIn(mailOf(mails, 'appointment-confirmed.visitor'), 'link')]: ['change-visit'],
    [pathIn(mailOf(mails, 'friend'), 'stopPath')]: ['stop-recommendations'],
  };
  for (const [path, kinds] of Object.entries(own)) {
    const secret = path.split('/')[3] ?? '';
    for (const link of LINK_KINDS) {
      const { kind } = await desk.links.open({ body: theirBody(link, secret), language: 'en', network: secret });
      expect([link, kind !== 'nothing']).toEqual([link, kinds.includes(link)]);
    }
  }
});

describe('a client that guesses secrets', () => {
  const guess = (at: number) => theirBody('confirm-offer', String(at).padStart(43, '0'));

  test('is throttled per network after some attempts, while valid links still open', async () => {
    const desk = openLinkDesk();
    await desk.send('purchase-offer');
    const path = pathIn(mailOf(await desk.post(), 'purchase-offer.sender'), 'link');
    const asked = (at: number, network: string) => ({ body: guess(at), language: 'en' as Language, network });
    for (let at = 0; at < MAX_INVALID_LINKS_PER_HOUR; at++)
      expect(await desk.links.open(asked(at, '192.0.2.0/24'))).toEqual({ kind: 'nothing' });
    const limited = await desk.links.open(asked(99, '192.0.2.0/24'));
    expect(limited).toMatchObject({ kind: 'limited' });
    expect(await desk.links.act(asked(99, '192.0.2.0/24'), {})).toMatchObject({ kind: 'limited' });
    expect(await desk.links.open(asked(99, '198.51.100.0/24'))).toEqual({ kind: 'nothing' });
    expect((await desk.open(path, '192.0.2.0/24')).kind).toBe('offer');
    desk.pass(3_600_000);
    expect(await desk.links.open(asked(99, '192.0.2.0/24'))).toEqual({ kind: 'nothing' });
  });
});
