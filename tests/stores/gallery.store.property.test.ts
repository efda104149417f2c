import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GalleryStore } from '../../ui/stores/gallery.store.ts';

const count = fc.integer({ min: 1, max: 30 });
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'a');

describe('a gallery', () => {
  test('always shows one of its pictures', () => {
    fc.assert(
      fc.property(count, fc.array(fc.oneof(key, fc.integer())), (pictures, steps) => {
        const store = new GalleryStore(pictures);
        for (const step of steps) {
          if (typeof step === 'number') store.open(step);
          else store.key(step);
          expect(store.at).toBeGreaterThanOrEqual(0);
          expect(store.at).toBeLessThan(pictures);
        }
      }),
    );
  });

  test('wraps around after all pictures, and returns through the same pictures in reverse order', () => {
    fc.assert(
      fc.property(count, fc.nat(), fc.nat({ max: 60 }), (pictures, from, steps) => {
        const store = new GalleryStore(pictures);
        store.show(from);
        const before = store.at;
        for (let step = 0; step < pictures; step++) store.key('ArrowRight');
        expect(store.at).toBe(before);
        for (let step = 0; step < steps; step++) store.next();
        for (let step = 0; step < steps; step++) store.previous();
        expect(store.at).toBe(before);
      }),
    );
  });

  test('leaves unknown keys to the browser', () => {
    const store = new GalleryStore(4);
    store.open(2);
    expect([store.key('Tab'), store.key('Escape'), store.at]).toEqual([false, false, 2]);
    expect([store.key('End'), store.at]).toEqual([true, 3]);
    expect([store.key('Home'), store.at]).toEqual([true, 0]);
  });

  test('without pictures never opens', () => {
    const store = new GalleryStore(0);
    store.open(0);
    store.next();
    expect([store.isOpen, store.at]).toEqual([false, 0]);
  });
});
