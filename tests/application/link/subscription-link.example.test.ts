import { describe, expect, test, vi } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { UNCONFIRMED_DAYS, UNCONFIRMED_MS } from '../../../domain/request/retention.ts';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';
import { noteCalls } from '../../support/faults/note-calls.ts';
import { WELL } from '../../support/site/open-forms.ts';

const MAILS = { alert: 'demand-register', newsletter: 'sign-newsletter' } as const;

/** Requests an alert or newsletter in this language and returns the path that confirms it. */
async function ask(desk: LinkDesk, kind: keyof typeof MAILS = 'alert', language: 'en' | 'fr' = 'en'): Promise<string> {
  expect((await desk.send(MAILS[kind], undefined, { language })).kind).toBe('sent');
  return pathIn(mailOf(await desk.post(), `${MAILS[kind]}.sender`), 'link');
}

/** Requests and confirms an alert or newsletter, then returns the welcome mail. */
async function begin(desk: LinkDesk, kind: keyof typeof MAILS = 'alert') {
  expect(await desk.act(await ask(desk, kind))).toBe('done');
  return mailOf(await desk.post(), `${kind}-welcome`);
}

const WISH = {
  goal: 'sale',
  types: ['Office', 'Other'],
  zones: ['Meuse valley', 'Namur'],
  budget: 300_000,
};

describe('an alert', () => {
  test('is described before confirmation, and opening the page does not confirm it', async () => {
    const desk = openLinkDesk();
    const path = await ask(desk);
    expect(path).toMatch(/^\/en\/confirm\/[\w-]{43}\/$/);
    for (let look = 0; look < 100; look++) {
      const shown = shownAs(await desk.open(path), 'subscription');
      expect(shown).toMatchObject({ of: 'alert', wish: WISH, confirmed: false });
    }
    expect(await desk.store.subscribers.alerts(undefined, 9)).toEqual([]);
    expect(await desk.post()).toEqual([]);
  });

  test('is described in the language of its page', async () => {
    const desk = openLinkDesk();
    const path = await ask(desk, 'alert', 'fr');
    expect(path).toMatch(/^\/fr\/confirmer\//);
    expect(shownAs(await desk.open(path), 'subscription').wish?.zones).toEqual(['Vallée de la Meuse', 'Namur']);
  });

  test('is confirmed once, however often the link is used, with one welcome mail that links to change and unsubscribe', async () => {
    const desk = openLinkDesk();
    const path = await ask(desk);
    expect(await Promise.all([1, 2, 3].map(() => desk.act(path)))).toEqual(['done', 'done', 'done']);
    const [welcome, told, ...others] = await desk.post();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ template: 'alert-confirmed.agency', replyTo: 'zoe@example.be' });
    expect(welcome).toMatchObject({ template: 'alert-welcome', to: 'zoe@example.be', data: { wish: WISH } });
    expect(welcome?.unsubscribe).toMatch(/^\/en\/unsubscribe\/[\w-]{43}\/$/);
    expect(shownAs(await desk.open(path), 'subscription')).toMatchObject({
      confirmed: true,
      changeHref: welcome?.data['changePath'],
      endHref: welcome?.unsubscribe,
    });
    expect(await desk.store.subscribers.alerts(undefined, 9)).toHaveLength(1);
  });

  test('is not confirmed when its welcome mail cannot be stored', async () => {
    const desk = openLinkDesk();
    const path = await ask(desk);
    const { confirm } = desk.store.subscriptions;
    vi.spyOn(desk.store.subscriptions, 'confirm').mockImplementationOnce((hash, now, mails) =>
      confirm(hash, now, (subscription, request) => {
        mails(subscription, request);
        throw new Error('the disk is full');
      }),
    );
    await expect(desk.act(path)).rejects.toThrow('the disk is full');
    expect(shownAs(await desk.open(path), 'subscription').confirmed).toBe(false);
    expect(await desk.act(path)).toBe('done');
    expect(await desk.post()).toHaveLength(2);
  });

  test('that was not confirmed in time has a link that no longer works, before and after its erasure', async () => {
    const desk = openLinkDesk();
    const path = await ask(desk);
    desk.pass(UNCONFIRMED_MS - 1000);
    expect((await desk.open(path)).kind).toBe('subscription');
    desk.pass(2000);
    expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    expect(await desk.act(path)).toEqual({ kind: 'nothing' });
    await desk.store.subscriptions.endUnconfirmed(desk.now() - UNCONFIRMED_MS);
    expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    expect((await desk.kept('zoe@example.be')).filter(({ kind }) => kind !== 'mail')).toEqual([]);
  });

  test('states in the confirmation mail how many days remain', async () => {
    const desk = openLinkDesk();
    await desk.send('demand-register');
    expect(mailOf(await desk.post(), 'demand-register.sender').data['unconfirmedDays']).toBe(UNCONFIRMED_DAYS);
  });

  test('requested again by the same person gets the same response and mail as the first', async () => {
    const desk = openLinkDesk();
    await begin(desk);
    const again = await desk.send('demand-register');
    expect({ ...again, reference: '', href: '' }).toEqual({ kind: 'sent', reference: '', href: '' });
    expect((await desk.post()).map(({ template }) => template)).toEqual([
      'demand-register.agency',
      'demand-register.sender',
    ]);
  });
});

