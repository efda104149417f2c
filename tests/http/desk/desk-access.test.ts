import { afterAll, describe, expect, test } from 'vitest';
import { mayDo } from '../../../domain/desk/access.ts';
import { DESK_PAGES, type DeskPageName, deskPath, rightOf } from '../../../domain/desk/desk-pages.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { ANN } from '../../support/site/portal-site.ts';

const site = await serveDesk();
afterAll(() => site.stop());

const PAGES = Object.keys(DESK_PAGES) as DeskPageName[];
const PARAMS = { id: 'K7P2M-9QXRT', token: 'a'.repeat(43) };

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}

const BROWSERS = {
  'logged out': site.browser(),
  'an owner': site.browser(),
  agent: await loggedIn(TOM),
  manager: await loggedIn(LEA),
};
await BROWSERS['an owner'].post('/en/login/', { email: ANN.email, password: ANN.password });

const MATRIX = PAGES.flatMap(page =>
  LANGUAGES.flatMap(language =>
    (Object.keys(BROWSERS) as (keyof typeof BROWSERS)[]).map(who => ({ page, language, who })),
  ),
);

describe('every address of the desk', () => {
  test.each(MATRIX)('is open to permitted roles only: $page in $language for $who', async ({ page, language, who }) => {
    const path = deskPath(page, language, PARAMS);
    const { status, headers, text } = await BROWSERS[who].get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['referrer-policy']).toBe('strict-origin');
    const right = rightOf(page);
    if (right === undefined) {
      // A member who is already logged in is redirected.
      expect(status).toBe(page === 'login' && (who === 'agent' || who === 'manager') ? 303 : 200);
      return;
    }
    if (who === 'logged out' || who === 'an owner') {
      expect([status, text]).toEqual([303, '']);
      expect(headers.location).toBe(`${deskPath('login', language)}?next=${encodeURIComponent(path)}`);
      return;
    }
    // Requests, viewings and properties of others return the same 404 as unknown ones.
    if (!mayDo(who, right)) expect(status).toBe(404);
    else expect([200, 404]).toContain(status);
    if (status === 200 && !page.endsWith('-file')) expect(text).toContain('<meta name="robots" content="noindex">');
  });

  test('refuses forms of a logged-out visitor, of another site and of another session', async () => {
    const lea = BROWSERS.manager;
    for (const page of PAGES.filter(name => rightOf(name) !== undefined && name !== 'security')) {
      const path = deskPath(page, 'en', PARAMS);
      const fields = { do: 'save', token: await BROWSERS.agent.token() };
      expect([page, (await site.browser().post(path, fields)).status]).toEqual([page, 303]);
      const elsewhere = await lea.post(path, fields, { 'sec-fetch-site': 'cross-site' });
      expect([page, elsewhere.status]).toEqual([page, 403]);
      expect([page, (await lea.post(path, fields)).status]).toEqual([page, expect.toBeOneOf([403, 404])]);
    }
  });

  test('redirects to a language if it has none or one that the site lacks', async () => {
    for (const [path, location] of [
      ['/desk', '/fr/desk/'],
      ['/desk/?state=new', '/fr/desk/?state=new'],
      ['/es/desk/calendar/', '/fr/desk/calendar/'],
    ]) {
      const { status, headers } = await site.browser().get(path ?? '');
      expect([status, headers.location]).toEqual([303, location]);
    }
  });
});

