import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slug } from '../../../domain/routing/slug.ts';
import { anyText } from '../../arbitraries/any-text.ts';

const aText = fc.oneof(
  anyText(),
  fc.string({ minLength: 70, maxLength: 120 }),
  fc
    .array(fc.constantFrom('Maison', 'à', 'vendre', 'œuvre', 'Straße', 'ŒUVRE', 'Ø', '–', '  ', '’', '2', '²'))
    .map(words => words.join(' ')),
);

describe('a slug', () => {
  test('is one part of an address as it stands: small letters and digits joined by single dashes, at most 80', () => {
    fc.assert(
      fc.property(aText, text => {
        expect(slug(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*|-)$/);
        expect(slug(text).length).toBeLessThanOrEqual(80);
        expect(encodeURIComponent(slug(text))).toBe(slug(text));
      }),
      { numRuns: 500 },
    );
  });

  test('of a slug is itself', () => {
    fc.assert(
      fc.property(aText, text => {
        expect(slug(slug(text))).toBe(slug(text));
      }),
    );
  });

  test('does not care how accents are composed, about case, or about what stands between words', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Zàâçéèêëîïôûùüÿœæß0-9]{1,8}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', ', ', ' – ', '/', '’', '  '), (parts, between) => {
        const text = parts.join(between);
        expect(slug(text.normalize('NFD'))).toBe(slug(text.normalize('NFC')));
        expect(slug(text.toUpperCase())).toBe(slug(text));
        expect(slug(`${between}${text}${between}`)).toBe(slug(text));
        expect(slug(text)).toBe(slug(parts.join('-')));
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
])('%j stands in an address as %s', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
