import { afterAll, describe, expect, test } from 'vitest';
import { HOLD_MS } from '../../../application/desk/shared/held-answer.ts';
import { ANONYMOUS_NOTICE_MS } from '../../../application/portal/notice-mark.ts';
import { LOGOUT_ADDRESS } from '../../../domain/owner/addresses.ts';
import { IDLE_MS } from '../../../domain/owner/session-life.ts';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { formsIn } from '../../support/reading/html-forms.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { wordsOf } from '../../support/run/words-of.ts';

const site = await serveDesk();
afterAll(() => site.stop());

let kept = 0;
/** Stores a new request; returns its id. */
async function request(): Promise<string> {
  const id = `K7P2-R${kept++}`;
  await site.ports.store.submissions.accept(
    aSubmission(id, { id, form: 'contact-me', mails: [], receivedAt: RECEIVED, values: { lastName: id } }),
  );
  return id;
}

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}

const pageOf = (id: string) => `/en/desk/requests/${id}/`;
const stateOf = async (id: string) =>
  (await site.ports.store.deskRequests.one({ id: LEA.id, role: 'manager' }, id))?.state;

/** Marks a request done; returns the redirect address. */
async function markDone(browser: DeskBrowser, id: string): Promise<string> {
  const token = await browser.token(pageOf(id));
  const { status, headers } = await browser.post('/en/desk/?state=all', { do: 'done', request: id, token });
  expect([status, await stateOf(id)]).toEqual([303, 'done']);
  return headers.location ?? '';
}

/** The notice that a page shows, and its undo button. */
async function claimOf(browser: Pick<DeskBrowser, 'get'>, address: string) {
  const { status, text } = await browser.get(address);
  const undo = formsIn(text)
    .forms.flatMap(({ controls }) => controls)
    .find(({ name }) => name === 'undo')?.value;
  const notice = /class="(?:desk-notice"|form-notice" role="status")>(.*?)<\/(?:div|p)>/s
    .exec(text)?.[1]
    ?.replaceAll(/<[^>]*>/g, '');
  return { status, notice: notice?.trim(), undo };
}

const NOTICE = wordsOf('en', 'desk-requests', 'notice');
const PLAIN = { status: 200, notice: undefined, undo: undefined };
const markIn = (address: string) => new URL(address, 'https://agency.example').searchParams.get('undo') ?? '';

