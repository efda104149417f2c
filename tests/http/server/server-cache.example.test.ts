import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isPortal } from '../../../domain/page/page.ts';
import { OWN, startSite } from '../../support/server/served-sites.ts';

const site = await startSite();

describe('compression', () => {
  const plain = site.get('/fr/');

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('sends %s the encoding %s of the same page', async (accept, encoding, unpack) => {
    const got = await site.get('/fr/', { 'accept-encoding': accept });
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toContain('Accept-Encoding');
    expect(Number(got.headers['content-length'])).toBe(got.bytes.length);
    expect(unpack(got.bytes).toString()).toBe((await plain).text);
    expect(got.bytes.length).toBeLessThan((await plain).bytes.length / 2);
  });

  test.each(['', 'identity', 'br;q=0', 'zstd', 'brotli', '*;q=0'])('sends %j the bytes unchanged', async accept => {
    const got = await site.get('/fr/', accept === '' ? {} : { 'accept-encoding': accept });
    expect(got.headers).not.toHaveProperty('content-encoding');
    expect(got.text).toBe((await plain).text);
  });

  test('is not used for pictures', async () => {
    const got = await site.get('/pictures/front?width=100&format=png', { 'accept-encoding': 'br' });
    expect(got.headers).not.toHaveProperty('content-encoding');
  });
});

describe('a conditional request', () => {
  const encodings = ['br', 'gzip', 'identity'];

  test.each(['/fr/', '/for-sale/', '/assets/boot-1.js', '/api/search-source?language=nl', '/sitemap-fr-1.xml'])(
    'for %s is answered with 304, per encoding',
    async path => {
      const tags = new Map<string, string>();
      for (const encoding of encodings) {
        const { headers } = await site.get(path, { 'accept-encoding': encoding });
        expect(headers.etag).toMatch(/^"[\w-]+"$/);
        tags.set(encoding, headers.etag ?? '');
      }
      expect(new Set(tags.values()).size).toBe(encodings.length);
      for (const asked of encodings) {
        for (const held of encodings) {
          const got = await site.get(path, { 'accept-encoding': asked, 'if-none-match': `"x", W/${tags.get(held)}` });
          expect({ asked, held, status: got.status }).toEqual({ asked, held, status: asked === held ? 304 : 200 });
          if (got.status === 304) expect(got.headers.etag).toBe(tags.get(held));
        }
      }
    },
  );

  test('has the same result with HEAD as with GET', async () => {
    for (const path of ['/fr/', '/assets/boot-1.js', '/fr/rien/', '/fr/a-vendre', '/healthz']) {
      const [whole, head] = [await site.get(path), await site.ask({ method: 'HEAD', path })];
      const { date: _, ...headers } = whole.headers;
      const { date: __, ...ofHead } = head.headers;
      expect({ path, status: head.status, headers: ofHead, bytes: head.bytes.length }).toEqual({
        path,
        status: whole.status,
        headers,
        bytes: 0,
      });
    }
  });

  test('does not apply to a POST', async () => {
    const got = await site.ask({ method: 'POST', path: '/fr/', headers: { ...OWN, 'if-none-match': '*' }, body: '' });
    expect(got.status).toBe(200);
  });
});

describe('the cache of pages', () => {
  test('returns the same response as the handler, without calling it', async () => {
    const own = await startSite();
    for (const path of [
      '/nl/te-koop/?page=2',
      '/fr/',
      '/for-sale/',
      '/sitemap.xml',
      '/api/page?address=%2Ffr%2F',
      '/pictures/front?width=100&format=webp',
    ]) {
      const before = own.asked.length;
      const miss = await own.get(path, { 'accept-encoding': 'gzip' });
      const hit = await own.get(path, { 'accept-encoding': 'gzip' });
      expect(own.asked.length).toBe(before + 1);
      expect([hit.status, { ...hit.headers, date: '' }, hit.bytes]).toEqual([
        miss.status,
        { ...miss.headers, date: '' },
        miss.bytes,
      ]);
    }
  });

  test('stores no redirect, no error, and no page of a single visitor', async () => {
    const own = await startSite();
    const paths = [
      '/fr/a-vendre',
      '/fr/rien/',
      '/fr/?lng=nl',
      '/fr/?lng=fr',
      '/fr/?setcookies',
      '/fr/a-vendre/?q=maison',
      '/throws/',
      '/api/suggest?language=fr&text=a',
      '/api/page?address=%2Ffor-sale%2F',
      '/api/page?address=%2Ffr%2Frien%2F',
      '/consent',
      '/pictures/nothing',
    ];
    for (const path of paths) {
      const before = own.asked.length;
      await own.get(path);
      await own.get(path);
      expect({ path, asked: own.asked.length }).toEqual({ path, asked: before + 2 });
    }
    expect(own.cache.bytes).toBe(0);
  });

  test('is cleared when the site changes', async () => {
    let generation = 'one';
    const own = await startSite({ change: parts => ({ ...parts, generation: () => generation }) });
    await own.get('/fr/');
    await own.get('/nl/');
    generation = 'two';
    const before = own.asked.length;
    await own.get('/fr/');
    await own.get('/fr/');
    await own.get('/nl/');
    expect(own.asked.length).toBe(before + 2);
  });

  test('stores nothing that was rendered before the site changed', async () => {
    let generation = 'one';
    let words = 'old';
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    let reached = () => {};
    const waiting = new Promise<void>(resolve => {
      reached = resolve;
    });
    const own = await startSite({
      change: parts => ({
        ...parts,
        generation: () => generation,
        respond: async ({ path }) => {
          const made = words;
          if (path === '/fr/slow/' && made === 'old') {
            reached();
            await held;
          }
          return { status: 200, headers: {}, body: made, shared: true };
        },
      }),
    });
    const slow = own.get('/fr/slow/');
    await waiting;
    generation = 'two';
    words = 'new';
    expect((await own.get('/fr/')).text).toBe('new');
    release();
    expect((await slow).text).toBe('old');
    expect((await own.get('/fr/slow/')).text).toBe('new');
  });

  test('stays below its limit, and still serves pages that are too large for it', async () => {
    const limit = 64 * 1024;
    const own = await startSite({ change: parts => ({ ...parts, cacheLimit: limit }) });
    const shown = own.site.content.pages.filter(({ kind }) => !isPortal(kind));
    for (const path of shown.map(({ id }) => own.site.routes.build(id, 'fr'))) {
      expect((await own.get(path)).status).toBeLessThan(400);
      expect(own.cache.bytes).toBeLessThanOrEqual(limit);
    }
  });
});

