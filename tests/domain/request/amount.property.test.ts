import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuro } from '../../../domain/price/euro.ts';
import { parseAmount } from '../../../domain/request/amount.ts';
import { numberText } from '../../../domain/text/number.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

describe('a typed amount', () => {
  it('is parsed alike with points, spaces or nothing between thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const written = (separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
        const rest = `,${String(cents).padStart(2, '0')}`;
        for (const separator of ['', '.', ' ', '\u00a0', '\u202f']) {
          expect(parseAmount(written(separator) + rest)).toBe(Number(`${whole}.${String(cents).padStart(2, '0')}`));
          expect(parseAmount(written(separator))).toBe(whole);
        }
      }),
    );
  });

  it('is parsed from the site’s own formats, bare or as a price', () => {
    let grouped = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000_000_000 }), cents => {
        const amount = cents / 100;
        if (numberText(amount).includes('.')) grouped++;
        expect(parseAmount(numberText(amount))).toBe(amount);
        expect(parseAmount(formatEuro(amount))).toBe(amount);
      }),
    );
    expect(grouped).toBeGreaterThan(50);
  });

  it('is a finite number of at least 0, or nothing, for any text', () => {
    const text = fc.oneof(wholeText(), fc.stringMatching(/^[0-9., €-]{0,20}$/));
    fc.assert(
      fc.property(text, typed => {
        const amount = parseAmount(typed);
        expect(amount === undefined || (Number.isFinite(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: runs(1000) },
    );
  });
});
