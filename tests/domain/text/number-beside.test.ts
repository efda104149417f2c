import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { factBounds, factUnit, priceBounds } from '../../../domain/listing/number-bounds.ts';
import { numberBeside } from '../../../domain/text/number-beside.ts';
import type { NumberField } from '../../../domain/text/number-reading.ts';
import { reaches } from '../../support/run/reaches.ts';

const SALE: NumberField = { writer: 'machine', bounds: priceBounds(0), unit: 'euro' };
const RENT: NumberField = { writer: 'machine', bounds: priceBounds(1), unit: 'euro-per-month' };
const fact = (name: 'livingArea' | 'groundArea' | 'energyPerformance'): NumberField => ({
  writer: 'machine',
  bounds: factBounds(name) ?? { least: 0, most: 0 },
  unit: factUnit(name),
});

/** Spellings in price fields of Belgian adverts and systems, with the amount; `from`: prices start there. */
const PRICES: readonly (readonly [spelling: string, field: NumberField, meaning: number | undefined, from?: 'from'])[] =
  [
    ['à partir de 389.000', SALE, 389_000, 'from'],
    ['À PARTIR DE 389 000 €', SALE, 389_000, 'from'],
    ['A partir de : €389.000,-', SALE, 389_000, 'from'],
    ['àpd 389.000 €', SALE, 389_000, 'from'],
    ['Dès 389.000€', SALE, 389_000, 'from'],
    ['faire offre à partir de 389.000 €', SALE, 389_000, 'from'],
    ['vanaf 389.000', SALE, 389_000, 'from'],
    ['Bieden vanaf € 389.000', SALE, 389_000, 'from'],
    ['min. 389.000 EUR', SALE, 389_000, 'from'],
    ['from €389,000', SALE, 389_000, 'from'],
    ['starting at 389,000', SALE, 389_000, 'from'],
    ['ab 389.000 Euro', SALE, 389_000, 'from'],
    ['vanaf 1.250 euro per maand', RENT, 1_250, 'from'],
    ['vanaf 389k', SALE, 389_000, 'from'],
    ['389.000 ou plus', SALE, 389_000, 'from'],
    ['389.000 € +', SALE, 389_000, 'from'],
    ['v.a. € 389.000', SALE, 389_000, 'from'],
    ['à.p.d. 389.000 €', SALE, 389_000, 'from'],
    ['Mise à prix 350.000 €', SALE, 350_000, 'from'],
    ['instelprijs 350.000', SALE, 350_000, 'from'],
    ['prix: 389 000 € (négociable)', SALE, 389_000],
    ['950 per mnd.', RENT, 950],
    ['389k', SALE, 389_000],
    ['1,2 M€', SALE, 1_200_000],
    ['0,389M€', SALE, 389_000],
    ['VB 389.000', SALE, 389_000],
    ['+/- 389.000', SALE, 389_000],
    ['+- 389.000 €', SALE, 389_000],
    ['389.000 € (21% TVA)', SALE, 389_000],
    ['389.000 € HTVA + TVA 6 %', SALE, 389_000],
    ['€ 389.000 excl. 21% btw', SALE, 389_000],
    ['850¹ €', RENT, 850],
    ['389 K€', SALE, 389_000],
    ['€ 1,2 mio', SALE, 1_200_000],
    ['350 Tsd. €', SALE, 350_000],
    ['389.000 + frais', SALE, 389_000],
    ['389.000 € HTVA', SALE, 389_000],
    ['389.000 k.k.', SALE, 389_000],
    ['389.000 € (à discuter)', SALE, 389_000],
    ['389.000 VB', SALE, 389_000],
    ['Vraagprijs: 389.000', SALE, 389_000],
    ['Prix : 389.000 €', SALE, 389_000],
    ['± 389.000', SALE, 389_000],
    ['ca. 389.000 €', SALE, 389_000],
    ['1.250 charges comprises', RENT, 1_250],
    ['950 €/mois + provisions', RENT, 950],
    ['850,000 cc', RENT, 850],
    ['> 389.000', SALE, 389_000, 'from'],
    ['≥ € 389.000', SALE, 389_000, 'from'],
    ['389.000 €¹', SALE, 389_000],
    ['389.000 € *', SALE, 389_000],
    ['1,25 Mill. €', SALE, 1_250_000],
    ['loyer : 1.250 €', RENT, 1_250],
    ['389.000 k.k./v.o.n.', SALE, 389_000],
    ['389.000 frais / kosten', SALE, 389_000],
    ['1.250 p/m', RENT, 1_250],
    ['389.000 TTC', SALE, 389_000],
    ['389.000 € garage inclus', SALE, 389_000],
    ['389.000 incl. garage', SALE, 389_000],
    ['389.000 € met garage', SALE, 389_000],
    ['ca.389.000', SALE, 389_000],
    ['850,- cc', RENT, 850],
    ['1.250,- k.k.', RENT, 1_250],
    ['huur 1.250,- euro', RENT, 1_250],
    // A dash or a word for the buyer's costs after the digits excludes decimals. The amounts are above the bounds of a rent.
    ['huur 850.000,-', RENT, undefined],
    ['850.000,- cc', RENT, undefined],
    ['389.000 k.k.', RENT, undefined],
    ['389,000 kosten koper', RENT, undefined],
    ['389.000 v.o.n.', RENT, undefined],
    // Digits before the separator are missing.
    ['.950', RENT, undefined],
    [',95', RENT, undefined],
    ['.95', RENT, undefined],
    ['€ .950', RENT, undefined],
    ['loyer : ,950 €', RENT, undefined],
    ['.389000', SALE, undefined],
    // The words beside the amount may change it, so it is not read.
    ['389.000 ancien prix', SALE, undefined],
    ['389.000 (oude prijs)', SALE, undefined],
    ['389.000 € (estimation)', SALE, undefined],
    ['389.000 € schatting', SALE, undefined],
    ['389.000 € hors terrain', SALE, undefined],
    ['389.000€ + terrain', SALE, undefined],
    ['389.000 excl. grond', SALE, undefined],
    ['289.000 casco', SALE, undefined],
    ['389.000 + garage', SALE, undefined],
    ['389.000 zzgl. Keller', SALE, undefined],
    ['389.000 CHF', SALE, undefined],
    ['389.000 PLN', SALE, undefined],
    ['1.250.000 BEF', SALE, undefined],
    ['389.000 FB', SALE, undefined],
    ['389.000 fr', SALE, undefined],
    ['389.000 pln', SALE, undefined],
    ['chf 389.000', SALE, undefined],
    ['389.000 MXN', SALE, undefined],
    ['EGP 389.000', SALE, undefined],
    ['389.000 DM', SALE, undefined],
    ['15.700.000 Bfr', SALE, undefined],
    ['< 389.000', SALE, undefined],
    ['≤ 389.000 €', SALE, undefined],
    ['>< 389.000', SALE, undefined],
    ['389.000 € / appartement', SALE, undefined],
    ['389.000 €/app.', SALE, undefined],
    ['389.000 pièce', SALE, undefined],
    ['loyer 1.250', SALE, undefined],
    ['huur: 1.250 €', SALE, undefined],
    ['15.000 p/j', RENT, undefined],
    ['300 p.w.', RENT, undefined],
    ['300 pw', RENT, undefined],
    ['450 €/kamer', RENT, undefined],
    ['450 €/mois/chambre', RENT, undefined],
    ['450 p.p.', RENT, undefined],
    ['1.250 hebdomadaire', RENT, undefined],
    ['7.500 semestriel', RENT, undefined],
    ['3.750 trim.', RENT, undefined],
    ['389.000 zł', SALE, undefined],
    ['389 000 ₽', SALE, undefined],
    ['389.000 €/lot', SALE, undefined],
    ['£ 389,000', SALE, undefined],
    ['12.000 €/an', RENT, undefined],
    ['12.000 / 12', RENT, undefined],
    ['150 €/m²', SALE, undefined],
    ['150.000 par lot', SALE, undefined],
    ['950 €/mois', SALE, undefined],
    ['95 per nacht', RENT, undefined],
    ['max. 389.000', SALE, undefined],
    ['389.000 max', SALE, undefined],
    ["jusqu'à 389.000", SALE, undefined],
    ['389.000 au lieu de 410.000', SALE, undefined],
    ['loyer 1.250 + 100 charges', RENT, undefined],
    ['bouquet 50.000', SALE, undefined],
    ['50.000 bouquet', SALE, undefined],
    ['garantie 2.000', RENT, undefined],
    ['10.000 de moins', SALE, undefined],
    ['389.000 - 5%', SALE, undefined],
    ['TVA 21% 389.000', SALE, undefined],
    ['389.000 +/- 10.000', SALE, undefined],
    ['charges 120', RENT, undefined],
    ['- 389.000 x', SALE, undefined],
    ['REF389000', SALE, undefined],
    ['ref. 389000', SALE, undefined],
    ['389000x', SALE, undefined],
    ['lot 2 à partir de 389.000', SALE, undefined],
    ['85 m', SALE, undefined],
    ['vanaf 3', SALE, undefined],
    ['vendu', SALE, undefined],
    ['', SALE, undefined],
  ];

