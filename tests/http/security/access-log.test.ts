import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeAccessLog } from '../../../adapters/composition/server/access-log.ts';
import type { Answered } from '../../../adapters/node-server/noted-response.ts';
import { lineOf } from '../../../adapters/system/logger.ts';
import { RequestTally } from '../../../adapters/metrics/request-tally.ts';
import { encode } from '../../support/site/form-site.ts';
import { type HttpSite, serveSite } from '../../support/site/http-site.ts';
import { openApplication } from '../../support/site/sample-application.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { OWN } from '../../support/server/served-sites.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACED = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

const accessLine = z.strictObject({
  time: z.iso.datetime(),
  level: z.literal('info'),
  event: z.literal('request'),
  request: z.string().regex(/^[0-9a-f]{16}$/),
  trace: z.string().optional(),
  route: z.string(),
  method: z.enum(['GET', 'HEAD', 'POST', 'other']),
  status: z.number().int(),
  ms: z.number().nonnegative().optional(),
  bytes: z.number().int().nonnegative(),
  cache: z.enum(['hit', 'miss']).optional(),
});

const lines: string[] = [];
const logged = makeAccessLog(line => void lines.push(line));
const tally = new RequestTally();

/** The site, with log and metrics connected as in the server. */
async function open(): Promise<HttpSite> {
  const served = await serveSite({
    change: parts => ({
      ...parts,
      answered(answered) {
        logged(answered);
        tally.add(answered);
      },
    }),
  });
  return served;
}

const site = await open();
afterAll(() => site.stop());

/** Waits for `count` new lines and returns them. */
async function told(count: number) {
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
  return lines.splice(0).map(line => accessLine.parse(JSON.parse(line)));
}

describe('the access log has a line for', () => {
  test('a rendered page and a cached page', async () => {
    const { bytes } = await site.get('/en/contact/?about=this', TRACED);
    await site.get('/en/');
    const head = await site.ask({ method: 'HEAD', path: '/en/' });
    const [one, made, found] = await told(3);
    expect(one).toMatchObject({ route: 'contact', method: 'GET', status: 200, bytes: bytes.byteLength, trace: TRACE });
    expect(made).toMatchObject({ route: 'home', method: 'GET', status: 200, cache: 'miss' });
    expect(found).toMatchObject({ route: 'home', method: 'HEAD', status: 200, cache: 'hit', bytes: 0 });
    expect(made).not.toHaveProperty('trace');
    expect(head.status).toBe(200);
  });

  test.each([
    ['/assets/boot-1.js', 'asset', 200],
    ['/pictures/front?width=100&format=webp', 'pictures', 200],
    ['/api/suggest?q=gent&language=nl', 'api/suggest', 200],
    ['/api/map?address=%2Fen%2F', 'api/map', 200],
    ['/robots.txt', 'robots.txt', 200],
    ['/sitemap.xml', 'sitemap', 200],
    ['/api/contact.vcf', 'api/contact.vcf', 200],
    ['/.well-known/security.txt', '.well-known/security.txt', 200],
    ['/no-such-page/', 'other', 404],
    ['/en/throws/', 'other', 500],
    ['/en/out-of-reach/', 'other', 503],
  ])('%s as %s', async (path, route, status) => {
    await site.get(path);
    const [line] = await told(1);
    expect(line).toMatchObject({ route, method: 'GET', status });
  });

  test('refused requests: other methods, unreadable headers, addresses that are too long', async () => {
    await site.ask({ method: 'DELETE', path: '/en/' });
    await site.raw('GET / HTTP/1.1\r\nho st: a\r\n\r\n');
    await site.get(`/${'a'.repeat(5_000)}`);
    const [method, head, long] = await told(3);
    expect(method).toMatchObject({ route: 'home', method: 'other', status: 405 });
    expect(head).toMatchObject({ route: 'unreadable', method: 'other', status: 400, bytes: 0 });
    expect(long).toMatchObject({ route: 'other', method: 'GET', status: 414 });
  });

  test('a client that disconnects before the response', async () => {
    let leave = () => undefined as unknown;
    const slow = await serveSite({
      change: parts => ({
        ...parts,
        answered: logged,
        // A client that disconnects before its request was read has no line.
        respond: () => {
          leave();
          return new Promise(() => undefined);
        },
      }),
    });
    const sent = request({ host: '127.0.0.1', port: slow.port, path: '/en/slow/' });
    leave = () => sent.destroy();
    sent.on('error', () => undefined).end();
    const [line] = await told(1);
    await slow.stop();
    expect(line).toMatchObject({ route: 'other', status: 499, bytes: 0 });
  });
});

