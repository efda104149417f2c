import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODED_VALUES, codedValue, spellingsOf } from '../../../domain/listing/coded-value.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleFeed } from '../../support/site/sample-site.ts';

const aValue = fc.constantFrom(...CODED_VALUES);
const aLanguage = fc.constantFrom(...LANGUAGES);
/** Spellings of several values: the first of them in the order of `CODED_VALUES` is recognised. */
const SHARED = new Set(
  CODED_VALUES.flatMap(code =>
    LANGUAGES.map(language => `${language} ${spellingsOf(code)[language].toLowerCase()}`),
  ).filter((spelling, at, all) => all.indexOf(spelling) !== at),
);

describe('a coded value', () => {
  test('is recognised by each of its spellings, in capitals and between blanks too', () => {
    fc.assert(
      fc.property(aValue, aLanguage, (code, language) => {
        const spelling = spellingsOf(code)[language];
        const found = codedValue({ [language]: ` ${spelling.replaceAll('ß', 'ss').toUpperCase()} ` });
        if (SHARED.has(`${language} ${spelling.toLowerCase()}`)) expect(found).toBeDefined();
        else if (!spelling.includes('ß')) expect(found).toBe(code);
      }),
    );
  });

  test.each([
    ['Rénové', 'fr', 'condition-renovated'],
    ['niet conform', 'nl', 'electricity-not-compliant'],
    ["hors zone d'eau", 'fr', undefined],
    ["zone d'habitat", 'fr', 'zoning-residential'],
    ['DUBBEL GLAS', 'nl', 'glazing-double'],
    ['halfopen', 'nl', 'kitchen-half-open'],
    ['chaudière à bois de 1923', 'fr', undefined],
  ])('%j in %s is %s', (text, language, code) => {
    expect(codedValue({ [language]: text })).toBe(code);
  });

  test('is each text of a fact of the sample that is not in the page’s language', () => {
    const missing = new Set<string>();
    for (const { facts } of sampleFeed().listings)
      for (const [name, value] of Object.entries(facts))
        if (typeof value === 'object' && !value.en && codedValue(value) === undefined)
          missing.add(`${name}: ${value.fr}`);
    expect([...missing]).toEqual([]);
  });

  test('covers each document name and price unit of the sample that lacks a translation', () => {
    const missing = new Set<string>();
    let met = 0;
    const { listings } = sampleFeed();
    for (const { documents, priceUnitText } of listings)
      for (const text of [priceUnitText, ...documents.map(({ name }) => name)]) {
        if (text.fr === undefined || text.fr === '') continue;
        met++;
        if (!LANGUAGES.every(language => text[language]) && codedValue(text) === undefined) missing.add(text.fr);
      }
    expect([...missing]).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });
});
