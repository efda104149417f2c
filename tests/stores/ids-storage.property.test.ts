import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { makeIdsStorage } from '../../adapters/web-storage/ids-storage.ts';
import { listingIds } from '../../domain/listing/listing-ids.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(first: string | null = null) {
  let stored = first;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
  });
}

test('stored ids are read in order, up to the limit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9A-Za-z]{1,8}$/), { maxLength: 9 }), texts => {
      storage();
      const ids = listingIds(texts, 9);
      makeIdsStorage('favourites', 5).keep(ids);
      expect(makeIdsStorage('favourites', 5).read()).toEqual(ids.slice(0, 5));
    }),
  );
});

test('any stored value is read without an error, as ids only', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      storage(stored);
      const ids = makeIdsStorage('favourites', 5).read();
      expect(ids).toEqual(listingIds(ids, 5));
    }),
  );
});

test('ids are read from whole cards stored by an earlier version', () => {
  storage('[{"id":"6417342","href":"/fr/","price":{}},{"id":7},"6445280",{"id":{"id":"1"}},null]');
  expect(makeIdsStorage('favourites', 5).read()).toEqual(['6417342', '6445280']);
});

test('a browser without storage keeps them in memory', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const storage = makeIdsStorage('favourites', 5);
  expect(storage.read()).toEqual([]);
  storage.keep(listingIds(['1', '2'], 5));
  expect(storage.read()).toEqual(['1', '2']);
});
