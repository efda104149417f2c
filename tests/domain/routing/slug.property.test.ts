import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slug } from '../../../domain/routing/slug.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aLanguage = fc.constantFrom(undefined, ...LANGUAGES);
const aText = fc.oneof(
  anyText(),
  fc.string({ minLength: 70, maxLength: 120 }),
  fc
    .array(fc.constantFrom('Maison', 'à', 'vendre', 'œuvre', 'Straße', 'ŒUVRE', 'Ø', '–', '  ', '’', '2', '²'))
    .map(words => words.join(' ')),
);

describe('a slug', () => {
  test('is one valid URL segment: small letters and digits joined by single dashes, at most 80', () => {
    fc.assert(
      fc.property(aText, aLanguage, (text, language) => {
        expect(slug(text, language)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-)$/);
        expect(slug(text, language).length).toBeLessThanOrEqual(80);
        expect(encodeURIComponent(slug(text, language))).toBe(slug(text, language));
      }),
      { numRuns: runs(500) },
    );
  });

  test('of a slug is itself', () => {
    fc.assert(
      fc.property(aText, aLanguage, (text, language) => {
        expect(slug(slug(text, language), language)).toBe(slug(text, language));
      }),
    );
  });

  test('ignores composition of accents, case and separators', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Zàâçéèêëîïôûùüÿœæß0-9]{1,8}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', ', ', ' – ', '/', '’', '  '), aLanguage, (parts, between, language) => {
        const text = parts.join(between);
        expect(slug(text.normalize('NFD'), language)).toBe(slug(text.normalize('NFC'), language));
        expect(slug(text.toUpperCase(), language)).toBe(slug(text, language));
        expect(slug(`${between}${text}${between}`, language)).toBe(slug(text, language));
        expect(slug(text, language)).toBe(slug(parts.join('-'), language));
      }),
    );
  });
});

test.each([
  ['Maison de maître, Namur', 'maison-de-maitre-namur'],
  ["Braine-l'Alleud", 'braine-l-alleud'],
  ['Œuvre d’art à 50 m²', 'oeuvre-d-art-a-50-m2'],
  ['Straße', 'strasse'],
  ['ŒUVRE ÆON', 'oeuvre-aeon'],
  ['日本', '-'],
  ['', '-'],
])('%j becomes %s in a URL', (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test.each([
  ['Lüttich', 'luettich', 'luttich'],
  ['Österreichisches Ärztehaus', 'oesterreichisches-aerztehaus', 'osterreichisches-arztehaus'],
  ['Zoe\u0308 und Noë', 'zoe-und-noe', 'zoe-und-noe'],
  ['Liège', 'liege', 'liege'],
  ['Straße', 'strasse', 'strasse'],
])('%j becomes %s in a German URL, and %s in others', (text, german, others) => {
  expect(slug(text, 'de')).toBe(german);
  for (const language of ['fr', 'nl', 'en'] as const) expect(slug(text, language)).toBe(others);
});
