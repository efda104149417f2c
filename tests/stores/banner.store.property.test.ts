import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BannerStore } from '../../ui/stores/banner.store.ts';

const count = fc.integer({ min: 1, max: 12 });
const step = fc.constantFrom('next', 'previous', 'tick', 'togglePlaying', 'hold', 'release');

describe('a picture slideshow', () => {
  test('always shows one of its pictures', () => {
    fc.assert(
      fc.property(
        count,
        fc.boolean(),
        fc.array(fc.oneof(step, fc.integer()), { maxLength: 40 }),
        (pictures, reduced, steps) => {
          const store = new BannerStore(pictures);
          store.start(reduced);
          for (const what of steps) {
            if (typeof what === 'number') store.show(what);
            else store[what]();
            expect(store.index).toBeGreaterThanOrEqual(0);
            expect(store.index).toBeLessThan(pictures);
          }
        },
      ),
    );
  });

  test('returns through the same pictures in reverse order', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.nat({ max: 30 }), (pictures, from, steps) => {
        const store = new BannerStore(pictures);
        store.show(from);
        const before = store.index;
        for (let at = 0; at < steps; at++) store.next();
        for (let at = 0; at < steps; at++) store.previous();
        expect(store.index).toBe(before);
      }),
    );
  });

  test('never moves by itself under a pointer or focus, when stopped, or with reduced motion', () => {
    fc.assert(
      fc.property(
        count,
        fc.constantFrom('held', 'stopped', 'reduced', 'not started'),
        fc.nat(),
        (pictures, why, from) => {
          const store = new BannerStore(pictures);
          if (why !== 'not started') store.start(why === 'reduced');
          if (why === 'held') store.hold();
          if (why === 'stopped' && store.playing) store.togglePlaying();
          store.show(from);
          const before = store.index;
          for (let at = 0; at < 5; at++) store.tick();
          expect(store.index).toBe(before);
        },
      ),
    );
  });

  test('continues when nothing pauses it', () => {
    const store = new BannerStore(3);
    store.start(false);
    store.tick();
    expect(store.index).toBe(1);
    store.hold();
    store.tick();
    store.release();
    store.tick();
    store.tick();
    expect(store.index).toBe(0);
  });

  test('a visitor with reduced motion can still start it', () => {
    const store = new BannerStore(3);
    store.start(true);
    store.togglePlaying();
    store.tick();
    expect(store.index).toBe(1);
  });
});