describe('unsubscribing', () => {
  test('erases all stored data and every pending mail', async () => {
    const desk = openLinkDesk();
    const { unsubscribe = '', subscriptionId } = await begin(desk);
    await desk.store.outbox.put([
      { ...(await waiting(desk)), id: 'a match', subscriptionId },
      { ...(await waiting(desk)), id: 'of another', subscriptionId: undefined },
    ]);
    expect(shownAs(await desk.open(unsubscribe), 'subscription')).toMatchObject({ confirmed: true, wish: WISH });
    expect(await desk.act(unsubscribe)).toBe('done');
    expect((await desk.post()).map(({ id }) => id)).toEqual(['of another']);
    expect((await desk.kept('zoe@example.be')).filter(({ kind }) => kind !== 'mail')).toEqual([]);
    await desk.store.outbox.put([{ ...(await waiting(desk)), id: 'too late', subscriptionId }]);
    expect(await desk.post()).toEqual([]);
  });

  test('reveals nothing: a second use and an unknown secret get the same response', async () => {
    const desk = openLinkDesk();
    const { unsubscribe = '' } = await begin(desk);
    const never = `/en/unsubscribe/${'A'.repeat(43)}/`;
    for (const path of [unsubscribe, unsubscribe, never]) {
      expect(await desk.act(path)).toBe('done');
      expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    }
  });

  test('with the link of any newsletter ends all newsletters of the address', async () => {
    const desk = openLinkDesk();
    const first = await begin(desk, 'newsletter');
    const second = await begin(desk, 'newsletter');
    expect(shownAs(await desk.open(second.unsubscribe ?? ''), 'subscription')).toMatchObject({ of: 'newsletter' });
    await desk.act(first.unsubscribe ?? '');
    expect(await desk.open(second.unsubscribe ?? '')).toEqual({ kind: 'nothing' });
  });

  /** A pending mail as sample, to be enqueued under another id. */
  async function waiting(desk: LinkDesk) {
    return {
      template: 'unsubscribe-link',
      language: 'en',
      to: 'zoe@example.be',
      replyTo: undefined,
      data: {},
      unsubscribe: undefined,
      id: String(desk.now()),
    } as const;
  }
});

