import type { IncomingMessage } from 'node:http';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import { makePageViewQueue } from '../../../adapters/node-server/page-view-queue.ts';
import { isRobot } from '../../../adapters/robots/is-robot.ts';
import { makeRecordPageViews, type ViewedListing } from '../../../application/portal/record-page-views.ts';
import type { PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { heapAfterCollection } from '../../support/faults/heap.ts';
import { serveSite } from '../../support/site/http-site.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

const ID = '6398214' as ListingId;
const OTHER = '6481250' as ListingId;
const PAGE = '/fr/a-vendre/namur/maison-de-maitre-avec-bureau-et-jardin-pres-de-la-sambre/6398214/';
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:156.0) Gecko/20100101 Firefox/156.0',
  'accept-language': 'fr',
};
const DAY = '2026-10-25';

let heard: { listing: ListingId; request: IncomingMessage }[] = [];
const site = await serveSite({
  change: parts => ({ ...parts, seen: (listing, request) => heard.push({ listing, request }) }),
});
afterAll(() => site.stop());
beforeEach(() => {
  heard = [];
});
const listings = () => heard.map(({ listing }) => listing);

describe('a view of a property page', () => {
  test('is counted when it is rendered, served from the cache or revalidated by the browser', async () => {
    const first = await site.get(PAGE, BROWSER);
    expect(first.status).toBe(200);
    await site.get(PAGE, BROWSER);
    const again = await site.get(PAGE, { ...BROWSER, 'if-none-match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(listings()).toEqual([ID, ID, ID]);
  });

  test('is counted under its original path and in each language as the same property', async () => {
    await site.get('/property/6398214/', BROWSER);
    await site.get('/nl/te-koop/namen/x/6398214/', BROWSER);
    expect(listings()).toEqual([ID]);
  });

  test('is counted on client-side navigation', async () => {
    for (let time = 0; time < 2; time++) await site.get(`/api/page?address=${encodeURIComponent(PAGE)}`, BROWSER);
    expect(listings()).toEqual([ID, ID]);
  });

  test('is not counted in a preview, on a list, or for a withdrawn property', async () => {
    await site.get(PAGE.replace('/fr/', '/fr/preview/'), BROWSER);
    await site.get('/fr/a-vendre/', BROWSER);
    await site.get(`/api/page?address=${encodeURIComponent('/fr/a-vendre/')}`, BROWSER);
    await site.get('/property/6301177/', BROWSER);
    await site.get('/property/1/', BROWSER);
    expect(listings()).toEqual([]);
  });
});

function queueOver(log: PageViews, failures = 0) {
  const clock = { ...fixedClock() };
  const reports: string[] = [];
  let left = failures;
  let salts = 0;
  const record = makeRecordPageViews({
    log,
    hashes: makeHashes(new Uint8Array(32)),
    ids: { secret: () => `salt ${salts++}` },
    isRobot,
    ownedBy: async login => (login === 'the owner' ? [ID] : []),
    agency: new Set(['192.0.2.1']),
  });
  const recorded: ViewedListing[][] = [];
  const queue = makePageViewQueue({
    record: async seen => {
      recorded.push([...seen]);
      if (left-- > 0) throw new Error('away');
      await record(seen);
    },
    clock,
    proxies: 1,
    loginOf: cookies => /sid=([^;]+)/.exec(cookies)?.[1],
    log: ({ message }) => reports.push(message),
    pauseMs: 1,
  });
  return { queue, recorded, reports };
}

function from(address: string, headers: Record<string, string> = {}, method = 'GET'): IncomingMessage {
  const given = { ...BROWSER, 'x-forwarded-for': address, ...headers };
  return { method, headers: given, socket: { remoteAddress: '127.0.0.1' } } as unknown as IncomingMessage;
}

const total = async (log: PageViews, id = ID) => (await log.counts(id, DAY)).total;

describe('the page view queue', () => {
  test('counts each address and browser once, without robots, prefetches, HEAD requests, owner and agency', async () => {
    const log = makeMemoryPageViews();
    const { queue } = queueOver(log);
    queue.seen(ID, from('203.0.113.7'));
    queue.seen(ID, from('203.0.113.8'));
    queue.seen(ID, from('203.0.113.7', { 'user-agent': BROWSER['user-agent'].replace('156.0)', '155.0)') }));
    queue.seen(ID, from('203.0.113.13', { 'user-agent': 'Googlebot/2.1' }));
    queue.seen(ID, from('203.0.113.12', { 'sec-purpose': 'prefetch' }));
    queue.seen(ID, from('203.0.113.11', { 'x-moz': 'prefetch' }));
    queue.seen(ID, from('203.0.113.10', {}, 'HEAD'));
    queue.seen(ID, from('192.0.2.1'));
    queue.seen(ID, from('203.0.113.9', { cookie: 'lng=fr; sid=the owner' }));
    await queue.stop();
    expect(await total(log)).toBe(3);
  });

  test('retains little of each pending request, however long its headers are', async () => {
    const { queue } = queueOver(makeMemoryPageViews(), 1_000);
    const long = (text: string) => Buffer.from(text.padEnd(16_000, 'x')).toString('latin1');
    const before = heapAfterCollection();
    for (let number = 0; number < 1_000; number++)
      queue.seen(
        ID,
        from(long(`2001:db8:${number.toString(16)}::7, 2001:db8:${number.toString(16)}::1,`).replace(/x+$/, ''), {
          'user-agent': long(`browser ${number}`),
          'sec-purpose': long('navigate'),
          'x-moz': long('nothing'),
          cookie: long(`sid=${'a'.repeat(64)};`),
        }),
      );
    // The headers have 64 MB in total.
    expect(heapAfterCollection() - before).toBeLessThan(8_000_000);
    await queue.stop();
  });

  test('counts an owner’s view of a neighbour’s property', async () => {
    const log = makeMemoryPageViews();
    const { queue } = queueOver(log);
    queue.seen(OTHER, from('203.0.113.9', { cookie: 'sid=the owner' }));
    await queue.stop();
    expect(await total(log, OTHER)).toBe(1);
  });

  test('stores reloads within a minute once', async () => {
    const { queue, recorded } = queueOver(makeMemoryPageViews());
    for (let time = 0; time < 1000; time++) queue.seen(ID, from('203.0.113.7'));
    await queue.stop();
    expect(recorded.map(({ length }) => length)).toEqual([1]);
  });

  test('retries if it cannot save, and logs that once', async () => {
    const log = makeMemoryPageViews();
    const { queue, reports } = queueOver(log, 3);
    queue.seen(ID, from('203.0.113.7'));
    await expect.poll(() => total(log)).toBe(1);
    expect(reports).toEqual(['page views could not be saved; they stay in memory for the next try']);
    await queue.stop();
  });

  test('counts once if a commit succeeded but its acknowledgement was lost', async () => {
    const log = makeMemoryPageViews();
    let broken = 2;
    const { queue } = queueOver({
      ...log,
      add: async views => {
        await log.add(views);
        if (broken-- > 0) throw new Error('the connection broke during the commit');
      },
    });
    queue.seen(ID, from('203.0.113.7'));
    await expect.poll(() => broken).toBe(-1);
    await queue.stop();
    expect(await total(log)).toBe(1);
  });

  test('saves everything in the end, however much is pending', async () => {
    const log = makeMemoryPageViews();
    const { queue, recorded } = queueOver(log);
    for (let at = 0; at < 4_500; at++) queue.seen(`${at}` as ListingId, from('203.0.113.7'));
    await queue.stop();
    expect(recorded.map(({ length }) => length)).toEqual([2000, 2000, 500]);
    expect(await total(log, '4499' as ListingId)).toBe(1);
  });
});
