import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withTotals } from '../../../domain/search/totals.ts';

const totals = { sale: 42, rent: 13 };

describe('totals in a text', () => {
  test('replace their placeholders', () => {
    expect(withTotals('{FOR_SALE_TOTAL} à vendre, {FOR_RENT_TOTAL} à louer', totals)).toBe('42 à vendre, 13 à louer');
    expect(withTotals('Nos { for_sale_total } biens', totals)).toBe('Nos 42 biens');
  });

  test('never leave a brace', () => {
    const part = fc.oneof(
      fc.constantFrom('{', '}', '{FOR_SALE_TOTAL}', '{FOR_RENT_', 'TOTAL}', '{OTHER}'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), parts => {
        expect(withTotals(parts.join(''), totals)).not.toMatch(/[{}]/);
      }),
    );
  });
});