describe('changing a search', () => {
  const CHANGED = { goal: 'rent', types: ['2'], zones: ['zone-5000'], budget: '1.250,50', bedrooms: '2' };

  test('shows the current criteria and the options of the original form', async () => {
    const desk = openLinkDesk();
    const path = pathIn(await begin(desk), 'changePath');
    const { form, confirmHref } = shownAs(await desk.open(path), 'search');
    expect(form.shown).toEqual({
      typed: { goal: 'buy', types: ['1', '5'], zones: ['zone-meuse', 'zone-5000'], budget: '300.000' },
      refusal: undefined,
    });
    expect(form.action).toBe(path);
    expect(form.zones.length).toBeGreaterThan(0);
    expect(form.types.length).toBeGreaterThan(0);
    expect(confirmHref).toBeUndefined();
  });

  test('saves the new criteria, and the alert stays confirmed', async () => {
    const desk = openLinkDesk();
    const path = pathIn(await begin(desk), 'changePath');
    expect(await desk.act(path, CHANGED)).toBe('done');
    const [alert] = await desk.store.subscribers.alerts(undefined, 9);
    expect(alert?.wish).toEqual({ goal: 'rent', types: [2], zones: ['zone-5000'], budget: 1250.5, bedrooms: 2 });
    expect(shownAs(await desk.open(path), 'search').form.shown?.typed).toEqual({ ...CHANGED, budget: '1.250,50' });
    expect(await desk.post()).toEqual([]);
  });

  test('offers the criteria of the original list and keeps the ticked ones', async () => {
    const desk = openLinkDesk();
    const criteria = ['city=Floreffe|5150', 'bedroomsMin=3', 'garden=1'];
    await desk.send('demand-register', { ...WELL['demand-register'], zones: [], criteria });
    const mails = await desk.post();
    expect(mailOf(mails, 'demand-register.agency').data['criteria']).toHaveLength(3);
    const confirm = pathIn(mailOf(mails, 'demand-register.sender'), 'link');
    expect(await desk.act(confirm)).toBe('done');
    const shown = shownAs(await desk.open(confirm), 'subscription');
    expect(shown.wish?.criteria?.map(({ kind, name }) => [kind, name])).toEqual([
      ['city', 'Floreffe 5150'],
      ['bedroomsMin', '3'],
      ['garden', ''],
    ]);
    const { form } = shownAs(await desk.open(shown.changeHref ?? ''), 'search');
    expect(form.criteria?.map(({ value }) => value)).toEqual(criteria);
    expect(form.shown?.typed['criteria']).toEqual(criteria);
    const without = { ...CHANGED, zones: [], criteria: ['city=Floreffe|5150', 'garden=1'] };
    expect(await desk.act(shown.changeHref ?? '', without)).toBe('done');
    const [alert] = await desk.store.subscribers.alerts(undefined, 9);
    expect(alert?.wish).toMatchObject({ zones: [], criteria: ['city=Floreffe|5150', 'garden=1'] });
  });

  test.each([
    [{ ...CHANGED, budget: 'much' }, 'budget', 'amount'],
    [{ ...CHANGED, zones: [] }, 'zones', 'at-least-one'],
    [{ ...CHANGED, types: ['99'] }, 'types', 'choice'],
    [{ ...CHANGED, criteria: ['garden=1', 'what=ever'] }, 'criteria', 'choice'],
    [{ ...CHANGED, zones: [], criteria: ['garden=1'] }, 'zones', 'at-least-one'],
    [{ ...CHANGED, types: [], criteria: ['city=Namur|5000'] }, 'types', 'at-least-one'],
    [{ ...CHANGED, startDate: '2026-11-01' }, 'endDate', 'period-incomplete'],
    [{ ...CHANGED, startDate: '2026-09-01', endDate: '2026-09-30' }, 'endDate', 'past'],
  ])('is validated like the form: %j', async (typed, field, code) => {
    const desk = openLinkDesk();
    const path = pathIn(await begin(desk), 'changePath');
    const shown = await desk.act(path, typed);
    if (shown === 'done') throw new Error('it was kept');
    const { form } = shownAs(shown, 'search');
    expect(form.shown?.refusal).toEqual({ kind: 'invalid', errors: [{ field, code }] });
    expect(form.shown?.typed['goal']).toBe('rent');
    expect((await desk.store.subscribers.alerts(undefined, 9))[0]?.wish?.goal).toBe('sale');
  });

  test('before confirmation leads to the confirmation page', async () => {
    const desk = openLinkDesk();
    const confirm = await ask(desk);
    const { changeHref = '' } = shownAs(await desk.open(confirm), 'subscription');
    expect(await desk.act(changeHref, CHANGED)).toBe('done');
    expect(shownAs(await desk.open(changeHref), 'search').confirmHref).toBe(confirm);
    expect(await desk.store.subscribers.alerts(undefined, 9)).toEqual([]);
  });

  test('is possible for alerts only', async () => {
    const desk = openLinkDesk();
    const { unsubscribe = '' } = await begin(desk, 'newsletter');
    const path = unsubscribe.replace('/unsubscribe/', '/change-my-search/');
    expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    expect(await desk.act(path, CHANGED)).toEqual({ kind: 'nothing' });
  });
});

