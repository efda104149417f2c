import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translated, TYPE_WORDS } from '../../../domain/listing/coded-words.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleFeed } from '../../support/site/sample-site.ts';
import { anyText } from '../../arbitraries/any-text.ts';

const aText = fc.oneof(
  anyText(),
  fc.constantFrom('Rénové', ' conforme', 'Doppelverglasung', 'hors zone inondable', 'pvc'),
);
const someTexts = fc.record({ fr: aText, nl: aText, en: aText, de: aText }, { requiredKeys: [] });

describe('translations of a coded value', () => {
  test('never replace text of the feed, and exist in all languages or in none', () => {
    fc.assert(
      fc.property(someTexts, texts => {
        const all = translated(texts);
        for (const language of LANGUAGES) if (texts[language]?.trim()) expect(all[language]).toBe(texts[language]);
        if (all !== texts) expect(LANGUAGES.every(language => all[language]?.trim())).toBe(true);
        expect(translated(all)).toEqual(all);
      }),
    );
  });

  test.each([
    ['Rénové', 'fr', 'renovated'],
    ['niet conform', 'nl', 'not compliant'],
    ["hors zone d'eau", 'fr', undefined],
    ["zone d'habitat", 'fr', 'residential area'],
    ['DUBBEL GLAS', 'nl', 'double glazing'],
    ['chaudière à bois de 1923', 'fr', undefined],
  ])('%j in %s is %s in English', (text, language, english) => {
    expect(translated({ [language]: text }).en).toBe(english);
  });

  test('exist for each property type in each language', () => {
    for (const webId of Object.values(PROPERTY_TYPE)) {
      const words = TYPE_WORDS.get(webId);
      for (const language of LANGUAGES) expect(words?.[language]).toMatch(/\S/);
    }
  });

  test('leave no fact of the sample without the page’s language, except free text', () => {
    const missing = new Set<string>();
    for (const { facts } of sampleFeed().listings)
      for (const [name, value] of Object.entries(facts))
        if (typeof value === 'object' && translated(value).en === undefined) missing.add(`${name}: ${value.fr}`);
    expect([...missing]).toEqual([]);
  });

  test('leave no document and no price unit in one language only', () => {
    const missing = new Set<string>();
    let met = 0;
    const { listings } = sampleFeed();
    for (const { documents, priceUnitText } of listings)
      for (const text of [priceUnitText, ...documents.map(({ name }) => name)]) {
        if (text.fr === undefined || text.fr === '') continue;
        met++;
        for (const language of LANGUAGES) if (!translated(text)[language]) missing.add(`${language}: ${text.fr}`);
      }
    expect([...missing]).toEqual([]);
    expect(met).toBeGreaterThan(100);
  });
});
