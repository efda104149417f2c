import { describe, expect, it } from 'vitest';
import { amountBeside, parseAmount } from '../../../domain/request/amount.ts';

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
    ['250k', 250_000],
    ['€ 350 K', 350_000],
    ['1,2M€', 1_200_000],
    ['1,25 miljoen', 1_250_000],
    ['350 Tsd. Euro', 350_000],
    ['350 mille', 350_000],
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
    '350.0000',
    '350,0000 €',
    '1.2345 mio',
    '250kg',
    'k',
    '350.000 (à discuter)',
  ])('%j is not parsed', typed => expect(parseAmount(typed)).toBeUndefined());
});

describe('an amount with words beside it', () => {
  it.each([
    ['350.000 (à discuter)', 350_000],
    ['environ 300 000 €', 300_000],
    ['jusqu’à 350k', 350_000],
    ['350.000 valable jusqu’au 31/12/2026', 350_000],
    ['rond 300 000', 300_000],
    ['325.000 EUR k.k.', 325_000],
    ['max. 900 per maand', 900],
    ['my offer: 410,000 subject to survey', 410_000],
    ['around €1.2m', 1_200_000],
    ['310.000 €, Finanzierung vorbehalten', 310_000],
    ['höchstens 350 Tsd. Euro', 350_000],
    ['ca. 300.000,- EUR', 300_000],
    ['(350.000)', 350_000],
    ['350.000 (14 dagen geldig)', 350_000],
  ])('%s is %d', (typed, amount) => expect(amountBeside(typed)).toBe(amount));

  it.each([
    'à discuter',
    'après 18h',
    'na 18 uur',
    'en mars 2026',
    'am 31.12.2026',
    '300.000 - 350.000',
    '300.000-350.000',
    '350.000 of 360.000',
    '350.000 + 10.000 meubles',
    '350.000 $',
    '90 % de la valeur',
    'tel. 0475 12 34 56',
    'dans 3 semaines',
    'moins -350.000',
  ])('%s has no clear amount', typed => expect(amountBeside(typed)).toBeUndefined());
});
