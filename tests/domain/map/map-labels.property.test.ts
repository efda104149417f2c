import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelsThatFit } from '../../../domain/map/map-labels.ts';

const names = fc.array(
  fc.record({
    name: fc.constantFrom('Spa', 'Namur', 'Liège', 'La Roche-en-Ardenne'),
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 300 }),
  }),
  { maxLength: 25 },
);
const fitting = (all: readonly { name: string; x: number; y: number }[], most = 99) =>
  labelsThatFit(
    all.map(({ name }) => name),
    all,
    most,
  );

describe('labels on a map', () => {
  test('never overlap', () => {
    fc.assert(
      fc.property(names, all => {
        const chosen = fitting(all).flatMap(number => all[number] ?? []);
        for (const [at, one] of chosen.entries()) {
          for (const other of chosen.slice(at + 1)) {
            const wide = 3 * (one.name.length + other.name.length);
            expect(Math.abs(one.x - other.x) > wide || Math.abs(one.y - other.y) >= 30).toBe(true);
          }
        }
      }),
    );
  });

  test('yield only to earlier ones: the first is always shown, and later ones remove none before them', () => {
    fc.assert(
      fc.property(names, names, (before, after) => {
        const chosen = fitting([...before, ...after]);
        expect(chosen.filter(number => number < before.length)).toEqual(fitting(before));
        if (before.length + after.length > 0) expect(chosen[0]).toBe(0);
      }),
    );
  });

  test('are limited in number', () => {
    fc.assert(
      fc.property(names, fc.nat(9), (all, most) => {
        expect(fitting(all, most)).toEqual(fitting(all).slice(0, most));
      }),
    );
  });
});
