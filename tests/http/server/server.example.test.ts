import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../adapters/node-server/security-headers.ts';
import { tagOrigins } from '../../../adapters/node-server/open-origins.ts';
import { ask, type Got } from '../../support/reading/ask.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { openSite, sampleFeed } from '../../support/site/sample-site.ts';
import { cookiesOf, FORM, OWN, startSite } from '../../support/server/served-sites.ts';

/** The start of the response, for a client that then disconnects. */
async function heard(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
  try {
    const [first] = (await once(socket, 'data')) as [Buffer];
    return first.toString('latin1');
  } finally {
    socket.destroy();
  }
}

const site = await startSite();

describe('every kind of response', () => {
  const kinds: readonly (readonly [number, string, () => Promise<Got>])[] = [
    [200, 'a page', () => site.get('/fr/')],
    [200, 'a page of an original path', () => site.get('/for-sale/')],
    [200, 'a page that is only asked for its head', () => site.ask({ method: 'HEAD', path: '/fr/' })],
    [200, 'an asset', () => site.get('/assets/boot-1.js')],
    [200, 'a picture', () => site.get('/pictures/front?width=100&format=webp')],
    [200, 'the interface', () => site.get('/api/search-source?language=nl')],
    [200, 'a sitemap', () => site.get('/sitemap.xml')],
    [200, 'the word to robots', () => site.get('/robots.txt')],
    [200, 'where a vulnerability is reported', () => site.get('/.well-known/security.txt')],
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
      'a form that is not a text',
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

  test.each(kinds)('%i, %s: has its content type and the security headers', async (status, _, asked) => {
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

  test('the policy of a page allows no inline script or style, and no other host', () => {
    const policy = expected['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/unsafe|\*|nonce|https?:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(expected['strict-transport-security']).toBe('max-age=63072000');
    expect(securityHeaders(new URL('https://agency.example'), tagOrigins({}), true)['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  test('without https no header enforces it', async () => {
    const plain = await startSite({ publicUrl: 'http://127.0.0.1:3000' });
    const got = await plain.get('/fr/?setcookies');
    expect(got.headers).not.toHaveProperty('strict-transport-security');
    expect(got.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(cookiesOf(got).join()).not.toContain('Secure');
    expect(cookiesOf(await site.get('/fr/?setcookies')).every(cookie => cookie.includes('; Secure;'))).toBe(true);
  });
});

describe('the status', () => {
  test('of a withdrawn page is 410', async () => {
    const feed = sampleFeed();
    const gone = await startSite({ site: openSite([feed, { ...feed, listings: feed.listings.slice(1) }]) });
    const got = await gone.get(`/property/${feed.listings[0]?.id}/`);
    expect(got.status).toBe(410);
    expect(got.headers['content-security-policy']).toBeDefined();
    expect(got.text).toContain('<meta name="robots" content="noindex">');
  });

  test('of an error is logged, without data of the request', () => {
    expect(site.logged.length).toBeGreaterThan(0);
    expect(new Set(site.logged)).toEqual(new Set(['a request failed']));
  });

  test('of a redirect keeps the query, and its caching is stated', async () => {
    const got = await site.get('/fr/A-Vendre?page=2&x=%2F');
    expect([got.status, got.headers.location, got.headers['cache-control']]).toEqual([
      301,
      '/fr/a-vendre/?page=2&x=%2F',
      'max-age=3600',
    ]);
  });
});

describe('unusual addresses', () => {
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
  ])('are refused without a redirect: %s', async path => {
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
  ])('never redirect to another site: %s', async query => {
    for (const path of ['/fr/a-vendre', '/fr/', '/project', '/fr/merci/Contact-Me/']) {
      const { location = '/' } = (await site.get(path + query)).headers;
      expect(new URL(location, 'https://agency.example').host).toBe('agency.example');
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('are accepted up to 4 kB and refused above', async () => {
    expect((await site.get(`/fr/?x=${'a'.repeat(4000)}`)).status).toBe(200);
    expect((await site.get(`/fr/?x=${'a'.repeat(4096)}`)).status).toBe(414);
    expect(
      (await site.ask({ method: 'POST', path: `/consent?${'a'.repeat(4096)}`, headers: OWN, body: '' })).status,
    ).toBe(414);
  });

  test('do not flood the log', () => {
    expect(site.logged.filter(message => message !== 'a request failed')).toEqual([]);
  });
});

describe('request bodies', () => {
  test('are accepted up to 64 KiB and refused one byte above, whole or in chunks', async () => {
    const own = await startSite();
    const most = 64 * 1024;
    const post = (body: string) => own.ask({ method: 'POST', path: '/consent', headers: OWN, body });
    expect((await post(`x=${'a'.repeat(most - 2)}`)).status).toBe(204);
    expect((await post(`x=${'a'.repeat(most - 1)}`)).status).toBe(413);
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    const head =
      'POST /consent HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\nsec-fetch-site: same-origin\r\ntransfer-encoding: chunked\r\n';
    // The server keeps the connection open for some seconds so that the client can read the refusal; this client reads it and disconnects.
    expect(await heard(own.port, `${head}\r\n${chunk.repeat(5)}`)).toMatch(/^HTTP\/1.1 413 /);
    expect(await own.raw(`${head}connection: close\r\n\r\n${chunk.repeat(4)}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 204 /);
    expect(own.logged).toEqual([]);
  });

  test('are refused if they are compressed', async () => {
    const got = await site.ask({
      method: 'POST',
      path: '/consent',
      headers: { ...OWN, 'content-encoding': 'gzip' },
      body: 'x',
    });
    expect(got.status).toBe(415);
  });

  test('have timeouts: twenty seconds in total, ten for the headers', () => {
    expect(site.server.requestTimeout).toBeLessThanOrEqual(20_000);
    expect(site.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(site.server.requestTimeout).toBeGreaterThan(0);
    expect(site.server.headersTimeout).toBeGreaterThan(0);
  });

  test('reach no handler if they are cut off, and log no error', async () => {
    const own = await startSite();
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

describe('stopping the server', () => {
  test('makes it not ready, finishes running requests, and accepts no more', async () => {
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
        respond: async () => {
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

  test('it is not ready before it can serve', async () => {
    const own = await startSite({ change: parts => ({ ...parts, ready: () => false }) });
    expect((await own.get('/readyz')).status).toBe(503);
    expect((await own.get('/healthz')).status).toBe(200);
  });
});
