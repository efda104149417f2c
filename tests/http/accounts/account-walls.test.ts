import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../../../application/ports/accounts/password-hasher.ts';
import { serveDesk, type ServedDesk, TOM } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';
import { quickHasher } from '../../support/site/sample-application.ts';

/** Both kinds of account log in under the same protections. */
const KINDS = [
  {
    kind: 'owner',
    who: ANN,
    login: '/en/login/',
    forgotten: '/en/forgot-password/',
    security: '/en/owner-portal/security/',
    cookie: '__Host-sid',
  },
  {
    kind: 'agent',
    who: TOM,
    login: '/en/desk/login/',
    forgotten: '/en/desk/forgot-password/',
    security: '/en/desk/security/',
    cookie: '__Host-desk',
  },
] as const;

describe.each(KINDS)('the login protections of an $kind', ({ who, login, security, cookie }) => {
  let site: ServedDesk;
  let checked = 0;
  const unknown = `unknown-${who.email}`;
  beforeAll(async () => {
    const counting: PasswordHasher = {
      ...quickHasher,
      verify: (...given) => {
        checked++;
        return quickHasher.verify(...given);
      },
    };
    site = await serveDesk({ hasher: counting });
  });
  afterAll(() => site.stop());
  const logIn = (
    browser: ReturnType<ServedDesk['browser']>,
    email: string = who.email,
    password: string = who.password,
  ) => browser.post(login, { email, password });

  test('answer an unknown address and a wrong password byte for byte the same, after the same work', async () => {
    const told = [];
    for (const email of [unknown, who.email]) {
      const before = checked;
      const { status, headers, text } = await logIn(site.browser('203.0.113.1'), email, 'not it');
      const { date: _, etag: __, ...same } = headers;
      const work = checked - before;
      told.push({ status, work, headers: { ...same, 'content-length': '' }, text: text.replaceAll(email, 'EMAIL') });
    }
    expect(told[0]).toMatchObject({ status: 422, work: 1 });
    expect(told[1]).toEqual(told[0]);
  });

  test('state how long to wait, with or without an account', async () => {
    for (const email of [who.email, unknown]) {
      const browser = site.browser('203.0.113.9');
      for (let time = 0; time < 5; time++) await logIn(browser, email, 'no');
      const { status, headers } = await logIn(browser, email, 'no');
      expect([status, headers['retry-after']]).toEqual([429, '1']);
    }
    expect((await logIn(site.browser('198.51.100.7'))).status).toBe(303);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('refuse a form posted from another site: %j', async headers => {
    const browser = site.browser('198.51.100.7');
    const { status } = await browser.post(login, { email: who.email, password: who.password }, headers);
    expect([status, browser.jar.size]).toEqual([403, 0]);
  });

  test('refuse an unreadable body', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    for (const body of ['email=%ff', 'email=%00&password=x', Array.from({ length: 101 }, () => 'a=1').join('&')])
      expect((await site.ask({ method: 'POST', path: login, headers, body })).status).toBe(400);
  });

  test('issue a new session reference at each login and invalidate the previous one', async () => {
    const browser = site.browser('198.51.100.7');
    await logIn(browser);
    const first = browser.jar.get(cookie) ?? '';
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    await logIn(browser);
    expect(browser.jar.get(cookie)).not.toBe(first);
    const thief = site.browser('198.51.100.7');
    thief.jar.set(cookie, first);
    expect((await thief.get(security)).status).toBeOneOf([302, 303]);
    expect((await browser.get(security)).status).toBe(200);
  });

  test('limit password guesses on every page, and a password change ends all other sessions', async () => {
    const [own, other] = [site.browser('198.51.100.8'), site.browser('198.51.100.8')];
    for (const browser of [own, other]) expect((await logIn(browser)).status).toBe(303);
    const password = 'drie ezels bij een put';
    const before = own.jar.get(cookie) ?? '';
    const token = /name="token" value="([^"]+)"/.exec((await own.get(security)).text)?.[1] ?? '';
    const change = (current: string, more: Record<string, string> = {}) =>
      own.post(security, { token, do: 'change-password', current, password, repeated: password, ...more });
    expect((await change(who.password, { token: 'another' })).status).toBe(403);
    expect((await change('not it')).status).toBe(422);
    expect((await change(who.password)).status).toBe(303);
    expect(own.jar.get(cookie)).not.toBe(before);
    expect((await own.get(security)).status).toBe(200);
    expect((await other.get(security)).status).toBeOneOf([302, 303]);
    const fresh = /name="token" value="([^"]+)"/.exec((await own.get(security)).text)?.[1] ?? '';
    const tries = [];
    for (let time = 0; time < 20; time++) tries.push((await change('not it', { token: fresh })).status);
    expect(tries.at(-1)).toBe(429);
  });
});
