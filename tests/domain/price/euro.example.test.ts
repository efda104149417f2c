import { describe, expect, it } from 'vitest';
import { formatEuro } from '../../../domain/price/euro.ts';

describe('an amount in euro', () => {
  it.each([
    [1_250_000, '€ 1.250.000'],
    [1250.5, '€ 1.250,50'],
    [-500, '€ -500'],
    [0, '€ 0'],
    [-0, '€ 0'],
    [999.999, '€ 1.000'],
    [0.615, '€ 0,62'],
    [-0.001, '€ 0'],
    [1e21, '€ 1.000.000.000.000.000.000.000'],
    [Number.NaN, 'NaN'],
    [Number.NEGATIVE_INFINITY, 'NaN'],
  ])('%d is formatted as %s', (amount, text) => {
    expect(formatEuro(amount)).toBe(text);
  });
  it('that is not finite is NaN', () => {
    expect(formatEuro(undefined as unknown as number)).toBe('NaN');
    expect(formatEuro('12' as unknown as number)).toBe('NaN');
  });
});
