import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSeenPricesStorage } from '../../adapters/web-storage/seen-prices-storage.ts';
import { priceChangeSince, afterView, type StoredSeenPrice } from '../../domain/listing/seen-price.ts';
import { SeenPricesStore } from '../../ui/stores/seen-prices.store.ts';
import { runs } from '../support/run/daily-runs.ts';

afterEach(() => vi.unstubAllGlobals());

function stub(first: string | null = null) {
  const stored = { text: first };
  vi.stubGlobal('localStorage', {
    getItem: () => stored.text,
    setItem: (_: string, text: string) => {
      stored.text = text;
    },
  });
  return stored;
}

const house = (euro: number | undefined, id = '6398214') => ({ id, euro, goal: 'sale' as const });

test('a visitor reads what changed since a look of an earlier day, for the whole day', () => {
  stub();
  const store = () => new SeenPricesStore(makeSeenPricesStorage(), 5);
  store().note(house(369_000), '2026-11-02');
  const today = store();
  today.start();
  expect(today.since(house(359_000))).toEqual({ on: '2026-11-02', from: 369_000, to: 359_000 });
  for (const again of [store(), store()]) {
    again.note(house(359_000), '2026-11-27');
    expect(again.sinceEarlierDay(house(359_000), '2026-11-27')).toEqual({
      on: '2026-11-02',
      from: 369_000,
      to: 359_000,
    });
    expect(again.since(house(359_000))).toBeUndefined();
  }
  const tomorrow = store();
  tomorrow.note(house(359_000), '2026-11-28');
  expect(tomorrow.sinceEarlierDay(house(359_000), '2026-11-28')).toBeUndefined();
});

test('a hidden price keeps the price seen earlier, and a rent is not compared with a price', () => {
  stub();
  const store = new SeenPricesStore(makeSeenPricesStorage(), 5);
  store.note(house(undefined), '2026-11-01');
  expect(store.since(house(300_000))).toBeUndefined();
  store.note(house(369_000), '2026-11-02');
  store.note(house(undefined), '2026-11-03');
  expect(store.since(house(359_000))?.on).toBe('2026-11-02');
  expect(store.since(house(undefined))).toBeUndefined();
  expect(store.since({ ...house(1_200), goal: 'rent' })).toBeUndefined();
});

test('above a limit the oldest seen prices are removed; on request all except those of favourites', () => {
  stub();
  const store = new SeenPricesStore(makeSeenPricesStorage(), 2);
  for (const id of ['1', '2', '3']) store.note(house(100_000, id), '2026-11-02');
  const known = () => ['1', '2', '3'].filter(id => store.since(house(1, id)) !== undefined);
  expect(known()).toEqual(['2', '3']);
  store.keepOnly(['3']);
  expect(known()).toEqual(['3']);
});

test('any stored value is read without an error, and only valid seen prices are returned', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), stored => {
      stub(stored);
      for (const [, look] of makeSeenPricesStorage().read()) expect(look.price).toBeGreaterThan(0);
    }),
    { numRuns: runs(400) },
  );
  const look = '{"on":"2026-11-02","price":5,"goal":"sale"}';
  stub(`[["7",${look}],["8",{"on":"x","price":5}],["9",{"on":"2026-11-02","price":"5"}]]`);
  expect([...makeSeenPricesStorage().read()]).toEqual([['7', { on: '2026-11-02', price: 5, goal: 'sale' }]]);
  stub(`[["7",${look}],7]`);
  expect(makeSeenPricesStorage().read().size).toBe(0);
});

test('a browser without storage remembers seen prices until the next page load', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = new SeenPricesStore(makeSeenPricesStorage(), 5);
  store.start();
  store.note(house(369_000), '2026-11-02');
  expect(store.since(house(359_000))?.from).toBe(369_000);
});

test('a seen price never leads to a change that did not happen', () => {
  const aLook = fc.record({
    on: fc.constantFrom('2026-11-02', '2026-11-27'),
    price: fc.nat(3),
    goal: fc.constant('sale' as const),
  });
  fc.assert(
    fc.property(fc.option(aLook, { nil: undefined }), fc.nat(3), (last: StoredSeenPrice | undefined, euro) => {
      const { stored, before } = afterView(last, house(euro), '2026-11-27');
      expect(stored).toMatchObject({ on: '2026-11-27', price: euro });
      expect(before).toEqual(last && last.on !== '2026-11-27' ? last : undefined);
      expect(stored && priceChangeSince(stored, house(euro))).toBeUndefined();
    }),
    { numRuns: runs(200) },
  );
});