describe('the login of the desk', () => {
  test('has its own cookie, which no script can read and no other site sends', async () => {
    const { headers } = await site.browser().logIn(LEA);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-desk=[0-9a-f]{64}; /);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/max-age|expires/i);
  });

  test('redirects to the requested page, and to none of another site', async () => {
    for (const [next, location] of [
      ['/nl/desk/calendar/?day=2026-11-03', '/nl/desk/calendar/?day=2026-11-03'],
      ['https://evil.example/', '/en/desk/'],
      ['//evil.example/desk/', '/en/desk/'],
      ['/en/contact/', '/en/desk/'],
      ['/en/desk/login/', '/en/desk/'],
    ]) {
      const { headers } = await site.browser().logIn(LEA, `?next=${encodeURIComponent(next ?? '')}`);
      expect([next, headers.location]).toEqual([next, location]);
    }
  });

  test('ends at once when an agent is removed', async () => {
    const agent = { email: 'removed@example.be', password: 'drie paraplus in de gang' };
    const { store, hasher } = site.ports;
    const invitation = { id: 'removed', role: 'agent', language: 'en', personId: undefined, invitedAt: 0 } as const;
    await store.sampleAgents.add({ ...invitation, email: agent.email }, await hasher.hash(agent.password));
    const browser = site.browser();
    await browser.logIn(agent);
    expect((await browser.get('/en/desk/security/')).status).toBe(200);
    await store.agents.remove('removed', {
      by: { id: LEA.id, name: 'Lea' },
      at: site.now(),
      action: 'agent-removed',
      subject: 'removed',
    });
    expect((await browser.get('/en/desk/security/')).status).toBe(303);
  });

  test('refuses owners, even with the same address and password', async () => {
    expect((await site.browser().logIn(ANN)).status).toBe(422);
    expect((await site.browser().post('/en/login/', { email: LEA.email, password: LEA.password })).status).toBe(422);
  });

  test('ends only by the log-out form with its token', async () => {
    const browser = await loggedIn(LEA);
    const token = await browser.token();
    expect((await browser.post('/en/desk/security/', { do: 'logout', token: 'another' })).status).toBe(403);
    const { status, headers } = await browser.post('/en/desk/security/', { do: 'logout', token });
    expect([status, headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/en\/desk\/login\/\?notice=logged-out&mark=/),
    ]);
    expect((await browser.get('/en/desk/security/')).status).toBe(303);
  });

  test('replaces the browser’s previous session, even of another member', async () => {
    const browser = await loggedIn(LEA);
    const lea = browser.jar.get('__Host-desk') ?? '';
    expect((await browser.logIn(TOM)).status).toBe(303);
    expect((await browser.get('/en/desk/security/')).text).toContain(TOM.email);
    browser.jar.set('__Host-desk', lea);
    expect((await browser.get('/en/desk/security/')).status).toBe(303);
  });

  test('is extended by use, but not by automatic refreshes of a page', async () => {
    const browser = await loggedIn(TOM);
    const left = async (path: string) => {
      const { text } = await browser.get(path, { accept: 'application/json' });
      return Number(/"left":(\d+)/.exec(text)?.[1]);
    };
    const whole = await left('/en/desk/security/');
    site.pass(60_000);
    expect(await left('/en/desk/security/?look=1')).toBe(whole - 60_000);
    expect(await left('/en/desk/security/')).toBe(whole);
  });

  test('is not revealed by the page for forgotten passwords, which mails a link to the desk', async () => {
    await site.mails();
    const browser = site.browser('198.51.100.7');
    const sent = await Promise.all(
      [LEA.email, 'unknown@example.be', 'no address'].map(email =>
        browser.post('/en/desk/forgot-password/', { email }),
      ),
    );
    expect(sent.map(({ status, headers }) => [status, headers.location])).toEqual(
      Array.from({ length: 3 }, () => [
        303,
        expect.stringMatching(/^\/en\/desk\/forgot-password\/\?notice=sent&mark=/),
      ]),
    );
    const mails = await site.mails();
    expect(mails.map(({ to }) => to.toLowerCase())).toEqual([LEA.email.toLowerCase()]);
    const link = String(mails[0]?.data['link']);
    expect(link).toMatch(/^\/en\/desk\/choose-password\/[\w-]{43}\/$/);
    expect((await browser.get(link)).text).toContain(LEA.email);
    const password = 'une lampe et deux canaris';
    expect((await browser.post(link, { password, repeated: password })).status).toBe(303);
    expect((await browser.logIn(LEA)).status).toBe(422);
    expect((await browser.logIn({ ...LEA, password })).status).toBe(303);
    expect((await browser.post(link, { password, repeated: password })).status).toBe(410);
  });
});
