import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../../domain/request/amount.ts';

describe('a typed amount', () => {
  it.each([
    ['1.000.000', 1_000_000],
    ['1 000 000', 1_000_000],
    ['1000000,00', 1_000_000],
    ['1\u202f250\u00a0000,5', 1_250_000.5],
    ['€ 1.250,50', 1250.5],
    ['325000 €', 325_000],
    ['325.000 EUR', 325_000],
    ['€ 250.000,-', 250_000],
    ['1250.50', 1250.5],
    ['250,000', 250_000],
    ['0', 0],
  ])('%s is parsed as %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });
  it.each([
    '',
    '€',
    'abc',
    '-5',
    '1.00.000',
    '1,2,3',
    '1.2.3',
    '12 34',
    '1 2',
    '1e6',
    '0x10',
    '１２',
    '9'.repeat(30),
    '250k',
  ])('%j is not parsed', typed => expect(parseAmount(typed)).toBeUndefined());
});