test('the liveness check has no line; a failed readiness check has one', async () => {
  await site.get('/healthz');
  await site.get('/readyz');
  const waking = await serveSite({ change: parts => ({ ...parts, answered: logged, ready: () => false }) });
  await waking.get('/readyz');
  await waking.stop();
  expect(await told(1)).toEqual([expect.objectContaining({ route: 'readyz', status: 503 })]);
});

test('other log lines of a request have its id and the id of its trace', async () => {
  const application = openApplication();
  const { noted } = application;
  const own = await serveApplication(application, { change: parts => ({ ...parts, answered: logged }) });
  await own.ask({ method: 'POST', path: '/en/login/', headers: { ...OWN, ...TRACED }, body: 'email=%ff' });
  await own.raw('GET / HTTP/1.1\r\nho st: a\r\n\r\n');
  await own.stop();
  const [posted, unread] = await told(2);
  expect(noted.map(({ request: id, trace, route }) => [id, trace, route])).toEqual([
    [posted?.request, TRACE, 'login'],
    [unread?.request, undefined, 'unreadable'],
  ]);
});

test('an access line equals what the rest of the log writes for the same fields', () => {
  const route = fc.oneof(fc.constantFrom('home', 'api/map'), wholeText());
  const answered: fc.Arbitrary<Answered> = fc.record({
    request: fc.stringMatching(/^[0-9a-f]{16}$/),
    trace: fc.option(fc.stringMatching(/^[0-9a-f]{32}$/), { nil: undefined }),
    route,
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'other'),
    status: fc.integer({ min: 201, max: 599 }),
    ms: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: undefined }),
    bytes: fc.nat(),
    cache: fc.constantFrom('hit', 'miss', undefined),
  });
  const written: string[] = [];
  const write = makeAccessLog(line => void written.push(line));
  const withoutTime = (line: string) => line.replace(/^\{"time":"[^"]+",/, '{');
  fc.assert(
    fc.property(answered, response => {
      write(response);
      const { request: id, trace, status, ms, ...more } = response;
      const rounded = ms === undefined ? undefined : Math.round(ms * 10) / 10;
      const { route: name, method, bytes, cache } = more;
      const fields = { level: 'info', event: 'request', request: id, trace, route: name, method, status };
      const line = lineOf({ ...fields, ms: rounded, bytes, cache });
      expect(withoutTime(written.at(-1) ?? '')).toBe(withoutTime(line));
    }),
  );
});

test('log and metrics agree, and no requested address becomes a metric label', async () => {
  const others = ['other', 'asset', 'pictures', 'sitemap', 'unreadable', 'films', 'captcha', 'consent', 'robots.txt'];
  const known = new Set<string>([...site.site.content.pages.map(({ id }) => id), ...others]);
  lines.splice(0);
  const before = tally.counts().reduce((sum, { count }) => sum + count, 0);
  const part = fc.oneof(
    fc.constantFrom('en', 'fr', 'for-sale', 'a-vendre', 'pictures', 'api', 'sitemap-x', 'property', 'contact'),
    fc.webSegment(),
  );
  const path = fc.array(part, { maxLength: 4 }).map(parts => `/${parts.join('/')}`);
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(path, fc.webQueryParameters(), async (address, query) => {
      await site.get(`${address}?${query}`);
      asked++;
    }),
    { numRuns: runs(200) },
  );
  await site.ask({ method: 'POST', path: '/en/contact/', headers: OWN, body: encode({ email: 'zoe@example.be' }) });
  const said = await told(asked + 1);
  expect(said).toHaveLength(asked + 1);
  expect(tally.counts().reduce((sum, { count }) => sum + count, 0) - before).toBe(asked + 1);
  const names = said.map(({ route }) => route).filter(route => !known.has(route) && !route.startsWith('api/'));
  expect(names).toEqual([]);
  expect(new Set(said.map(({ route }) => route)).size).toBeGreaterThan(0);
});