describe('an action at the desk', () => {
  test('is shown after its form, and its button undoes it once', async () => {
    const [lea, id] = [await loggedIn(LEA), await request()];
    const address = await markDone(lea, id);
    const { notice, undo } = await claimOf(lea, address);
    expect(notice).toContain(NOTICE['done']);
    const token = await lea.token(pageOf(id));
    const send = async () =>
      (await lea.post('/en/desk/?state=all', { do: 'undo', undo: undo ?? '', token })).headers.location;
    expect((await claimOf(lea, (await send()) ?? '')).notice).toBe(NOTICE['undone']);
    expect(await stateOf(id)).toBe('new');
    expect((await claimOf(lea, (await send()) ?? '')).notice).toBe(NOTICE['undone-before']);
    expect(await stateOf(id)).toBe('new');
    // After a reload the page still shows the notice, but offers no undo without effect.
    expect(await claimOf(lea, address)).toMatchObject({ notice: NOTICE['done'], undo: undefined });
    // The state matches the token again, but through another action.
    site.pass(1);
    await markDone(lea, id);
    expect((await claimOf(lea, address)).undo).toBeUndefined();
    await send();
    expect(await stateOf(id)).toBe('done');
  });

  test('of an answer shows when its mail will be sent, then that it was sent or taken back', async () => {
    const lea = await loggedIn(LEA);
    const answer = async (id: string) => {
      const token = await lea.token(pageOf(id));
      const fields = { do: 'answer', words: 'Yes, on Saturday', note: `${id}.1`, token };
      return { token, address: (await lea.post(pageOf(id), fields)).headers.location ?? '' };
    };
    const [id, other] = [await request(), await request()];
    const { address, token } = await answer(id);
    const shown = await claimOf(lea, address);
    expect(shown.notice).toContain('Your answer leaves in 20 s.');
    const back = await lea.post(pageOf(id), { do: 'undo', undo: shown.undo ?? '', token });
    const after = await claimOf(lea, back.headers.location ?? '');
    expect(after).toMatchObject({ notice: NOTICE['answer-taken-back'], undo: undefined });
    expect((await lea.get(pageOf(id))).text).toContain('Yes, on Saturday</textarea>');
    // The browser's Back button opens the previous page again.
    expect(await claimOf(lea, address)).toMatchObject({ notice: NOTICE['answer-taken-back'], undo: undefined });
    const second = await answer(other);
    const { undo = '' } = await claimOf(lea, second.address);
    site.pass(HOLD_MS);
    expect(await claimOf(lea, second.address)).toMatchObject({ notice: NOTICE['answered'], undo: undefined });
    const late = await lea.post(pageOf(other), { do: 'undo', undo, token });
    expect((await claimOf(lea, late.headers.location ?? '')).notice).toBe(NOTICE['answer-left']);
    expect((await site.mails()).map(({ id: mail }) => mail)).toEqual([`${other}.answer-1`]);
  });

  test('is shown only with a token of this session, page and action', async () => {
    const [lea, tom, own, others] = [await loggedIn(LEA), await loggedIn(TOM), await request(), await request()];
    const address = await markDone(lea, own);
    const mark = markIn(address);
    const list = '/en/desk/?state=all';
    for (const forged of [
      `${list}&notice=done`,
      `${list}&notice=done&undo=${others}~new~~in-hand~`,
      `${list}&notice=done&undo=${others}~new~~new~~${RECEIVED}`,
      `${list}&notice=noted&mark=x`,
      `${list}&notice=noted&undo=${mark}`,
      `${list}&notice=done&undo=${mark.slice(0, -2)}AA`,
      `${pageOf(others)}?notice=done&undo=${mark}`,
      `/fr/desk/?notice=done&undo=${mark}`,
      ...['saved', 'agent-invited', 'erased', 'answered', 'undone'].map(code => `${list}&notice=${code}`),
    ])
      expect([forged, await claimOf(lea, forged)]).toEqual([forged, PLAIN]);
    expect(await claimOf(tom, address)).toEqual(PLAIN);
    expect(await claimOf(await loggedIn(LEA), address)).toEqual(PLAIN);
  });

  test('is not undone by a forged token, or one of another session, page or request', async () => {
    const [lea, tom, id, others] = [await loggedIn(LEA), await loggedIn(TOM), await request(), await request()];
    const mark = markIn(await markDone(lea, id));
    for (const [browser, path, undo] of [
      [lea, '/en/desk/?state=all', `${others}~done~~new~`],
      [lea, '/en/desk/?state=all', `${others}~done~~new~~0`],
      [lea, '/en/desk/?state=all', `${id}~new~~done~~${site.now()}`],
      [lea, pageOf(others), mark],
      [tom, '/en/desk/?state=all', mark],
    ] as const) {
      const answer = await browser.post(path, { do: 'undo', undo, token: await browser.token() });
      expect((await claimOf(browser, answer.headers.location ?? '')).notice).toBe(NOTICE['undo-over']);
      expect([await stateOf(id), await stateOf(others)]).toEqual(['done', 'new']);
    }
  });

  test('is neither shown nor undone once the token has expired', async () => {
    const [lea, id] = [await loggedIn(LEA), await request()];
    const address = await markDone(lea, id);
    const token = await lea.token(pageOf(id));
    for (let at = 0; at < 2; at++) {
      site.pass(IDLE_MS / 2);
      await lea.get('/en/desk/security/');
    }
    expect(await claimOf(lea, address)).toEqual(PLAIN);
    await lea.post('/en/desk/?state=all', { do: 'undo', undo: markIn(address), token });
    expect(await stateOf(id)).toBe('done');
  });

  test('is not undone if somebody has changed the request since', async () => {
    const [lea, tom, id] = [await loggedIn(LEA), await loggedIn(TOM), await request()];
    const address = await markDone(lea, id);
    const token = await tom.token(pageOf(id));
    site.pass(1);
    await tom.post(pageOf(id), { do: 'note', note: `${id}.1`, words: 'Rang', token });
    expect(await claimOf(lea, address)).toMatchObject({ notice: NOTICE['done'], undo: undefined });
  });

  test('is shown and undone under the site’s previous secret, but under no other', async () => {
    const { noticeMarks: marks } = site.deskAccounts;
    const place = { path: '/en/desk/', session: 'a' };
    const parameters = new URLSearchParams(marks.make(place, { code: 'done', undo: 'x' }));
    expect(marks.read(place, parameters)).toMatchObject({ code: 'done' });
    expect(marks.undoOf(place, parameters.get('undo') ?? '')).toBe('x');
    // A token of the owners' portal is for other paths, and one of another purpose is refused.
    const sealed = site.ports.encryption.encrypt(
      'login without its code',
      JSON.stringify(['/en/desk/', 'a', 9e15, 'done']),
    );
    expect(marks.read(place, new URLSearchParams({ notice: 'done', mark: sealed }))).toBeUndefined();
  });
});

