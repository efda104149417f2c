import { describe, expect, test } from 'vitest';
import { FREE_TRIES } from '../../../domain/owner/login-throttle.ts';
import { createHash } from 'node:crypto';
import { ANN, BEN, portalForEachTest, type ServedPortal } from '../../support/site/portal-site.ts';

type Visitor = ReturnType<ServedPortal['browser']>;
let site: ServedPortal;
portalForEachTest(served => {
  site = served;
});

const SECURITY = '/en/owner-portal/security/';

async function loggedIn(who = ANN): Promise<Visitor> {
  const browser = site.browser();
  await browser.logIn(who);
  // Log in one second apart: the list is sorted by last use, newest first.
  site.pass(1_000);
  return browser;
}

/** The handles of the other sessions, by last use, newest first. */
async function handles(browser: Visitor): Promise<readonly string[]> {
  const { text } = await browser.get(SECURITY);
  return [...text.matchAll(/<input[^>]* name="session" value="([^"]+)"/g)].map(([, value = '']) => value).slice(0, -1);
}

async function end(browser: Visitor, session: string, current: string = ANN.password) {
  return browser.post(SECURITY, { token: await browser.token(), do: 'end-sessions', session, current });
}

const isIn = async (browser: Visitor) => (await browser.get(SECURITY)).status === 200;

describe('an owner’s sessions', () => {
  test('are listed, the current one marked; the others are selected by handles that reveal no session reference', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    await loggedIn(BEN);
    const { text } = await one.get(SECURITY);
    expect([text.split('This browser').length, text.split('Another browser').length]).toEqual([2, 2]);
    const [handle = '', ...more] = await handles(one);
    expect(more).toEqual([]);
    const reference = other.jar.get('__Host-sid') ?? '';
    const hash = createHash('sha256').update(reference).digest('base64url');
    expect([reference, hash]).not.toContain(handle);
    expect(text).not.toContain(reference);
    expect(text).not.toContain(hash);
    expect(await handles(one)).toEqual([handle]);
  });

  test('offer no selection if there is only one', async () => {
    const { text } = await (await loggedIn()).get(SECURITY);
    expect(text).toContain('You are not logged in anywhere else.');
    expect(text).not.toContain('value="end-sessions"');
  });

  test('end one by one', async () => {
    const [first, second, own] = [await loggedIn(), await loggedIn(), await loggedIn()];
    const [handle = ''] = await handles(own);
    const { status, headers } = await end(own, handle);
    expect([status, headers.location]).toEqual([
      303,
      expect.stringContaining(`${SECURITY}?notice=sessions-ended&mark=`),
    ]);
    expect((await own.get(String(headers.location))).text).toContain('Done: you are logged out there.');
    expect([await isIn(first), await isIn(second), await isIn(own)]).toEqual([true, false, true]);
  });

  test('all end but the current one', async () => {
    const [first, second, own] = [await loggedIn(), await loggedIn(), await loggedIn()];
    const ben = await loggedIn(BEN);
    expect((await end(own, 'others')).status).toBe(303);
    const left = await Promise.all([first, second, own, ben].map(isIn));
    expect(left).toEqual([false, false, true, true]);
  });

  test('do not end with a wrong password: the page reports it and keeps the selection', async () => {
    const [other, own] = [await loggedIn(), await loggedIn()];
    const [handle = ''] = await handles(own);
    for (const password of ['not it', '']) {
      const { status, text } = await end(own, handle, password);
      expect(status).toBe(422);
      expect(text).toContain('The current password is not right.');
      expect(text).toContain('id="sessions-current-error"');
      expect(text).not.toContain('id="security-current-error"');
      expect(text).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${handle}"`));
    }
    expect(await isIn(other)).toBe(true);
  });

  test('share the limit on password guesses with the login', async () => {
    const [other, own] = [await loggedIn(), await loggedIn()];
    for (let time = 0; time < 20; time++) await end(own, 'others', 'not it');
    expect((await end(own, 'others')).status).toBe(429);
    expect(await isIn(other)).toBe(true);
    expect(FREE_TRIES).toBeLessThan(20);
  });

  test('do not end without a selection or with an unknown handle; neither counts as an attempt', async () => {
    const [ben, other, own] = [await loggedIn(BEN), await loggedIn(), await loggedIn()];
    const alsoBen = await loggedIn(BEN);
    const [ofBen = ''] = await handles(alsoBen);
    const [before = ''] = await handles(own);
    const reference = other.jar.get('__Host-sid') ?? '';
    const hash = createHash('sha256').update(reference).digest('base64url');
    for (let time = 0; time < 5; time++) {
      expect((await end(own, '')).text).toContain('Choose where you want to log out.');
      for (const foreign of [ofBen, reference, hash, 'x', '__proto__'])
        expect((await end(own, foreign, 'not it')).text).toContain('You are logged out there already.');
    }
    expect((await Promise.all([ben, other, own, alsoBen].map(isIn))).every(Boolean)).toBe(true);
    expect((await end(own, before)).status).toBe(303);
  });

  test('end only by a form of this site and session', async () => {
    const [other, own] = [await loggedIn(), await loggedIn()];
    const fields = { do: 'end-sessions', session: 'others', current: ANN.password };
    const token = await own.token();
    expect((await own.post(SECURITY, { ...fields, token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const wrong of ['', 'x', await other.token()])
      expect((await own.post(SECURITY, { ...fields, token: wrong })).status).toBe(403);
    expect(await isIn(other)).toBe(true);
  });
});
