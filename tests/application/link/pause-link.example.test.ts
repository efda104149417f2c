import { afterEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { type LinkDesk, mailOf, openLinkDesk, pathIn, shownAs } from '../../support/site/link-desk.ts';

/** Requests an alert or newsletter, confirms it and returns the welcome mail. */
async function begin(desk: LinkDesk, form: 'demand-register' | 'sign-newsletter' = 'demand-register') {
  await desk.send(form);
  expect(await desk.act(pathIn(mailOf(await desk.post(), `${form}.sender`), 'link'))).toBe('done');
  return mailOf(await desk.post(), form === 'demand-register' ? 'alert-welcome' : 'newsletter-welcome');
}

afterEach(() => vi.restoreAllMocks());

const atWork = async (desk: LinkDesk) => (await desk.store.subscribers.alerts(undefined, 9)).length;

describe('an alert', () => {
  test('is paused and resumed by the button, once however often it is pressed', async () => {
    const desk = openLinkDesk();
    const path = pathIn(await begin(desk), 'pausePath');
    expect(path).toMatch(/^\/en\/pause-my-alert\/[\w-]{43}\/$/);
    for (const [act, paused] of [
      ['resume', false],
      ['pause', true],
      ['pause', true],
      ['resume', false],
    ] as const) {
      expect(await desk.act(path, { do: act })).toBe('done');
      expect(shownAs(await desk.open(path), 'subscription')).toMatchObject({ of: 'alert', confirmed: true, paused });
      expect(await atWork(desk)).toBe(paused ? 0 : 1);
    }
    expect(await desk.post()).toEqual([]);
  });

  test('is not paused by opening its page', async () => {
    const desk = openLinkDesk();
    const path = pathIn(await begin(desk), 'pausePath');
    for (let look = 0; look < 100; look++)
      expect(shownAs(await desk.open(path), 'subscription')).toMatchObject({ paused: false });
    expect(await atWork(desk)).toBe(1);
  });

  test.each([[{}], [{ do: 'go' }], [{ do: ['pause'] }], [{ do: 'PAUSE' }], [{ pause: 'pause' }]])(
    'stays unchanged by other submitted fields: %j',
    async raw => {
      const desk = openLinkDesk();
      const path = pathIn(await begin(desk), 'pausePath');
      expect(await desk.act(path, raw)).toMatchObject({ kind: 'subscription', paused: false });
      await desk.act(path, { do: 'pause' });
      expect(await desk.act(path, raw)).toMatchObject({ kind: 'subscription', paused: true });
      expect(await atWork(desk)).toBe(0);
    },
  );

  test('that is paused links from each of its pages to the others', async () => {
    const desk = openLinkDesk();
    const welcome = await begin(desk);
    const [path, change, end] = [
      pathIn(welcome, 'pausePath'),
      pathIn(welcome, 'changePath'),
      welcome.unsubscribe ?? '',
    ];
    await desk.act(path, { do: 'pause' });
    const places = { paused: true, pauseHref: path, endHref: end };
    expect(shownAs(await desk.open(path), 'subscription')).toMatchObject({ ...places, changeHref: change });
    expect(shownAs(await desk.open(end), 'subscription')).toMatchObject({ ...places, changeHref: change });
    expect(shownAs(await desk.open(change), 'search')).toMatchObject(places);
  });

  test('cannot be paused before it is confirmed, and no page links there', async () => {
    const desk = openLinkDesk();
    await desk.send('demand-register');
    const confirm = pathIn(mailOf(await desk.post(), 'demand-register.sender'), 'link');
    const { pauseHref, changeHref = '' } = shownAs(await desk.open(confirm), 'subscription');
    expect([pauseHref, shownAs(await desk.open(changeHref), 'search').pauseHref]).toEqual([undefined, undefined]);
    const path = confirm.replace('/confirm/', '/pause-my-alert/');
    expect(await desk.open(path)).toEqual({ kind: 'nothing' });
    expect(await desk.act(path, { do: 'pause' })).toEqual({ kind: 'nothing' });
    await desk.act(confirm);
    expect(await atWork(desk)).toBe(1);
  });

  test('gets a welcome mail without pause link when the content lacks that page', async () => {
    const desk = openLinkDesk();
    const { pages } = desk.ports.site.current().content;
    const page = pages.find(({ link }) => link === 'pause-alert');
    if (!page) throw new Error('the sample has no page that pauses alerts');
    const draft = pages.map(one => (one === page ? { ...one, status: 'Draft' as const } : one));
    const current = desk.ports.site.current();
    const hidden = { ...current, content: { ...current.content, pages: draft } };
    vi.spyOn(desk.ports.site, 'current').mockReturnValue(hidden);
    const welcome = await begin(desk);
    expect(welcome.data).toHaveProperty('changePath');
    expect(welcome.data).not.toHaveProperty('pausePath');
  });
});

test('a newsletter cannot be paused', async () => {
  const desk = openLinkDesk();
  const { unsubscribe = '' } = await begin(desk, 'sign-newsletter');
  expect(shownAs(await desk.open(unsubscribe), 'subscription').pauseHref).toBeUndefined();
  const path = unsubscribe.replace('/unsubscribe/', '/pause-my-alert/');
  expect(await desk.open(path)).toEqual({ kind: 'nothing' });
  expect(await desk.act(path, { do: 'pause' })).toEqual({ kind: 'nothing' });
});

test.each(LANGUAGES)('the page that pauses an alert has a URL in %s', async language => {
  const desk = openLinkDesk();
  await desk.send('demand-register', undefined, { language });
  await desk.act(pathIn(mailOf(await desk.post(), 'demand-register.sender'), 'link'));
  const path = pathIn(mailOf(await desk.post(), 'alert-welcome'), 'pausePath');
  expect(path.startsWith(`/${language}/`)).toBe(true);
  expect((await desk.open(path)).kind).toBe('subscription');
});