describe('a price with words beside it', () => {
  it.each(PRICES.map(([spelling, field, meaning, from]) => ({ spelling, field, meaning, isLeast: from === 'from' })))(
    '$spelling',
    ({ spelling, field, meaning, isLeast }) => {
      expect(numberBeside(spelling, field)).toEqual(meaning === undefined ? undefined : { value: meaning, isLeast });
    },
  );
});

const MEASURES: readonly (readonly [spelling: string, field: NumberField, meaning: number | undefined])[] = [
  ['± 120 m²', fact('livingArea'), 120],
  ['env. 120', fact('livingArea'), 120],
  ['+/- 120 m²', fact('livingArea'), 120],
  ['120 m² environ', fact('livingArea'), 120],
  ['120 m² (ca.)', fact('livingArea'), 120],
  ['ca. 120 m² env.', fact('livingArea'), undefined],
  ['120 m² net', fact('livingArea'), undefined],
  ['circa 98,5 m2', fact('livingArea'), 98.5],
  ['95 m²*', fact('livingArea'), 95],
  ['95 m² **', fact('livingArea'), 95],
  ['* 95 m²', fact('livingArea'), undefined],
  ['ca. 214 kWh/m².jaar', fact('energyPerformance'), 214],
  ['> 500', fact('livingArea'), undefined],
  ['12a 50ca', fact('livingArea'), undefined],
  ['ca. 12 ha', fact('livingArea'), undefined],
  ['ca. .95', fact('livingArea'), undefined],
  ['ca. 12 ha', fact('groundArea'), 120_000],
  ['± 12a 50ca', fact('groundArea'), 1250],
  ['plus de 120 m²', fact('livingArea'), undefined],
  ['120 k', fact('livingArea'), undefined],
  ['ca. 98-120', fact('livingArea'), undefined],
];

test.each(MEASURES)(
  'reads a measure with words beside it, unless they make it unclear: %j',
  (spelling, field, meaning) => {
    expect(numberBeside(spelling, field)?.value).toBe(meaning);
  },
);

test('an amount that is read lies within the bounds of its field, and the text contains its digits', () => {
  reaches({ read: 30 }, met =>
    fc.assert(
      fc.property(
        fc.constantFrom('vanaf ', 'prix: ', 'ca. ', '', 'x', '-', 'lot 1 '),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('', ' €', 'k', ' mio', ' frais', ' CHF', ' par an', ' + 5'),
        fc.constantFrom(SALE, RENT),
        (before, amount, behind, field) => {
          const value = numberBeside(`${before}${amount}${behind}`, field)?.value;
          if (value === undefined) return;
          met('read');
          expect(value >= field.bounds.least && value <= field.bounds.most).toBe(true);
          expect([amount, amount * 1_000, amount * 1_000_000]).toContain(value);
          expect(before).not.toMatch(/^(?:x|-|lot)/);
          expect(behind).not.toMatch(/CHF|par an|5/);
        },
      ),
      { numRuns: 800 },
    ),
  );
});
