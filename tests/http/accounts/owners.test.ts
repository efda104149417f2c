import { describe, expect, onTestFinished, test } from 'vitest';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../../domain/owner/addresses.ts';
import { IDLE_MS } from '../../../domain/owner/session-life.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { ANN, BEN, portalForEachTest, type ServedPortal, servePortal } from '../../support/site/portal-site.ts';

let site: ServedPortal;
portalForEachTest(served => {
  site = served;
});

const OVERVIEW = '/en/owner-portal/';
const SECURITY = '/en/owner-portal/security/';
const OWN = `/en/owner-portal/${ANN.listings[0]}/`;
const PORTAL = [OVERVIEW, SECURITY, OWN];
const NEW = 'drie ezels bij een put';

describe('the login', () => {
  test('is a form that works without script, is not cached and not indexed', async () => {
    const { status, headers, text } = await site.browser().get('/fr/login/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    expect(text).toMatch(/<form [^>]*action="\/fr\/login\/"[^>]*method="post"/);
    expect(text).toMatch(/<input [^>]*autoComplete="username"[^>]*name="email"/i);
    expect(text).toMatch(/<input [^>]*autoComplete="current-password"[^>]*name="password"/i);
    expect(text).toContain('href="/fr/mot-de-passe-oublie/"');
    expect(text).not.toContain('captcha');
  });

  test.each(['/login/', '/fr/login/', '/nl/login/', '/en/login/', '/de/login/'])('is served at %s', async path => {
    const browser = site.browser();
    const { status, headers } = await browser.logIn(ANN, path);
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/(?:fr|nl|en|de)\/[a-z-]+\/$/);
    expect((await browser.get(OVERVIEW)).status).toBe(200);
  });

  test('stores the session in a cookie that no script and no other site can read', async () => {
    const { headers } = await site.browser().logIn(ANN);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-sid=[0-9a-f]{64}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const plain = await servePortal({ publicUrl: 'http://127.0.0.1:3000' });
    onTestFinished(() => plain.stop());
    expect((await plain.browser().logIn(ANN)).headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('answers an unknown address, a wrong password and no password byte for byte the same', async () => {
    await site.invite('new@example.be', ['6398214'], 'fr');
    const told = [];
    for (const email of ['nobody@example.be', ANN.email, 'new@example.be']) {
      const { status, headers, text } = await site.browser().logIn({ email, password: 'not it' });
      const { date: _, etag: __, ...same } = headers;
      told.push({ status, headers: { ...same, 'content-length': '' }, text: text.replaceAll(email, 'EMAIL') });
    }
    expect(told[0]?.status).toBe(422);
    expect(told[0]?.text).toContain('The email and/or password is incorrect.');
    expect(told[0]?.text).toContain('<title>Error: ');
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('keeps the entered address in the form, never the password', async () => {
    const typed = '"><script>alert(1)</script>@example.be';
    const { text } = await site.browser().logIn({ email: typed, password: 'S3cretlyTyped' });
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@example.be"');
    expect(text).not.toContain('S3cretlyTyped');
    expect(text).not.toContain('<script>alert');
  });

  test('states how long to wait, with or without an account', async () => {
    for (const email of [ANN.email, 'nobody@example.be']) {
      const browser = site.browser('203.0.113.9');
      for (let time = 0; time < 5; time++) await browser.logIn({ email, password: 'no' });
      const { status, headers, text } = await browser.logIn({ email, password: 'no' });
      expect([status, headers['retry-after']]).toEqual([429, '1']);
      expect(text).toContain('There were too many tries.');
    }
    expect((await site.browser('198.51.100.7').logIn(ANN)).status).toBe(303);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('refuses a post from another site: %j', async headers => {
    const browser = site.browser();
    const { status } = await browser.post('/en/login/', { email: ANN.email, password: ANN.password }, headers);
    expect([status, browser.jar.size]).toEqual([403, 0]);
  });

  test('refuses an unreadable body', async () => {
    for (const body of ['email=%ff', 'email=%00&password=x', Array.from({ length: 101 }, () => 'a=1').join('&')]) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
      expect((await site.ask({ method: 'POST', path: '/en/login/', headers, body })).status).toBe(400);
    }
    const doubled = 'email=ann%40example.be&password=x&password=y';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    expect((await site.ask({ method: 'POST', path: '/en/login/', headers, body: doubled })).status).toBe(422);
  });

  test('issues a new session reference each time and invalidates the previous one', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    const first = browser.jar.get('__Host-sid') ?? '';
    await browser.logIn(BEN);
    expect(browser.jar.get('__Host-sid')).not.toBe(first);
    const thief = site.browser();
    thief.jar.set('__Host-sid', first);
    expect((await thief.get(OVERVIEW)).status).toBe(302);
  });

  test('redirects an owner who is already logged in to their pages', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    expect((await browser.get('/en/login/')).headers.location).toBe(OVERVIEW);
    expect((await browser.get(`/en/login/?next=${encodeURIComponent(SECURITY)}`)).headers.location).toBe(SECURITY);
  });
});

describe('the page requested before the login', () => {
  test('opens after the login', async () => {
    const browser = site.browser();
    const { status, headers } = await browser.get(OWN);
    expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
    expect(headers.location).toBe(`/en/login/?next=${encodeURIComponent(OWN)}`);
    const { text } = await browser.get(headers.location ?? '');
    const action = /<form [^>]*action="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const done = await browser.post(action, { email: ANN.email, password: ANN.password });
    expect([done.status, done.headers.location]).toEqual([303, OWN]);
  });

  test('in its original form leads to the login in the visitor’s language', async () => {
    const { headers } = await site.browser().get('/portal/security/', { 'accept-language': 'de' });
    expect(headers.location).toBe(`/de/login/?next=${encodeURIComponent('/de/eigentuemerbereich/sicherheit/')}`);
  });

  test('must be a page of the portal: no open redirect', async () => {
    const targets = [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      '/%5cevil.example',
      'javascript:alert(1)',
      '/en/owner-portal/../../evil',
      '/en/login/',
      '/en/for-sale/',
      '/fr//evil.example/',
      '\t//evil.example',
      ' ',
      'https:evil.example',
      '/en/owner-portal/@evil.example/..',
      '/api/owner/logout',
      ...NAUGHTY.filter(text => text.length < 500).slice(0, 150),
    ];
    for (const next of targets) {
      const path = `/en/login/?next=${encodeURIComponent(next.toWellFormed())}`;
      const browser = site.browser();
      for (const { status, headers } of [await browser.logIn(ANN, path), await browser.get(path)]) {
        expect({ next, status }).toEqual({ next, status: status === 302 ? 302 : 303 });
        expect(headers.location).toMatch(/^\/en\/owner-portal\/(?:[^/\\]+\/)?$/);
      }
    }
  });
});

describe('pages of the portal', () => {
  test.each(PORTAL)('%s is visible to its owner only, never cached and not indexed', async path => {
    const browser = site.browser();
    await browser.logIn(ANN);
    const { status, headers, text } = await browser.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'strict-origin',
    });
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain(ANN.email);
    expect((await site.browser().get(path)).status).toBe(302);
  });

  test.each(PORTAL)('%s requested by script requires the session as well', async path => {
    const address = `/api/page?address=${encodeURIComponent(path)}`;
    const stranger = await site.browser().get(address);
    expect(JSON.parse(stranger.text)).toMatchObject({ kind: 'redirect', status: 302 });
    expect(stranger.headers['cache-control']).toBe('no-store');
    const browser = site.browser();
    await browser.logIn(ANN);
    const { text, headers } = await browser.get(address);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(text)).toMatchObject({ kind: 'page', view: { personal: true } });
    // A later visitor never receives the response for this owner.
    expect(JSON.parse((await site.browser().get(address)).text)).toMatchObject({ kind: 'redirect' });
    expect(JSON.parse((await browser.get('/api/page?address=%2Fen%2Flogin%2F')).text)).toMatchObject({
      kind: 'redirect',
      location: OVERVIEW,
    });
  });

  test('are not served under addresses that look like files or are spelled unusually', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    for (const path of [
      `${OVERVIEW}x.css`,
      `${SECURITY}a.js`,
      `${OVERVIEW};a.css`,
      `${OVERVIEW}%2f`,
      `/en//owner-portal/`,
    ]) {
      const { headers, text } = await browser.get(path);
      expect({ path, cached: headers['cache-control'] !== 'no-store' && text.includes(ANN.email) }).toEqual({
        path,
        cached: false,
      });
      expect((await site.browser().get(path)).text).not.toContain(ANN.email);
    }
  });

  test('of another owner’s property return not found', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    for (const id of [...BEN.listings, '6417342', '0', 'x']) {
      expect((await browser.get(`/en/owner-portal/${id}/`)).status).toBe(404);
    }
  });

  test('return not found once access is withdrawn', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    await site.store.accounts.revoke(ANN.email);
    expect((await browser.get(OVERVIEW)).status).toBe(302);
  });

  test('accept only their own forms', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    expect((await browser.post(OVERVIEW, { a: 'b' })).status).toBe(405);
    expect((await site.browser().post(OVERVIEW, { a: 'b' })).status).toBe(302);
  });
});

