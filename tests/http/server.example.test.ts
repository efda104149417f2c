import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../adapters/node-server/security-headers.ts';
import { tagOrigins } from '../../adapters/node-server/open-origins.ts';
import { CONSENT_KEYS } from '../../domain/consent/consent.ts';
import { isPortal } from '../../domain/page/page.ts';
import { ask, type Got } from '../support/ask.ts';
import { type HttpSite, serveSite } from '../support/http-site.ts';
import { openSite } from '../support/sample-site.ts';

const started: HttpSite[] = [];

async function start(given: Parameters<typeof serveSite>[0] = {}): Promise<HttpSite> {
  const site = await serveSite(given);
  started.push(site);
  return site;
}

afterAll(async () => {
  await Promise.all(started.map(site => site.stop()));
});

const site = await start();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const OWN = { ...FORM, 'sec-fetch-site': 'same-origin' };
const cookiesOf = ({ headers }: Got) => headers['set-cookie'] ?? [];

describe('every kind of answer', () => {
  const kinds: readonly (readonly [number, string, () => Promise<Got>])[] = [
    [200, 'a page', () => site.get('/fr/')],
    [200, 'a page of an original path', () => site.get('/for-sale/')],
    [200, 'a page that is only asked for its head', () => site.ask({ method: 'HEAD', path: '/fr/' })],
    [200, 'an asset', () => site.get('/assets/boot-1.js')],
    [200, 'a picture', () => site.get('/pictures/front?width=100&format=webp')],
    [200, 'the interface', () => site.get('/api/search-source?language=nl')],
    [200, 'a sitemap', () => site.get('/sitemap.xml')],
    [200, 'the word to robots', () => site.get('/robots.txt')],
    [200, 'its health', () => site.get('/healthz')],
    [200, 'its readiness', () => site.get('/readyz')],
    [204, 'a choice kept', () => site.ask({ method: 'POST', path: '/consent', headers: OWN, body: 'choice=agree' })],
    [301, 'a redirect of a path', () => site.get('/fr/a-vendre')],
    [302, 'a redirect to a language', () => site.get('/fr/?lng=nl')],
    [302, 'consent forgotten', () => site.get('/fr/?setcookies')],
    [
      303,
      'a form taken',
      () => site.ask({ method: 'POST', path: '/consent', headers: OWN, body: 'choice=agree&back=%2Ffr%2F' }),
    ],
    [308, 'a redirect of a form', () => site.ask({ method: 'POST', path: '/fr/contact', headers: OWN, body: 'a=b' })],
    [
      304,
      'nothing new',
      async () => site.get('/fr/', { 'if-none-match': (await site.get('/fr/')).headers.etag ?? '' }),
    ],
    [304, 'nothing new of an asset', () => site.get('/assets/boot-1.js', { 'if-none-match': '*' })],
    [400, 'a picture of another size', () => site.get('/pictures/front?width=123')],
    [400, 'another host’s address', () => site.get('http://evil.example/fr/')],
    [400, 'a language that is none', () => site.get('/api/suggest?language=xx&text=a')],
    [
      400,
      'a form that is no text',
      () => site.ask({ method: 'POST', path: '/consent', headers: OWN, body: Buffer.from([0xff, 0xfe]) }),
    ],
    [
      403,
      'a form of another site',
      () =>
        site.ask({
          method: 'POST',
          path: '/consent',
          headers: { ...FORM, 'sec-fetch-site': 'cross-site' },
          body: 'choice=agree',
        }),
    ],
    [404, 'no page', () => site.get('/fr/rien/')],
    [404, 'no picture', () => site.get('/pictures/nothing')],
    [404, 'no interface', () => site.get('/api/nothing')],
    [405, 'another method', () => site.ask({ method: 'DELETE', path: '/fr/' })],
    [405, 'a choice asked for', () => site.get('/consent')],
    [
      413,
      'too long a form',
      () => site.ask({ method: 'POST', path: '/consent', headers: OWN, body: 'a'.repeat(64 * 1024 + 1) }),
    ],
    [414, 'too long an address', () => site.get(`/${'a'.repeat(5000)}`)],
    [
      415,
      'a body of another type',
      () => site.ask({ method: 'POST', path: '/consent', headers: { 'content-type': 'application/json' }, body: '{}' }),
    ],
    [
      417,
      'an expectation',
      () => site.ask({ method: 'POST', path: '/consent', headers: { ...OWN, expect: 'miracle' }, body: '' }),
    ],
    [500, 'a fault', () => site.get('/throws/')],
  ];
  const expected = securityHeaders(new URL('https://agency.example'), tagOrigins({}));

  test.each(kinds)('%i, %s: says what it is and carries the headers of safety', async (status, _, asked) => {
    const got = await asked();
    expect(got.status).toBe(status);
    expect(got.headers).toMatchObject(expected);
    for (const name of ['x-powered-by', 'server', 'x-xss-protection']) expect(got.headers).not.toHaveProperty(name);
    if (got.bytes.length > 0)
      expect(got.headers['content-type']).toMatch(
        /charset=utf-8|^image\/(?:webp|png|avif)$|^application\/problem\+json$/,
      );
    if (status === 204) expect(got.headers).not.toHaveProperty('content-length');
    if (status === 204 || status === 304) expect(got.bytes.length).toBe(0);
    if (status >= 400) expect(got.headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache/);
    if (status >= 300 && status < 400 && status !== 304) expect(got.headers.location).toMatch(/^\/(?![/\\])/);
    expect(got.text).not.toMatch(/on purpose|\.ts:\d|node_modules/);
  });

  test.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['a null byte', 'GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a space in the address', 'GET /a b HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['two lengths', 'POST /consent HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    [
      'length and chunks',
      'POST /consent HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is refused with the same headers', async (_, text, status) => {
    const got = await site.raw(text);
    const [first = '', ...lines] = got.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const headers = Object.fromEntries(
      lines.map(line => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    expect(headers).toMatchObject({ ...expected, connection: 'close' });
  });

  test('a page policy lets no inline script or style, no other host', () => {
    const policy = expected['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/unsafe|\*|nonce|https?:/);
    expect(expected['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  test('without https nothing insists on it', async () => {
    const plain = await start({ publicUrl: 'http://127.0.0.1:3000' });
    const got = await plain.get('/fr/?setcookies');
    expect(got.headers).not.toHaveProperty('strict-transport-security');
    expect(got.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(cookiesOf(got).join()).not.toContain('Secure');
    expect(cookiesOf(await site.get('/fr/?setcookies')).every(cookie => cookie.includes('; Secure;'))).toBe(true);
  });
});

describe('the right status', () => {
  test('of a page that is gone is 410', async () => {
    const { openSite, sampleFeed } = await import('../support/sample-site.ts');
    const feed = sampleFeed();
    const gone = await start({ site: openSite([feed, { ...feed, listings: feed.listings.slice(1) }]) });
    const got = await gone.get(`/property/${feed.listings[0]?.id}/`);
    expect(got.status).toBe(410);
    expect(got.headers['content-security-policy']).toBeDefined();
    expect(got.text).toContain('<meta name="robots" content="noindex">');
  });

  test('a fault is logged, without a word of the request', () => {
    expect(site.logged.length).toBeGreaterThan(0);
    expect(new Set(site.logged)).toEqual(new Set(['a request failed']));
  });

  test('an address that redirects keeps its query, and says how long', async () => {
    const got = await site.get('/fr/A-Vendre?page=2&x=%2F');
    expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
      301,
      '/fr/a-vendre/?page=2&x=%2F',
      'max-age=3600',
    ]);
  });
});

describe('compression', () => {
  const plain = site.get('/fr/');

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
  ])('%s gets %s, the same page', async (accept, encoding, unpack) => {
    const got = await site.get('/fr/', { 'accept-encoding': accept });
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toContain('Accept-Encoding');
    expect(Number(got.headers['content-length'])).toBe(got.bytes.length);
    expect(unpack(got.bytes).toString()).toBe((await plain).text);
    expect(got.bytes.length).toBeLessThan((await plain).bytes.length / 2);
  });

  test.each(['', 'identity', 'br;q=0', 'zstd', 'brotli', '*;q=0'])('%j gets the bytes as they are', async accept => {
    const got = await site.get('/fr/', accept === '' ? {} : { 'accept-encoding': accept });
    expect(got.headers).not.toHaveProperty('content-encoding');
    expect(got.text).toBe((await plain).text);
  });

  test('is not for pictures', async () => {
    const got = await site.get('/pictures/front?width=100&format=png', { 'accept-encoding': 'br' });
    expect(got.headers).not.toHaveProperty('content-encoding');
  });
});

describe('what a visitor already has', () => {
  const encodings = ['br', 'gzip', 'identity'];

  test.each(['/fr/', '/for-sale/', '/assets/boot-1.js', '/api/search-source?language=nl', '/sitemap-fr-1.xml'])(
    'of %s is not sent again, each encoding for itself',
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

  test('is said by the head alone as by the whole', async () => {
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

  test('does not spare a form its answer', async () => {
    const got = await site.ask({ method: 'POST', path: '/fr/', headers: { ...OWN, 'if-none-match': '*' }, body: '' });
    expect(got.status).toBe(200);
  });
});

describe('the cache of pages', () => {
  test('gives the same answer as the house, and spares it the work', async () => {
    const own = await start();
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

  test('keeps no redirect, no error, no page of one visitor', async () => {
    const own = await start();
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

  test('forgets all when the site is another', async () => {
    let generation = 'one';
    const own = await start({ change: parts => ({ ...parts, generation: () => generation }) });
    await own.get('/fr/');
    await own.get('/nl/');
    generation = 'two';
    const before = own.asked.length;
    await own.get('/fr/');
    await own.get('/fr/');
    await own.get('/nl/');
    expect(own.asked.length).toBe(before + 2);
  });

  test('keeps nothing that was made of the site before it changed', async () => {
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
    const own = await start({
      change: parts => ({
        ...parts,
        generation: () => generation,
        answer: async ({ path }) => {
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

  test('stays below its limit, and pages too large for it are served all the same', async () => {
    const limit = 64 * 1024;
    const own = await start({ change: parts => ({ ...parts, cacheLimit: limit }) });
    const shown = own.site.content.pages.filter(({ kind }) => !isPortal(kind));
    for (const path of shown.map(({ id }) => own.site.routes.build(id, 'fr'))) {
      expect((await own.get(path)).status).toBeLessThan(400);
      expect(own.cache.bytes).toBeLessThanOrEqual(limit);
    }
  });
});

describe('no header of a request changes a page that others get', () => {
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
      const own = await start();
      const clean = await (await start()).get(path);
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

  test('nor a redirect or an error: the host comes from the settings', async () => {
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

  test('a page without a language in its path is kept once a language, however the wish is written', async () => {
    const own = await start();
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

describe('cookies', () => {
  test('are set for a language that is asked for, and by no page else', async () => {
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

  test('of consent are forgotten by ?setcookies, before the cache, and the address goes on without it', async () => {
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

  test('of consent are five, set by a POST of this site', async () => {
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
  ])('are not set by a POST from elsewhere: %j', async headers => {
    const got = await site.ask({
      method: 'POST',
      path: '/consent',
      headers: { ...FORM, ...headers },
      body: 'choice=agree',
    });
    expect(got.status).toBe(403);
    expect(cookiesOf(got)).toEqual([]);
  });

  test('are not set by a GET, whatever it says', async () => {
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
  ])('a form that leads back to %j leads to %s', async (back, location) => {
    const body = new URLSearchParams({ choice: 'decline', back }).toString();
    const got = await site.ask({ method: 'POST', path: '/consent', headers: OWN, body });
    expect([got.status, got.headers.location]).toEqual([303, location]);
  });
});

describe('odd addresses', () => {
  test.each([
    '//evil.com',
    '//evil.com/',
    '//',
    '///',
    '//evil.com/%2e%2e/',
    '//[',
    '//:80',
    '//%',
    '/\\evil.com',
    '/\\/evil.com/',
    '/fr//evil.com/',
    '/%2e%2e/',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e%2fetc%2fpasswd',
    '/fr/%2F%2Fevil.com/',
    '/fr/%5Cevil.com/',
    '/%00',
    '/fr/%00/',
    '/%',
    '/%ff',
    '/%c0%ae/',
    '/%E0%A4%A',
    '/fr/%0d%0aset-cookie:a=b/',
    '/.vite/manifest.json',
    '/index.html',
    '/assets/',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/.env',
    '/pictures/../front',
    '/pictures/%2e%2e%2ffront',
    '/pictures/',
    '/api/',
    '/api/page/../x',
    '/fr/a-vendre/;/',
    '/fr/.css',
    '/preview//evil.com/',
    '/preview/preview/',
    '/fr/preview//',
    '/@evil.com',
    '/javascript:alert(1)',
    '/fr/#x',
    '/http://evil.com/',
    '/.//evil.com',
    '/__proto__/',
    '/constructor/',
  ])('%s is refused, and leads nowhere', async path => {
    const got = await site.get(path);
    expect([400, 404]).toContain(got.status);
    expect(got.headers).not.toHaveProperty('location');
    expect(got.text).not.toMatch(/"secret"|root:|template|"https?:\/\/(?:www\.)?evil/);
  });

  test.each([
    '?lng=//evil.com',
    '?next=//evil.com',
    '?id=//evil.com',
    '?city=//evil.com|1',
    '?%6cng=nl',
    '?redirect=https://evil.com',
    '?setcookies=//evil.com',
  ])('the query %s leads to no other site', async query => {
    for (const path of ['/fr/a-vendre', '/fr/', '/project', '/fr/merci/Contact-Me/']) {
      const { location = '/' } = (await site.get(path + query)).headers;
      expect(new URL(location, 'https://agency.example').host).toBe('agency.example');
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('of 4 kB is read, of more is refused', async () => {
    expect((await site.get(`/fr/?x=${'a'.repeat(4000)}`)).status).toBe(200);
    expect((await site.get(`/fr/?x=${'a'.repeat(4096)}`)).status).toBe(414);
    expect(
      (await site.ask({ method: 'POST', path: `/consent?${'a'.repeat(4096)}`, headers: OWN, body: '' })).status,
    ).toBe(414);
  });

  test('do not fill the log', () => {
    expect(site.logged.filter(message => message !== 'a request failed')).toEqual([]);
  });
});

describe('bodies', () => {
  test('of 64 KiB are read, of one byte more refused, in one piece or in many', async () => {
    const own = await start();
    const most = 64 * 1024;
    const post = (body: string) => own.ask({ method: 'POST', path: '/consent', headers: OWN, body });
    expect((await post(`x=${'a'.repeat(most - 2)}`)).status).toBe(204);
    expect((await post(`x=${'a'.repeat(most - 1)}`)).status).toBe(413);
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const head =
      'POST /consent HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin\r\ntransfer-encoding: chunked\r\n';
    expect(await own.raw(`${head}\r\n${chunk.repeat(5)}`)).toMatch(/^HTTP\/1.1 413 /);
    expect(await own.raw(`${head}connection: close\r\n\r\n${chunk.repeat(4)}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 204 /);
    expect(own.logged).toEqual([]);
  });

  test('that are packed are refused', async () => {
    const got = await site.ask({
      method: 'POST',
      path: '/consent',
      headers: { ...OWN, 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect(got.status).toBe(415);
  });

  test('have their time: twenty seconds for all of it, ten for the headers', () => {
    expect(site.server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(site.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(site.server.requestTimeout).toBeGreaterThan(0);
    expect(site.server.headersTimeout).toBeGreaterThan(0);
  });

  test('that break off reach nobody and are no fault', async () => {
    const own = await start();
    const { connect } = await import('node:net');
    await new Promise<void>(done => {
      const socket = connect(own.port, '127.0.0.1', () => {
        own.server.once('request', (request: NodeJS.EventEmitter) => {
          request.once('close', () => setImmediate(done));
          socket.resetAndDestroy();
        });
        socket.write(
          'POST /consent HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nabc',
        );
      });
    });
    expect(own.asked).toEqual([]);
    expect(own.logged).toEqual([]);
    expect((await own.get('/healthz')).status).toBe(200);
  });
});

describe('stopping', () => {
  test('says that it is not ready, finishes what was asked, and takes nothing more', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    let reached = () => {};
    const waiting = new Promise<void>(resolve => {
      reached = resolve;
    });
    const own = await serveSite({
      change: parts => ({
        ...parts,
        answer: async () => {
          reached();
          await held;
          return { status: 200, headers: {}, body: 'done', shared: false };
        },
      }),
    });
    const asked = own.get('/fr/');
    await waiting;
    const { port, server } = own;
    const closed = new Promise(resolve => server.once('close', resolve));
    server.close();
    release();
    expect((await asked).text).toBe('done');
    await closed;
    await expect(ask(port, { path: '/fr/' })).rejects.toThrow('ECONNREFUSED');
  });

  test('is not ready before it can serve', async () => {
    const own = await start({ change: parts => ({ ...parts, ready: () => false }) });
    expect((await own.get('/readyz')).status).toBe(503);
    expect((await own.get('/healthz')).status).toBe(200);
  });
});
