import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CachedPage, cachedPage, PageCache } from '../../adapters/node-server/page-cache.ts';

const LIMIT = 64_000;
/** More than this a single page may not take. */
const LARGEST = LIMIT / 8;

const pageOf = (size: number, fill = 97) => cachedPage(200, {}, new Uint8Array(size).fill(fill));
/** What a page counts for at least: its bytes. */
const least = (page: CachedPage) => page.bytes('identity').byteLength;

/** The simpler cache: the last page under each key, none ever thrown out. */
type Model = { generation: string; kept: Map<string, CachedPage> };
type Command = fc.Command<Model, PageCache>;

const aKey = fc.oneof(fc.constantFrom('a', 'b', '__proto__', ''), fc.nat(20).map(String));
const always = () => true;

const commands = [
  fc.tuple(aKey, fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 255 })).map(
    ([key, size, fill]): Command => ({
      check: always,
      toString: () => `set(${key}, ${size})`,
      run(model, cache) {
        const page = pageOf(size, fill);
        cache.set(key, page);
        model.kept.set(key, page);
        expect(cache.bytes).toBeLessThanOrEqual(LIMIT);
        if (least(page) > LARGEST) expect(cache.get(key)).toBeUndefined();
        else if (least(page) < LARGEST / 2) expect(cache.get(key)).toBe(page);
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
  test('never holds more than its limit, gives what was kept last under a key or nothing, and forgets with the site', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), run => {
        fc.modelRun(() => ({ model: { generation: '', kept: new Map() }, real: new PageCache(LIMIT) }), run);
      }),
      { numRuns: 200 },
    );
  });

  test('counts at least the bytes that it holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(aKey, fc.integer({ min: 0, max: 5_000 })), { maxLength: 30, size: 'max' }),
        pages => {
          const cache = new PageCache(LIMIT);
          for (const [key, size] of pages) cache.set(key, pageOf(size));
          const held = [...new Set(pages.map(([key]) => key))].flatMap(key => cache.get(key) ?? []);
          expect(cache.bytes).toBeGreaterThanOrEqual(held.reduce((sum, page) => sum + least(page), 0));
          expect(cache.bytes > 0).toBe(held.length > 0);
        },
      ),
    );
  });

  test('keeps what is asked for between two additions, and drops others', () => {
    let dropped = 0;
    const most = Math.floor(LIMIT / (4_000 * 1.5 + 512));
    const hot = fc.uniqueArray(fc.nat(30).map(String), { maxLength: most - 1 });
    const added = fc.array(fc.nat(30).map(String), { maxLength: 120, size: 'max' });
    fc.assert(
      fc.property(hot, added, (asked, keys) => {
        const cache = new PageCache(LIMIT);
        for (const key of asked) cache.set(key, pageOf(4_000));
        for (const key of keys) {
          for (const one of asked) expect(cache.get(one)).toBeDefined();
          cache.set(key, pageOf(4_000));
        }
        const known = [...new Set([...asked, ...keys])];
        const kept = known.filter(key => cache.get(key) !== undefined);
        expect(kept).toHaveLength(Math.min(known.length, most));
        dropped += known.length - kept.length;
      }),
    );
    expect(dropped).toBeGreaterThan(100);
  });

  test('keeps no old page where the new one is too large to be kept', () => {
    const cache = new PageCache(LIMIT);
    cache.set('a', pageOf(10));
    cache.set('a', pageOf(LIMIT));
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe('a kept page', () => {
  test('is made once in each encoding, and named by its bytes', () => {
    const page = pageOf(1000);
    expect(page.bytes('br')).toBe(page.bytes('br'));
    expect(page.bytes('gzip')).toBe(page.bytes('gzip'));
    expect(page.etag).toBe(pageOf(1000).etag);
    expect(page.etag).not.toBe(pageOf(1001).etag);
    expect(page.etag).toMatch(/^"[\w-]{22}"$/);
  });
});
