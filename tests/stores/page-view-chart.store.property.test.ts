import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../domain/text/day.ts';
import { PageViewChartStore } from '../../ui/stores/page-view-chart.store.ts';

const days = fc
  .array(fc.nat(99), { minLength: 1, maxLength: 40 })
  .map(views => views.map((count, at) => ({ day: addDays('2026-10-20', at), views: count })));

describe('a chart of days', () => {
  test('shows the last day until another is chosen', () => {
    fc.assert(
      fc.property(days, shown => {
        expect(new PageViewChartStore(shown).chosen).toBe(shown.at(-1));
      }),
    );
  });

  test('always shows one of its days, wherever the pointer is', () => {
    const step = fc.oneof(fc.double(), fc.double({ min: -2, max: 2 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(days, fc.array(fc.tuple(fc.boolean(), step)), (shown, steps) => {
        const store = new PageViewChartStore(shown);
        for (const [points, value] of steps) {
          if (points) store.pointAt(value);
          else store.choose(value);
          expect(shown).toContain(store.chosen);
        }
      }),
    );
  });

  test('shows the day whose bar is under the pointer', () => {
    fc.assert(
      fc.property(days, fc.nat(), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (shown, number, within) => {
        const at = number % shown.length;
        const store = new PageViewChartStore(shown);
        store.pointAt((at + within) / shown.length);
        expect(store.at).toBe(at);
      }),
    );
  });

  test('without days shows none', () => {
    const store = new PageViewChartStore([]);
    store.pointAt(0.5);
    expect(store.chosen).toBeUndefined();
  });
});
