import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapCardView, MapSource } from '../../application/browse/map/map-view.ts';
import { packMapPoints } from '../../domain/map/map-points.ts';
import { MapStore } from '../../ui/stores/map.store.ts';

/** A response that identifies its request. */
function answerTo(address: string): MapSource {
  return { kind: 'listing', points: packMapPoints([]), total: address.length, places: [[address, 50, 4]] };
}

function cardOf(id: string): MapCardView {
  return { kind: 'listing', card: { id } as never };
}

const addresses = fc.array(
  fc.constantFrom('/fr/a-vendre/', '/fr/a-vendre/?type=4', '/nl/te-huur/', '/fr/viager/?page=2'),
  {
    minLength: 1,
    maxLength: 8,
  },
);
const ids = fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 8 });
const joined = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);
const never = () => Promise.reject(new Error('not asked'));
/** A store whose responses arrive in a generated order. */
const answeredBy = (scheduler: fc.Scheduler) =>
  new MapStore(({ path, query }) => scheduler.schedule(Promise.resolve(answerTo(joined(path, query)))), never, 'fr');

describe('the map store of a page', () => {
  test('shows the response for the last URL, in whatever order responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, fc.scheduler(), async (asked, scheduler) => {
        const store = answeredBy(scheduler);
        const wrong: string[] = [];
        scheduler.scheduleSequence(
          asked.map(address => ({
            label: `shows ${address}`,
            builder: async () => {
              store.show(address);
              const source = store.sourceOf(address);
              if (source && source.places[0]?.[0] !== address) wrong.push(address);
            },
          })),
        );
        await scheduler.waitIdle();
        const last = asked.at(-1) as string;
        expect(store.sourceOf(last)).toEqual(answerTo(last));
        for (const other of asked) if (other !== last) expect(store.sourceOf(other)).toBeUndefined();
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('requests each map once', async () => {
    let asked = 0;
    const store = new MapStore(async () => (asked++, answerTo('/fr/')), never, 'fr');
    store.show('/fr/');
    store.show('/fr/');
    await Promise.resolve();
    store.show('/fr/');
    expect(asked).toBe(1);
  });

  test('a failed earlier request never hides the response for a later URL; the last one can be retried', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, fc.scheduler(), fc.func(fc.boolean()), async (asked, scheduler, fails) => {
        const last = asked.at(-1) as string;
        const store = new MapStore(
          ({ path, query }) => {
            const address = joined(path, query);
            const failing = address !== last && fails(address);
            return scheduler.schedule(
              failing ? Promise.reject(new Error('offline')) : Promise.resolve(answerTo(address)),
            );
          },
          never,
          'fr',
        );
        for (const address of asked) store.show(address);
        await scheduler.waitIdle();
        expect(store.failed).toBe(false);
        expect(store.sourceOf(last)).toEqual(answerTo(last));
      }),
    );
    let online = false;
    const store = new MapStore(
      async () => (online ? answerTo('/fr/') : Promise.reject(new Error('offline'))),
      never,
      'fr',
    );
    store.show('/fr/');
    await expect.poll(() => store.failed).toBe(true);
    online = true;
    store.show('/fr/');
    await expect.poll(() => store.sourceOf('/fr/')).toEqual(answerTo('/fr/'));
  });

  test('shows the card that was opened last', async () => {
    await fc.assert(
      fc.asyncProperty(ids, fc.scheduler(), async (opened, scheduler) => {
        const store = new MapStore(
          async () => answerTo('/fr/'),
          (_, __, id) => scheduler.schedule(Promise.resolve(cardOf(id))),
          'fr',
        );
        store.show('/fr/');
        await Promise.resolve();
        await Promise.resolve();
        for (const id of opened) store.open(id);
        await scheduler.waitIdle();
        const last = opened.at(-1) as string;
        expect(store.opened).toEqual({ id: last, card: cardOf(last) });
      }),
    );
  });

  test('reports a card that is missing, and requests it again when it is reopened', async () => {
    const answers = [() => Promise.reject(new Error('offline')), async () => undefined, async () => cardOf('1')];
    const store = new MapStore(
      async () => answerTo('/fr/'),
      () => answers.shift()?.() ?? never(),
      'fr',
    );
    store.show('/fr/');
    await expect.poll(() => store.sourceOf('/fr/')).toBeDefined();
    for (const told of ['missing', 'missing', cardOf('1')]) {
      store.open('1');
      expect(store.opened).toEqual({ id: '1', card: undefined });
      await expect.poll(() => store.opened).toEqual({ id: '1', card: told });
    }
  });

  test('keeps no card loading on the previous map when the next map fails', async () => {
    let online = true;
    const store = new MapStore(
      async ({ path }) => (online ? answerTo(path) : Promise.reject(new Error('offline'))),
      async (_, __, id) => cardOf(id),
      'fr',
    );
    store.show('/fr/');
    await expect.poll(() => store.sourceOf('/fr/')).toBeDefined();
    online = false;
    store.show('/nl/');
    store.open('1');
    await expect.poll(() => store.opened).toEqual({ id: '1', card: 'missing' });
    store.open('2');
    expect(store.opened).toEqual({ id: '2', card: 'missing' });
  });

  test('resets its position and opened card when it shows another list', async () => {
    const store = new MapStore(
      async ({ path }) => answerTo(path),
      async (_, __, id) => cardOf(id),
      'fr',
    );
    store.show('/fr/');
    await expect.poll(() => store.sourceOf('/fr/')).toBeDefined();
    store.moveTo({ south: 50, west: 4, north: 51, east: 5 });
    store.open('1');
    store.show('/nl/');
    expect([store.moved, store.opened]).toEqual([undefined, undefined]);
  });

  test('a response after its disposal changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, fc.scheduler(), async (asked, scheduler) => {
        const store = answeredBy(scheduler);
        for (const address of asked) store.show(address);
        store.dispose();
        await scheduler.waitIdle();
        expect(store.state).toEqual({ kind: 'idle' });
      }),
    );
  });
});
