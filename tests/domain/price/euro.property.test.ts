import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuro } from '../../../domain/price/euro.ts';
import { parseAmount } from '../../../domain/request/amount.ts';
import { runs } from '../../support/run/daily-runs.ts';

const ORACLE = new Intl.NumberFormat('nl-BE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
  signDisplay: 'negative',
});

describe('an amount in euro', () => {
  it('is formatted like Intl in nl-BE, apart from the kind of space', () => {
    const amount = fc.oneof(
      fc.integer(),
      fc.integer({ min: -1e9, max: 1e9 }).map(cents => cents / 100),
      fc.integer({ min: -1e7, max: 1e7 }).map(thousandths => thousandths / 1000),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(amount, euro => void expect(formatEuro(euro)).toBe(ORACLE.format(euro).replace(/\s/g, ' '))),
      { numRuns: runs(2000) },
    );
  });

  it('is formatted for any number; the text is NaN only for a number that is not finite', () => {
    fc.assert(fc.property(fc.double(), euro => void expect(formatEuro(euro) === 'NaN').toBe(!Number.isFinite(euro))));
  });

  it('survives formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), cents => {
        expect(parseAmount(formatEuro(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});