describe('a subscriber without a link at hand', () => {
  const asking = (desk: LinkDesk, email: string, network = '192.0.2.1') =>
    desk.askUnsubscribe({ raw: { email }, language: 'en', network });

  test('gets a mail with one unsubscribe link for each subscription of the address', async () => {
    const desk = openLinkDesk();
    await begin(desk);
    await begin(desk, 'newsletter');
    await ask(desk);
    expect(await asking(desk, 'ZOE@example.be')).toBe('sent');
    const [mail, ...others] = await desk.post();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'unsubscribe-link', to: 'ZOE@example.be', unsubscribe: undefined });
    const ways = mail?.data['subscriptions'] as { kind: string; link: string; wish?: unknown }[];
    expect(ways.map(({ kind }) => kind).sort()).toEqual(['alert', 'newsletter']);
    for (const { link } of ways) expect(await desk.act(link)).toBe('done');
    expect(await asking(desk, 'zoe@example.be')).toBe('sent');
    expect(await desk.post()).toEqual([]);
  });

  test('gets the same response for known and unknown addresses, after the same store calls', async () => {
    const { store, calls } = noteCalls(makeMemoryRequestPorts());
    const desk = openLinkDesk({ store });
    await begin(desk);
    const made = async (email: string) => {
      calls.length = 0;
      return [await asking(desk, email, email), ...calls];
    };
    const known = await made('zoe@example.be');
    expect(known).toEqual(['sent', 'limits.count', 'limits.count', 'askedMails.put']);
    expect(await made('nobody@example.be')).toEqual(known);
    expect((await desk.post()).map(({ to }) => to)).toContain('zoe@example.be');
    expect(await desk.store.askedMails.waiting(9)).toEqual([]);
  });

  test('gets one mail after two clicks and only a few mails a day', async () => {
    const desk = openLinkDesk();
    await begin(desk);
    await Promise.all([asking(desk, 'zoe@example.be'), asking(desk, 'zoe@example.be')]);
    expect(await desk.post()).toHaveLength(1);
    desk.pass(3_600_000);
    await asking(desk, 'zoe@example.be');
    desk.pass(3_600_000);
    for (let at = 0; at < 5; at++) expect(await asking(desk, 'zoe@example.be', `192.0.2.${at}`)).toBe('sent');
    expect(await desk.post()).toHaveLength(1);
  });

  test('sees that the address is invalid, and is throttled after too many requests', async () => {
    const desk = openLinkDesk();
    expect(await asking(desk, 'zoe@')).toEqual({ kind: 'invalid', errors: [{ field: 'email', code: 'email' }] });
    for (let at = 0; at < 10; at++) expect(await asking(desk, `a${at}@example.be`)).toBe('sent');
    expect(await asking(desk, 'b@example.be')).toMatchObject({ kind: 'limited' });
    expect(await asking(desk, 'b@example.be', '192.0.2.2')).toBe('sent');
  });

  test('leaves no address and no network in the rate limit counters', async () => {
    const desk = openLinkDesk();
    const keys = vi.spyOn(desk.store.limits, 'count');
    await asking(desk, 'nobody@example.be');
    expect(JSON.stringify(keys.mock.calls)).not.toMatch(/nobody|192\.0/);
  });
});

test('an alert whose period is over can be extended to a future date', async () => {
  const desk = openLinkDesk();
  const period = { startDate: '2026-10-26', endDate: '2026-11-30' };
  await desk.send('demand-register', { ...WELL['demand-register'], ...period });
  await desk.act(pathIn(mailOf(await desk.post(), 'demand-register.sender'), 'link'));
  const path = pathIn(mailOf(await desk.post(), 'alert-welcome'), 'changePath');
  expect(shownAs(await desk.open(path), 'search').form.shown?.typed).toMatchObject(period);
});
