import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CachedPage, cachedPage, type Encoding, PageCache } from '../../../adapters/node-server/page-cache.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { heapAfterCollection } from '../../support/faults/heap.ts';
import { runs } from '../../support/run/daily-runs.ts';

const LIMIT = 200_000;
/** Size limit of a single page. */
const LARGEST = LIMIT / 8;
/** Upper limit of the overhead counted per page besides its content. */
const BESIDE = 5_000;

const pageOf = (size: number, fill = 97) => cachedPage(200, {}, new Uint8Array(size).fill(fill));
/** Lower limit of a page's counted size: its bytes. */
const least = (page: CachedPage) => page.bytes('identity').byteLength;
/** A different page for each key. */
const pageFor = (key: string) => cachedPage(200, { 'x-key': key }, new Uint8Array(8_000).fill(97));
/** The size that the cache counts for a page under a key. */
function costOf(key: string, page: CachedPage): number {
  const cache = new PageCache(1_000_000);
  cache.set(key, page);
  return cache.bytes;
}
const ENCODINGS = ['identity', 'gzip', 'br'] as const;

const asked = new WeakMap<CachedPage, Set<Uint8Array>>();
/** Requests the bytes of a page and records them as held. */
function ask(page: CachedPage, encoding: Encoding): void {
  asked.set(page, (asked.get(page) ?? new Set()).add(page.bytes(encoding)));
}

/** Bytes of all distinct buffers that the cache holds for these keys, plus the length of the keys. */
function heldBy(cache: PageCache, keys: readonly string[]): number {
  const held = keys.flatMap(key => {
    const page = cache.get(key);
    return page ? [{ key, page }] : [];
  });
  const bytes = held.flatMap(({ page }) => [page.bytes('identity'), ...(asked.get(page) ?? [])]);
  const pieces = new Set(bytes.map(({ buffer }) => buffer));
  return (
    [...pieces].reduce((sum, { byteLength }) => sum + byteLength, 0) +
    held.reduce((sum, { key }) => sum + key.length, 0)
  );
}

/** Reference model: the last page under each key, without eviction. */
type Model = { generation: string; kept: Map<string, CachedPage> };
type Command = fc.Command<Model, PageCache>;

const aKey = fc.oneof(fc.constantFrom('a', 'b', '__proto__', ''), fc.nat(20).map(String));
const always = () => true;

const commands = [
  fc.tuple(aKey, fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 255 })).map(
    ([key, size, fill]): Command => ({
      check: always,
      toString: () => `set(${key}, ${size})`,
      run(model, cache) {
        const page = cache.set(key, pageOf(size, fill));
        model.kept.set(key, page);
        expect(cache.bytes).toBeLessThanOrEqual(LIMIT);
        if (least(page) > LARGEST) expect(cache.get(key)).toBeUndefined();
        else if (least(page) < LARGEST - BESIDE) expect(cache.get(key)).toBe(page);
      },
    }),
  ),
  aKey.map(
    (key): Command => ({
      check: always,
      toString: () => `get(${key})`,
      run(model, cache) {
        const found = cache.get(key);
        if (found) expect(found).toBe(model.kept.get(key));
      },
    }),
  ),
  fc.tuple(aKey, fc.constantFrom(...ENCODINGS)).map(
    ([key, encoding]): Command => ({
      check: always,
      toString: () => `bytes(${key}, ${encoding})`,
      run(model, cache) {
        // An evicted page must stay readable, because responses may still be sending it.
        const page = model.kept.get(key);
        if (page) ask(page, encoding);
        expect(cache.bytes).toBeLessThanOrEqual(LIMIT);
        expect(cache.bytes).toBeGreaterThanOrEqual(heldBy(cache, [...model.kept.keys()]));
      },
    }),
  ),
  aKey.map(
    (key): Command => ({
      check: always,
      toString: () => `delete(${key})`,
      run(model, cache) {
        cache.delete(key);
        model.kept.delete(key);
        expect(cache.get(key)).toBeUndefined();
      },
    }),
  ),
  fc.constantFrom('one', 'two').map(
    (generation): Command => ({
      check: always,
      toString: () => `keepOnly(${generation})`,
      run(model, cache) {
        cache.keepOnly(generation);
        if (generation === model.generation) return;
        for (const key of model.kept.keys()) expect(cache.get(key)).toBeUndefined();
        expect(cache.bytes).toBe(0);
        model.generation = generation;
        model.kept.clear();
      },
    }),
  ),
];

