import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORM_NAMES, FORMS } from '../../domain/request/forms.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { CONCEPTS_OF_THE_SITE, DRAWN_CONCEPTS } from '../../ui/locales/concepts.ts';
import { deskDictionaryOf } from '../../ui/locales/desk-dictionaries.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';

const FOLDER = 'ui/locales';
const concepts = [...new Set(LANGUAGES.flatMap(language => readdirSync(`${FOLDER}/${language}`)))].sort();

/** Every text of a dictionary with its key path, such as 'failed.title'. */
function textsOf(value: unknown, way = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[way, value]];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, way === '' ? key : `${way}.${key}`));
}

function read(language: string, concept: string): [string, unknown][] {
  return textsOf(JSON.parse(readFileSync(`${FOLDER}/${language}/${concept}`, 'utf8')));
}

/** Removes the plural suffix, because each language has its own plural forms. */
function withoutPlural(way: string): string {
  return way.replace(/_(?:ordinal_)?(?:zero|one|two|few|many|other)$/, '');
}

/** Placeholders of a text, such as '{{count}}'. */
function openPlaces(text: unknown): string[] {
  return [...new Set([...String(text).matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = '']) => name))].sort();
}

/** French double punctuation that may wrap to the next line: it needs a non-breaking space, or no space, before it. */
function tornSigns(text: string): string[] {
  const plain = text.replace(/\{\{.*?\}\}/g, 'x').replace(/\b(?:https?|mailto|tel):\S+/g, '');
  return [...plain.matchAll(/(?:[^\s\u00a0\u202f:;?!]| )[:;?!](?![^\s»”)\]}.,:;?!])/g)].map(([sign]) => sign);
}

const files = LANGUAGES.flatMap(language => concepts.map(concept => [language, concept] as const));

describe('typography', () => {
  test('French punctuation without its non-breaking space is detected', () => {
    expect(tornSigns('Quand : demain')).toHaveLength(1);
    expect(tornSigns('Pourquoi?')).toHaveLength(1);
    expect(tornSigns('Pourquoi\u00a0? Parce que\u202f; voilà\u00a0: « oui »')).toEqual([]);
    expect(tornSigns('De 10:30 à 12:00, https://example.be')).toEqual([]);
    expect(tornSigns('{{name}} : {{value}}')).toHaveLength(1);
  });
});

describe.each(concepts)('the texts of %s', concept => {
  test('have the same keys in all languages', () => {
    const keys = (language: string) => [...new Set(read(language, concept).map(([way]) => withoutPlural(way)))].sort();
    for (const language of LANGUAGES) expect({ [language]: keys(language) }).toEqual({ [language]: keys('fr') });
  });

  test('have the same placeholders in all languages', () => {
    const places = (language: string) => {
      const byKey = new Map<string, string[]>();
      for (const [way, text] of read(language, concept)) {
        const key = withoutPlural(way);
        byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...openPlaces(text)])].sort());
      }
      return Object.fromEntries(byKey);
    };
    for (const language of LANGUAGES) expect(places(language)).toEqual(places('fr'));
  });

  test('have the plural forms of each language', () => {
    for (const language of LANGUAGES) {
      const ways = read(language, concept).map(([way]) => way);
      const counted = new Set(
        ways.filter(way => withoutPlural(way) !== way && !way.includes('_ordinal_')).map(withoutPlural),
      );
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter(form => form !== 'many');
      const missing = [...counted]
        .flatMap(way => forms.map(form => `${way}_${form}`))
        .filter(way => !ways.includes(way));
      expect({ [language]: missing }).toEqual({ [language]: [] });
    }
  });
});

describe.each(files)('the %s texts of %s', (language, concept) => {
  const texts = read(language, concept);
  const offenders = (wrong: (text: string) => boolean) =>
    texts.filter(([, text]) => wrong(String(text))).map(([way]) => way);

  test('are non-empty strings without outer blanks', () => {
    expect(texts.filter(([, text]) => typeof text !== 'string').map(([way]) => way)).toEqual([]);
    expect(offenders(text => text.trim() === '')).toEqual([]);
    expect(offenders(text => text !== text.trim() || /\S {2,}\S/.test(text))).toEqual([]);
  });

  test('have no exclamation marks', () => {
    expect(offenders(text => text.includes('!'))).toEqual([]);
  });
});

test.each(concepts)('the French texts of %s have non-breaking spaces before double punctuation', concept => {
  const torn = read('fr', concept).filter(([, text]) => tornSigns(String(text)).length > 0);
  expect(torn).toEqual([]);
});

describe('the words of the owners’ pages', () => {
  test.each(LANGUAGES)('name in %s each request that a visitor can send about a property', language => {
    const named = new Set(read(language, 'portal.json').map(([way]) => way));
    const about = FORM_NAMES.filter(form => FORMS[form].subject.about === 'property');
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter(form => !named.has(`requests.form.${form}`))).toEqual([]);
  });
});

describe('a concept', () => {
  const named = concepts.map(file => file.replace(/\.json$/, ''));
  const phrases = [
    ...readFileSync('adapters/composition/site/phrases-in.ts', 'utf8').matchAll(/locales\/fr\/([\w-]+)\.json/g),
  ].map(([, concept]) => concept);

  test('is in the list of those that pages use, or contains phrases of use cases', () => {
    expect([...DRAWN_CONCEPTS, ...phrases].toSorted()).toEqual(named.toSorted());
  });

  test('is in the dictionaries of browsers only if it is in a list', () => {
    for (const language of LANGUAGES) {
      const of = (dictionary: object) => Object.keys(dictionary).toSorted();
      expect(of(dictionaryOf(language, 'fr'))).toEqual([...CONCEPTS_OF_THE_SITE].toSorted());
      expect(of(deskDictionaryOf(language, 'fr'))).toEqual([...DRAWN_CONCEPTS].toSorted());
    }
  });
});
