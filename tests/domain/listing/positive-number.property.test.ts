import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positiveNumber } from '../../../domain/listing/positive-number.ts';

test('a number above 0 is returned unchanged', () => {
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }), value => {
      expect(positiveNumber(value)).toBe(value);
    }),
  );
});

test('any other value is undefined', () => {
  const other = fc.oneof(
    fc.double({ max: 0 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, true, null, undefined),
    fc.string(),
    fc.constant('85'),
    fc.constant([85]),
  );
  fc.assert(
    fc.property(other, value => {
      expect(positiveNumber(value)).toBeUndefined();
    }),
  );
});
