import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { makeIdsKeeper } from '../../adapters/web-storage/ids-keeper.ts';
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

test('ids that were kept are read again, in their order, no more than fit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[0-9A-Za-z]{1,8}$/), { maxLength: 9 }), texts => {
      storage();
      const ids = listingIds(texts, 9);
      makeIdsKeeper('favourites', 5).keep(ids);
      expect(makeIdsKeeper('favourites', 5).read()).toEqual(ids.slice(0, 5));
    }),
  );
});

test('whatever is stored is read without an error, as ids alone', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      storage(stored);
      const ids = makeIdsKeeper('favourites', 5).read();
      expect(ids).toEqual(listingIds(ids, 5));
    }),
  );
});

test('of whole cards, as they were stored before, the ids are read', () => {
  storage('[{"id":"6417342","href":"/fr/","price":{}},{"id":7},"6445280",{"id":{"id":"1"}},null]');
  expect(makeIdsKeeper('favourites', 5).read()).toEqual(['6417342', '6445280']);
});

test('a browser that stores nothing keeps them while the tab lives', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const keeper = makeIdsKeeper('favourites', 5);
  expect(keeper.read()).toEqual([]);
  keeper.keep(listingIds(['1', '2'], 5));
  expect(keeper.read()).toEqual(['1', '2']);
});
