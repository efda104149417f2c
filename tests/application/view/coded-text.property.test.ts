import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { codedTextOf, type PageContext } from '../../../application/view/page-context.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { priceOf } from '../../../application/view/listing-words.ts';
import { CODED_VALUES, codedValue } from '../../../domain/listing/coded-value.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

let contextIn: (language: Language) => PageContext;
beforeAll(async () => {
  contextIn = await contexts(openSite(), UNLUCKY);
});

const aText = fc.oneof(
  anyText(),
  fc.constantFrom('Rénové', ' conforme', 'Doppelverglasung', 'hors zone inondable', 'pvc'),
);
const someTexts = fc.record({ fr: aText, nl: aText, en: aText, de: aText }, { requiredKeys: [] });

describe('a text of the feed', () => {
  test('is unchanged where it is in the page’s language, and is always translated where it is a coded value', () => {
    fc.assert(
      fc.property(someTexts, fc.constantFrom(...LANGUAGES), (texts, language) => {
        const shown = codedTextOf(contextIn(language), texts);
        const said = texts[language];
        if (said?.trim()) expect(shown).toEqual({ text: said });
        else if (codedValue(texts) !== undefined) expect(shown?.lang).toBeUndefined();
      }),
    );
  });

  test.each([
    ['Rénové', 'fr', 'renovated'],
    ['niet conform', 'nl', 'not compliant'],
    ["zone d'habitat", 'fr', 'residential area'],
    ['DUBBEL GLAS', 'nl', 'double glazing'],
  ])('%j in %s is shown as %s in English', (text, language, english) => {
    expect(codedTextOf(contextIn('en'), { [language]: text })).toEqual({ text: english });
  });

  test('that is exactly a known spelling is replaced by the site’s phrase', () => {
    const context = contextIn('nl');
    const phrases = phrasesIn('nl');
    const codedValues = { ...phrases.codedValues, 'glazing-double': 'dubbele beglazing' };
    const changed = { ...context, phrasesIn: () => ({ ...phrases, codedValues }) };
    expect(codedTextOf(changed, { nl: 'dubbel glas' })).toEqual({ text: 'dubbele beglazing' });
    expect(codedTextOf(changed, { nl: 'Dubbel glas' })).toEqual({ text: 'Dubbel glas' });
    expect(codedTextOf(changed, { fr: 'Double vitrage' })).toEqual({ text: 'dubbele beglazing' });
  });
});

test('a phrase is recognised in feeds', () => {
  const unknown = CODED_VALUES.flatMap(code =>
    LANGUAGES.filter(language => codedValue({ [language]: phrasesIn(language).codedValues[code] }) === undefined).map(
      language => `${code} ${language}`,
    ),
  );
  expect(unknown).toEqual([]);
});

describe('the unit of a price', () => {
  const rental = { goal: 1, price: 950, priceUnit: 0 };

  test('is in the page’s language where it is known', () => {
    const shown = priceOf(contextIn('nl'), { ...rental, priceUnitText: { fr: 'par mois', nl: '' } });
    expect(shown).toMatchObject({ perMonth: false, unit: { text: 'per maand' } });
    expect(shown).not.toHaveProperty('unit.lang');
  });

  test('is the feed’s text if it is not a coded value', () => {
    const shown = priceOf(contextIn('nl'), { ...rental, priceUnitText: { fr: 'par semaine' } });
    expect(shown).toMatchObject({ perMonth: false, unit: { text: 'par semaine', lang: 'fr' } });
  });

  test('is the month where the feed’s unit is blank', () => {
    expect(priceOf(contextIn('nl'), { ...rental, priceUnitText: { nl: ' ' } })).toMatchObject({ perMonth: true });
  });
});
