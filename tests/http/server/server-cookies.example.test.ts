import { describe, expect, test } from 'vitest';
import { CONSENT_KEYS } from '../../../domain/consent/consent.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { cookiesOf, FORM, OWN, startSite } from '../../support/server/served-sites.ts';

const site = await startSite();

describe('cookies', () => {
  test('are set only when a language is requested', async () => {
    expect(cookiesOf(await site.get('/fr/?lng=nl'))).toEqual([
      'lng=nl; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ]);
    expect(cookiesOf(await site.get('/for-sale/?lng=de'))).toHaveLength(1);
    const { settings } = site.site.content;
    const ofTwo = openSite(undefined, { ...site.site.content, settings: { ...settings, languages: ['fr', 'nl'] } });
    const other = await serveSite({ site: ofTwo });
    for (const path of ['/fr/?lng=de', '/?lng=de', '/property/6398214/?lng=en', '/fr/A-Vendre?lng=de'])
      expect({ path, cookies: cookiesOf(await other.get(path)) }).toEqual({ path, cookies: [] });
    expect(cookiesOf(await other.get('/fr/?lng=nl'))).toHaveLength(1);
    await other.stop();
    for (const path of [
      '/fr/',
      '/for-sale/',
      '/fr/?lng=xx',
      '/fr/?lng=',
      '/fr/?lng=nl%0d%0aset-cookie:%20a=b',
      '/fr/rien/',
      '/api/page?address=%2Ffr%2F%3Flng%3Dnl',
    ])
      expect({ path, cookies: cookiesOf(await site.get(path, { cookie: 'lng=nl' })) }).toEqual({ path, cookies: [] });
  });

  test('of consent are deleted by ?setcookies before the cache, and the redirect drops the parameter', async () => {
    await site.get('/fr/a-vendre/?page=2');
    const got = await site.get('/fr/a-vendre/?page=2&setcookies&x=1');
    expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
      302,
      '/fr/a-vendre/?page=2&x=1',
      'no-store',
    ]);
    expect(cookiesOf(got).map(cookie => cookie.split('=')[0])).toEqual([...CONSENT_KEYS]);
    expect(cookiesOf(got).every(cookie => cookie.includes('Max-Age=0'))).toBe(true);
    for (const path of ['//evil.com/?setcookies', '/\\evil.com/?setcookies', '/\\/evil.com?setcookies=1']) {
      expect({ path, to: (await site.get(path)).headers.location }).toEqual({ path, to: '/' });
    }
  });

  test('of consent are five, set by a POST from this site', async () => {
    for (const headers of [OWN, { ...FORM, 'sec-fetch-site': 'none' }, { ...FORM, origin: 'https://agency.example' }]) {
      const got = await site.ask({
        method: 'POST',
        path: '/consent',
        headers,
        body: 'choice=custom&category=analytical',
      });
      expect(got.status).toBe(204);
      expect(cookiesOf(got).map(cookie => cookie.split('=')[0])).toEqual([...CONSENT_KEYS]);
      expect(got.headers['cache-control']).toBe('no-store');
    }
    expect(CONSENT_KEYS).toHaveLength(5);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://agency.example' },
    { 'sec-fetch-site': '' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://agency.example.evil.example' },
    { origin: 'http://agency.example' },
    {},
  ])('are not set by a POST from another site: %j', async headers => {
    const got = await site.ask({
      method: 'POST',
      path: '/consent',
      headers: { ...FORM, ...headers },
      body: 'choice=agree',
    });
    expect(got.status).toBe(403);
    expect(cookiesOf(got)).toEqual([]);
  });

  test('of consent fill in the settings page, which is never cached', async () => {
    const drawn = openSite();
    const served = await serveSite({ site: drawn, render: drawPages(drawn) });
    const boxes = async (cookie: string) => {
      const got = await served.get('/nl/cookie-instellingen/', { cookie });
      expect([got.status, got.headers['cache-control']]).toEqual([200, 'no-store']);
      const html = got.text;
      const ticked = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].filter(([box]) => box.includes('checked'));
      return { html, ticked: ticked.map(([box]) => /value="(\w+)"/.exec(box)?.[1]) };
    };
    const chosen = await boxes('consent=1.1010.2026-11-22');
    expect(chosen.ticked).toEqual(['necessary', 'analytical', 'social']);
    expect(chosen.html).toContain('Nu bewaard: Strikt noodzakelijk, Analytisch, Sociale media, tot 21-5-2027.');
    for (const cookie of ['', 'consent=2.1111', 'consent=1.1111.soon', 'consent=%', 'consent=1.2222']) {
      const asked = await boxes(cookie);
      expect({ cookie, ticked: asked.ticked }).toEqual({ cookie, ticked: ['necessary'] });
      expect(asked.html).toContain('U hebt nog niets gekozen.');
    }
    await served.stop();
  });

  test('are not set by any GET', async () => {
    expect(cookiesOf(await site.get('/consent?choice=agree', { 'sec-fetch-site': 'same-origin' }))).toEqual([]);
  });

  test.each([
    ['/fr/parametres-cookies/', '/fr/parametres-cookies/#saved'],
    ['//evil.com', '/'],
    ['/\\evil.com', '/'],
    ['https://evil.com/', '/'],
    ['/fr/\r\nset-cookie: a=b', '/'],
    ['/fr/?a=<b>', '/'],
    ['fr/', '/'],
  ])('a form that returns to %j redirects to %s', async (back, location) => {
    const body = new URLSearchParams({ choice: 'decline', back }).toString();
    const got = await site.ask({ method: 'POST', path: '/consent', headers: OWN, body });
    expect([got.status, got.headers.location]).toEqual([303, location]);
  });
});