describe('an action on an account', () => {
  test.each([
    ['/en/login/', ['logged-out', 'ended', 'password-set', 'step-over']],
    ['/en/desk/login/', ['logged-out', 'ended', 'password-set', 'step-over']],
    ['/en/desk/forgot-password/', ['sent']],
  ])('is not shown at %s by a forged address', async (path, codes) => {
    for (const code of codes)
      for (const more of ['', '&mark=', '&mark=x', `&mark=${'A'.repeat(80)}`])
        expect(await claimOf(site.browser(), `${path}?notice=${code}${more}`)).toEqual(PLAIN);
  });

  test.each([
    ['/en/desk/security/', (browser: DeskBrowser) => browser.logIn(LEA)],
    [
      '/en/owner-portal/security/',
      (browser: DeskBrowser) => browser.post('/en/login/', { email: ANN.email, password: ANN.password }),
    ],
  ] as const)('is shown at %s to the session that did it only', async (path, logIn) => {
    const password = path.includes('desk') ? LEA.password : ANN.password;
    const [browser, other] = [site.browser(), site.browser()];
    for (const each of [browser, other]) await logIn(each);
    const token = await browser.token(path);
    const fields = { do: 'end-sessions', session: 'others', current: password, token };
    const { headers } = await browser.post(path, fields);
    const address = headers.location ?? '';
    expect((await claimOf(browser, address)).notice).toBeTruthy();
    await logIn(other);
    expect(await claimOf(other, address)).toEqual(PLAIN);
    for (const code of ['password-changed', 'sessions-ended', 'second-factor-off'])
      expect(await claimOf(browser, `${path}?notice=${code}`)).toEqual(PLAIN);
  });

  test('is not shown by addresses that anyone can get without a session or a ticket', async () => {
    const stranger = site.browser();
    for (const [path, fields, login] of [
      [`${LOGOUT_ADDRESS}?language=en`, { token: 'x' }, '/en/login/'],
      ['/en/desk/security/', { do: 'logout', token: 'x' }, '/en/desk/login/'],
      ['/en/login/', { ticket: 'made-up', code: '123456' }, '/en/login/'],
      ['/en/desk/login/', { ticket: 'made-up', code: '123456' }, '/en/desk/login/'],
    ] as const) {
      const { status, headers } = await stranger.post(path, fields);
      expect([path, status, headers.location]).toEqual([path, 303, login]);
    }
  });

  test('is shown after logging out, and on the page where a session ended', async () => {
    const owner = site.browser();
    await owner.post('/en/login/', { email: ANN.email, password: ANN.password });
    const { text } = await owner.get('/en/owner-portal/');
    expect(text).toContain('?notice=ended&mark=');
    const { headers } = await owner.post(`${LOGOUT_ADDRESS}?language=en`, {
      token: await owner.token('/en/owner-portal/security/'),
    });
    expect((await claimOf(owner, headers.location ?? '')).notice).toBe(wordsOf('en', 'login', 'notice')['logged-out']);
    site.pass(ANONYMOUS_NOTICE_MS);
    expect(await claimOf(owner, headers.location ?? '')).toEqual(PLAIN);
  });
});
