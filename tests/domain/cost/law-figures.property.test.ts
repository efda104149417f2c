import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawFigure, withFigures, withKnownFigures } from '../../../domain/cost/law-figures.ts';
import { dutyOn, REGISTRATION_DUTIES } from '../../../domain/cost/registration-duty.ts';
import { REGIONS } from '../../../domain/place/region.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
import { numberText } from '../../../domain/text/number.ts';

const TODAY = '2026-08-01';

describe('legal figures in a text', () => {
  test.each([
    ['duty-own-home wallonia', '3'],
    ['duty-otherwise brussels', '12,5'],
    ['duty-since flanders', '1-1-2025'],
    ['duty-free brussels', '200.000'],
    ['duty-free-up-to brussels', '600.000'],
    ['duty-jump brussels', '25.000'],
    ['duty-free wallonia', '–'],
    ['duty-on-350000 brussels', '18.750'],
    ['deposit-months flanders', '3'],
    ['deposit-since wallonia', '1-6-2023'],
    ['deposit-since-said brussels', '1er novembre 2024'],
    ['home-within wallonia', '3'],
    ['home-stay brussels', '5'],
    ['home-since-said flanders', '1er janvier 2026'],
    ['construction-vat', '21'],
    ['office-area brussels', '500'],
    ['file-costs', '907,50'],
    ['duty-about-up-to flanders', '240.000'],
    ['duty-about-up-to wallonia', '–'],
    ['office-area flanders', '–'],
    ['report-since-said', '1er février 2024'],
    ['energy-certificate-years', '10'],
    ['asbestos-certificate-years', '10'],
    ['energy-fine-least wallonia', '500'],
    ['energy-fine-most flanders', '5.000'],
    ['energy-fine-most brussels', '–'],
    ['construction-vat brussels', undefined],
    ['deposit-months', undefined],
  ])('%s is %s', (name, said) => expect(lawFigure(name, TODAY, 'fr')).toBe(said));

  test('are those of the rules in force on the day', () => {
    let met = 0;
    const day = fc.constantFrom('2022-01-01', '2023-04-01', '2025-01-01', TODAY);
    fc.assert(
      fc.property(
        fc.constantFrom(...REGIONS),
        day,
        fc.integer({ min: 1000, max: 2_000_000 }),
        (region, asOf, price) => {
          const rule = inForce(REGISTRATION_DUTIES[region], asOf);
          const said = lawFigure(`duty-on-${price} ${region}`, asOf, 'fr');
          expect(said).toBe(rule ? numberText(dutyOn(rule.value.ownHome, price)) : '–');
          if (rule) met++;
        },
      ),
    );
    expect(met).toBeGreaterThan(30);
  });

  test('are missing in a text about a rule that is not in force', () => {
    const text = 'More than {{reference-rent-excess brussels}} % above';
    expect(withKnownFigures(text, '2025-04-30', 'fr')).toBeUndefined();
    expect(withFigures(text, '2025-04-30', 'fr')).toBe('More than – % above');
    expect(withKnownFigures(text, '2025-05-01', 'fr')).toBe(withFigures(text, '2025-05-01', 'fr'));
    expect(withKnownFigures('{{no-such-figure}}', TODAY, 'fr')).toBe('{{no-such-figure}}');
  });

  test('an unknown name stays in the text as written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('__proto__ flanders', 'duty-own-home', 'toString brussels')),
        name => {
          const text = `a {{${name}}} b`;
          if (lawFigure(name, TODAY, 'fr') === undefined) expect(withFigures(text, TODAY, 'fr')).toBe(text);
        },
      ),
    );
    expect(lawFigure('__proto__ flanders', TODAY, 'fr')).toBeUndefined();
    expect(withFigures('{{duty-own-home flanders}} %', TODAY, 'fr')).toBe('2 %');
  });
});