test('public pages are the same with and without a session', async () => {
  const browser = site.browser();
  const before = await browser.get('/en/for-sale/');
  await browser.logIn(ANN);
  const after = await browser.get('/en/for-sale/');
  expect(after.text).toBe(before.text);
  expect(after.headers['set-cookie']).toBeUndefined();
  expect(after.text).not.toContain(ANN.email);
});

describe('logging out', () => {
  test('ends the session on the server, deletes the cookie and clears the browser’s cache', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    const stolen = browser.jar.get('__Host-sid') ?? '';
    const { status, headers } = await browser.post(`${LOGOUT_ADDRESS}?language=nl`, { token: await browser.token() });
    expect([status, headers.location]).toEqual([303, expect.stringContaining('/nl/login/?notice=logged-out&mark=')]);
    expect(headers).toMatchObject({ 'clear-site-data': '"cache"', 'cache-control': 'no-store' });
    expect(browser.jar.size).toBe(0);
    const thief = site.browser();
    thief.jar.set('__Host-sid', stolen);
    for (const path of PORTAL) expect((await thief.get(path)).status).toBe(302);
    expect((await thief.get(SESSION_ADDRESS)).status).toBe(401);
    expect((await browser.get(headers.location ?? '')).text).toContain('U bent afgemeld.');
  });

  test('requires a POST from this site with the page’s token', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    const token = await browser.token();
    const ben = site.browser();
    await ben.logIn(BEN);
    expect((await browser.get(LOGOUT_ADDRESS)).status).toBe(405);
    expect((await browser.post(LOGOUT_ADDRESS, { token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const wrong of ['', 'x', await ben.token()])
      expect((await browser.post(LOGOUT_ADDRESS, { token: wrong })).status).toBe(403);
    expect((await browser.get(OVERVIEW)).status).toBe(200);
  });

  test('redirects to the login even if the owner is already logged out', async () => {
    const { status, headers } = await site.browser().post(LOGOUT_ADDRESS, {});
    expect([status, headers.location]).toEqual([303, '/fr/login/']);
  });
});

describe('the duration of a session', () => {
  test('is returned without being extended, and is extended by its own request', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    site.pass(10 * 60_000);
    for (let time = 0; time < 2; time++) {
      const { text, headers } = await browser.get(SESSION_ADDRESS);
      expect(JSON.parse(text)).toEqual({ left: IDLE_MS - 10 * 60_000, mayStay: true });
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await browser.post(SESSION_ADDRESS, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(JSON.parse((await browser.post(SESSION_ADDRESS, {})).text)).toEqual({ left: IDLE_MS, mayStay: true });
    site.pass(IDLE_MS);
    expect((await browser.get(SESSION_ADDRESS)).status).toBe(401);
    expect((await browser.get(OVERVIEW)).status).toBe(302);
  });

  test('is shown on the page for browsers without script', async () => {
    const browser = site.browser();
    await browser.logIn(ANN);
    // On the night the clocks go back, 02:30 occurs twice; after its first occurrence the next 02:00 is later.
    expect((await browser.get(SECURITY)).text).toContain('Without activity you are logged out at 02:00.');
  });
});

describe('the page of a password link', () => {
  async function link(): Promise<string> {
    await site.sendResetLink({ reference: 'REF-1', email: ANN.email, language: 'en' });
    const [mail] = await site.mails();
    return String(mail?.data['link']);
  }

  test('can be opened any number of times by mail scanners; submitting it sets the password once', async () => {
    const path = await link();
    const browser = site.browser();
    for (let time = 0; time < 5; time++) {
      const { text, headers } = await site.browser(`10.0.0.${time}`).get(path);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
      expect(text).toContain('name="repeated"');
    }
    const short = await browser.post(path, { password: 'kort', repeated: 'kort' });
    expect(short.status).toBe(422);
    expect(short.text).toContain('id="set-password-password-error"');
    const { status, headers } = await browser.post(path, { password: NEW, repeated: NEW });
    expect([status, headers.location]).toEqual([303, expect.stringContaining('/en/login/?notice=password-set&mark=')]);
    expect(browser.jar.size).toBe(0);
    const again = await browser.post(path, { password: `${NEW}!`, repeated: `${NEW}!` });
    expect(again.status).toBe(410);
    expect(again.text).toContain('This link no longer works');
    expect((await browser.get(path)).text).toContain('This link no longer works');
    expect((await browser.logIn({ ...ANN, password: NEW })).status).toBe(303);
  });

  test('is the same for an unknown link', async () => {
    const { status, text } = await site.browser().get(`/en/choose-password/${'x'.repeat(43)}/`);
    expect(status).toBe(200);
    expect(text).toContain('This link no longer works');
    expect(text).not.toContain('name="password"');
  });

  test('refuses a post from another site', async () => {
    const path = await link();
    const fields = { password: NEW, repeated: NEW };
    expect((await site.browser().post(path, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.browser().logIn(ANN)).status).toBe(303);
  });

  test('is built from the site’s own address, whatever the request’s headers contain', async () => {
    expect(await link()).toMatch(/^\/en\/choose-password\//);
    const { text } = await site.browser().get('/en/forgot-password/', { 'x-forwarded-host': 'evil.example' });
    expect(text).not.toContain('evil.example');
  });
});

describe('changing the password', () => {
  test('ends other sessions, renews the current one and confirms it', async () => {
    const [browser, other] = [site.browser(), site.browser()];
    for (const one of [browser, other]) await one.logIn(ANN);
    const before = browser.jar.get('__Host-sid') ?? '';
    const fields = { token: await browser.token(), do: 'change-password', current: ANN.password };
    const bad = await browser.post(SECURITY, { ...fields, current: 'no', password: NEW, repeated: NEW });
    expect(bad.status).toBe(422);
    expect(bad.text).toContain('id="security-current-error"');
    const { status, headers } = await browser.post(SECURITY, { ...fields, password: NEW, repeated: NEW });
    expect([status, headers.location]).toEqual([
      303,
      expect.stringContaining(`${SECURITY}?notice=password-changed&mark=`),
    ]);
    expect(browser.jar.get('__Host-sid')).not.toBe(before);
    expect((await browser.get(String(headers.location))).text).toContain('Your password has changed');
    expect((await other.get(OVERVIEW)).status).toBe(302);
    const thief = site.browser();
    thief.jar.set('__Host-sid', before);
    expect((await thief.get(OVERVIEW)).status).toBe(302);
  });
});

test('while the database is unreachable the response asks to retry, and nothing is lost', async () => {
  const { loginTries } = site.store;
  const { begin } = loginTries;
  Object.assign(loginTries, { begin: () => Promise.reject(new Error('away')) });
  const { status, headers, text } = await site.browser().logIn(ANN);
  Object.assign(loginTries, { begin });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(text).toContain(`value="${ANN.email}"`);
  expect(site.reported).toHaveLength(1);
});