describe('addresses that differ only in ignored parts', () => {
  test.each([
    ['/api/search-source?language=fr', (number: number) => `&id=${number}`],
    ['/api/page?address=%2Ffr%2F', (number: number) => `%3Futm_source%3D${number}`],
    ['/robots.txt', (number: number) => `?page=${number}`],
    ['/fr/', (number: number) => `?utm_source=${number}`],
  ])('of %s create no second cache entry', async (path, more) => {
    const own = await startSite();
    const first = await own.get(path);
    expect(own.cache.figures().entries).toBe(1);
    const before = own.cache.bytes;
    for (let number = 0; number < 50; number++) expect((await own.get(path + more(number))).text).toBe(first.text);
    expect(own.cache.bytes - before).toBeLessThan(50 * 1024);
  });
});

describe('no request header changes a page that others get', () => {
  const CANARY = 'canary-7f3a.evil.example';
  const NAMES = [
    'host',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'x-forwarded-server',
    'x-forwarded-port',
    'x-forwarded-prefix',
    'x-forwarded-scheme',
    'forwarded',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'via',
    'from',
    'origin',
    'referer',
    'user-agent',
    'x-wap-profile',
    'x-http-method-override',
    'x-method-override',
    'x-amz-website-redirect-location',
    'x-requested-with',
    'x-nextjs-data',
    'accept',
    'accept-charset',
    'x-timer',
    'dnt',
    'sec-fetch-site',
    'sec-ch-ua',
    'traceparent',
    'x-forwarded-path',
  ];

  test.each(['/fr/', '/nl/te-koop/?page=2', '/for-sale/', '/sitemap.xml', '/api/page?address=%2Ffr%2F'])(
    '%s',
    async path => {
      const own = await startSite();
      const clean = await (await startSite()).get(path);
      for (const name of NAMES) {
        const first = await own.get(path, { [name]: CANARY });
        expect({ name, text: first.text === clean.text, status: first.status }).toEqual({
          name,
          text: true,
          status: 200,
        });
        expect(JSON.stringify(first.headers)).not.toContain(CANARY);
      }
      expect((await own.get(path)).text).toBe(clean.text);
    },
  );

  test('a redirect and an error do not change with it either: the host comes from the settings', async () => {
    for (const path of [
      '/fr/a-vendre',
      '/fr/?lng=nl',
      '/fr/?setcookies',
      '/fr/rien/',
      '/throws/',
      `/${'a'.repeat(5000)}`,
    ]) {
      const got = await site.get(path, { host: CANARY, 'x-forwarded-host': CANARY });
      expect(got.text + JSON.stringify(got.headers)).not.toContain(CANARY);
    }
    expect((await site.get('/fr/', { host: CANARY })).text).toContain('href="https://agency.example/fr/"');
  });

  test('a page without a language in its path is cached once per language, however it is requested', async () => {
    const own = await startSite();
    const wishes: [string, Record<string, string>][] = [
      ['nl', { cookie: 'lng=nl' }],
      ['nl', { cookie: 'lng = nl' }],
      ['nl', { cookie: 'a=b;  lng=nl ; c=d' }],
      ['de', { 'accept-language': 'de-AT, nl;q=0.5' }],
      ['fr', { cookie: 'lng=xx; lng=nl' }],
      ['fr', { cookie: 'lng=nlx; lng=nl' }],
      ['fr', { cookie: 'xlng=nl' }],
      ['fr', { cookie: `${'x'.repeat(8192)}; lng=nl` }],
      ['en', { cookie: 'lng=NL', 'accept-language': 'en' }],
      ['fr', {}],
    ];
    for (const turn of [wishes, [...wishes].reverse()]) {
      for (const [language, headers] of turn) {
        const got = await own.get('/for-sale/', headers);
        expect({ headers, language: got.headers['content-language'] }).toEqual({ headers, language });
        expect(got.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding');
      }
    }
    expect(own.asked).toHaveLength(4);
  });
});