describe('the cache of pages', () => {
  test('never exceeds its limit, returns the last page stored under a key or nothing, and is cleared with the site’s version', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), run => {
        fc.modelRun(() => ({ model: { generation: '', kept: new Map() }, real: new PageCache(LIMIT) }), run);
      }),
      { numRuns: runs(200, 10) },
    );
  });

  test('counts at least the memory that it holds, in all requested encodings', () => {
    let compressed = 0;
    let dropped = 0;
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(aKey, fc.integer({ min: 0, max: 15_000 }), fc.nat(3), fc.subarray([...ENCODINGS], { minLength: 0 })),
          { minLength: 30, maxLength: 40, size: 'max' },
        ),
        pages => {
          const cache = new PageCache(LIMIT);
          const keys = [...new Set(pages.map(([key]) => key))];
          for (const [key, size, fill, encodings] of pages) {
            const page = cache.set(key, pageOf(size, fill));
            for (const encoding of encodings) ask(page, encoding);
            compressed += encodings.length;
            expect(cache.bytes).toBeGreaterThanOrEqual(heldBy(cache, keys));
            expect(cache.bytes).toBeLessThanOrEqual(LIMIT);
          }
          expect(cache.bytes > 0).toBe(keys.some(key => cache.get(key) !== undefined));
          dropped += cache.figures().evictions;
          for (const key of keys) cache.delete(key);
          expect(cache.bytes).toBe(0);
        },
      ),
    );
    expect(compressed).toBeGreaterThan(500);
    expect(dropped).toBeGreaterThan(20);
  });

  test('keeps pages requested between two additions, and evicts others', () => {
    let dropped = 0;
    const keys31 = fc.nat(30).map(number => String(number + 10));
    const most = Math.floor(LIMIT / costOf('10', pageFor('10')));
    const hot = fc.uniqueArray(keys31, { maxLength: most - 1 });
    const added = fc.array(keys31, { maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(hot, added, (asked, keys) => {
        const cache = new PageCache(LIMIT);
        for (const key of asked) cache.set(key, pageFor(key));
        for (const key of keys) {
          for (const one of asked) expect(cache.get(one)).toBeDefined();
          cache.set(key, pageFor(key));
        }
        const known = [...new Set([...asked, ...keys])];
        const kept = known.filter(key => cache.get(key) !== undefined);
        expect(kept).toHaveLength(Math.min(known.length, most));
        dropped += known.length - kept.length;
      }),
    );
    expect(dropped).toBeGreaterThan(100);
  });

  test('removes the old page if the new one is too large to store', () => {
    const cache = new PageCache(LIMIT);
    cache.set('a', pageOf(10));
    cache.set('a', pageOf(LIMIT));
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe('a cache of small pages', () => {
  const BOUND = 1024 * 1024;
  /** Small bodies as in requests: Node allocates them from a shared pool. */
  const pooled = (number: number) => Buffer.from(`{"page":${number},"words":"${'mot '.repeat(20)}"}`);

  test('copies bodies into memory of its own, so that the pool is released', () => {
    const COUNT = runs(5_000, 2.5);
    const cache = new PageCache(BOUND);
    const pages = new Set<CachedPage>();
    let slices = 0;
    for (let number = 0; number < COUNT; number++) {
      const body = pooled(number);
      if (body.buffer.byteLength > body.byteLength) slices++;
      const page = cache.set(`/fr/${number}`, cachedPage(200, {}, body));
      for (const encoding of ['identity', 'gzip', 'br'] as const) ask(page, encoding);
      // As on a real site, other allocations use the rest of the pool.
      Buffer.from('x'.repeat(1_000));
      pages.add(page);
    }
    expect(slices).toBeGreaterThan(COUNT * 0.98);
    const keys = Array.from({ length: COUNT }, (_, number) => `/fr/${number}`);
    const kept = keys.filter(key => cache.get(key) !== undefined);
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.length).toBeLessThan(keys.length);
    expect(heldBy(cache, keys)).toBeLessThanOrEqual(cache.bytes);
    expect(cache.bytes).toBeLessThanOrEqual(BOUND);
    for (const page of pages)
      for (const encoding of ['identity', 'gzip', 'br'] as const)
        expect(page.bytes(encoding).buffer.byteLength).toBe(page.bytes(encoding).byteLength);
  });

  test('stores a single page for all addresses with the same response, so they evict no other', () => {
    const cache = new PageCache(8 * BOUND);
    const useful = Array.from({ length: 200 }, (_, number) => `/fr/a-vendre/?page=${number}`);
    for (const key of useful) cache.set(key, pageFor(key));
    const before = cache.bytes;
    const body = () => Buffer.from('x'.repeat(100_000));
    const first = cache.set('/api/search-source?language=fr', cachedPage(200, {}, body()));
    const keys = Array.from({ length: runs(10_000) }, (_, number) => `/api/search-source?language=fr&id=${number}`);
    for (const key of keys) expect(cache.set(key, cachedPage(200, {}, body()))).toBe(first);
    expect(useful.filter(key => cache.get(key) === undefined)).toEqual([]);
    expect(cache.figures().evictions).toBe(0);
    expect(cache.bytes - before).toBeLessThan(4 * BOUND);
    for (const key of keys) cache.delete(key);
    expect(cache.get('/api/search-source?language=fr')).toBe(first);
    cache.delete('/api/search-source?language=fr');
    expect(cache.bytes).toBe(before);
  });

  test('stores separate pages if status, headers or the property of the page view differ', () => {
    const cache = new PageCache(BOUND);
    const page = (status: number, headers: Record<string, string>, shows?: ListingId) => ({
      ...cachedPage(status, headers, Buffer.from('the same')),
      shows,
    });
    const pages = [
      page(200, {}),
      page(404, {}),
      page(200, { 'content-type': 'text/html' }),
      page(200, {}, '1' as ListingId),
      page(200, {}, '2' as ListingId),
    ];
    for (const [number, one] of pages.entries()) expect(cache.set(String(number), one)).toBe(one);
  });

  test('does not retain the request that a key was sliced from', () => {
    const cache = new PageCache(BOUND);
    const page = cachedPage(200, {}, Buffer.from('the same'));
    const before = heapAfterCollection();
    for (let number = 0; number < 500; number++) {
      const target = Buffer.from(`/fr/a-vendre/?page=${number}${'&'.padEnd(64 * 1024, 'x')}`).toString('latin1');
      cache.set(target.slice(0, target.indexOf('&')), page);
    }
    expect(cache.figures().entries).toBe(500);
    // The requests have 32 MB in total.
    expect(heapAfterCollection() - before).toBeLessThan(8_000_000);
  });
});

describe('a cached page', () => {
  test('is compressed once per encoding, and its ETag is derived from its bytes', () => {
    const page = pageOf(1000);
    expect(page.bytes('br')).toBe(page.bytes('br'));
    expect(page.bytes('gzip')).toBe(page.bytes('gzip'));
    expect(page.etag).toBe(pageOf(1000).etag);
    expect(page.etag).not.toBe(pageOf(1001).etag);
    expect(page.etag).toMatch(/^"[\w-]{22}"$/);
  });
});
