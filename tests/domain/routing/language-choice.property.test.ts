import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLanguages, chooseLanguage, type LanguageHints } from '../../../domain/routing/language-choice.ts';
import { isLanguage, LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aCode = fc.constantFrom<string | null | undefined>(
  'fr',
  'nl',
  'en',
  'de',
  'FR',
  'xx',
  '',
  'nl-BE',
  '__proto__',
  null,
  undefined,
);
const someHints: fc.Arbitrary<LanguageHints> = fc.record(
  {
    query: aCode,
    cookie: aCode,
    stored: fc.array(
      aCode.map(code => code ?? null),
      { maxLength: 2 },
    ),
    accepted: fc.array(fc.constantFrom('fr', 'NL', 'nl-BE', 'en-GB', 'de', 'xx', '*', 'DE-at', ''), { maxLength: 4 }),
    html: aCode,
  },
  { requiredKeys: [] },
);
const someLanguages = fc.subarray([...LANGUAGES], { minLength: 1 });
const aSite = someLanguages.chain(enabled => fc.tuple(fc.constant(enabled), fc.constantFrom(...enabled)));

/** The first hint that is an enabled language, checked one by one. */
function firstHint(hints: LanguageHints, enabled: readonly Language[], fallback: Language): Language {
  const inOrder: unknown[] = [hints.query, hints.cookie];
  for (const stored of hints.stored ?? []) inOrder.push(stored);
  for (const tag of hints.accepted ?? [])
    inOrder.push(tag.toLowerCase().slice(0, tag.includes('-') ? tag.indexOf('-') : undefined));
  inOrder.push(hints.html?.toLowerCase().split('-')[0]);
  for (const hint of inOrder) for (const language of enabled) if (hint === language) return language;
  return fallback;
}

describe('the language of a path without language', () => {
  test('is always one of the site’s', () => {
    fc.assert(
      fc.property(someHints, aSite, (hints, [enabled, fallback]) => {
        expect(enabled).toContain(chooseLanguage(hints, enabled, fallback));
      }),
    );
  });

  test('is that of the first hint that names one: query, cookie, stored choice, browser, document', () => {
    fc.assert(
      fc.property(someHints, aSite, (hints, [enabled, fallback]) => {
        expect(chooseLanguage(hints, enabled, fallback)).toBe(firstHint(hints, enabled, fallback));
      }),
      { numRuns: 500 },
    );
  });

  test('ignores hints at a disabled language', () => {
    const aPartOfThem = fc
      .shuffledSubarray([...LANGUAGES], { minLength: 2 })
      .map(([off = 'fr', ...enabled]) => ({ off, enabled }));
    const where = fc.constantFrom('query', 'cookie', 'html');
    fc.assert(
      fc.property(someHints, aPartOfThem, where, fc.nat(), (hints, { off, enabled }, hint, which) => {
        const fallback = enabled[which % enabled.length] as Language;
        const without = { ...hints, [hint]: undefined };
        const hinting = { ...hints, [hint]: off };
        expect(chooseLanguage(hinting, enabled, fallback)).toBe(chooseLanguage(without, enabled, fallback));
        const stored = { ...hints, stored: [off, ...(hints.stored ?? [])], accepted: [off, ...(hints.accepted ?? [])] };
        expect(chooseLanguage(stored, enabled, fallback)).toBe(chooseLanguage(hints, enabled, fallback));
      }),
    );
  });

  test('is the default without any hint', () => {
    for (const fallback of LANGUAGES) expect(chooseLanguage({}, LANGUAGES, fallback)).toBe(fallback);
  });
});

describe('an Accept-Language header', () => {
  const aTag = fc.constantFrom('fr', 'fr-BE', 'nl', 'nl-BE', 'de', 'en', 'en-GB', 'pl');
  const aQuality = fc.integer({ min: 0, max: 10 }).map(tenths => tenths / 10);

  test('is parsed by descending quality, stable, without refused languages', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aTag, aQuality), { maxLength: 8 }), wishes => {
        const header = wishes.map(([tag, quality]) => `${tag};q=${quality}`).join(', ');
        const expected = wishes
          .map(([tag, quality], at) => ({ tag, quality, at }))
          .filter(({ quality }) => quality > 0)
          .sort((a, b) => b.quality - a.quality || a.at - b.at);
        expect(acceptedLanguages(header)).toEqual(expected.map(({ tag }) => tag));
      }),
    );
  });

  test('never throws, and returns only language tags that it contains', () => {
    const anyHeader = fc.oneof(
      anyText(),
      fc
        .array(fc.constantFrom('fr', ';', 'q=', '0.5', '1', ',', '-', '*', ' ', 'q=0', 'nl', '=', '9', '\t'))
        .map(parts => parts.join('')),
      fc
        .array(fc.tuple(aTag, fc.constantFrom('', ';q=0.5', ';q=1', ';q=0', ';q=x', ' ', ';')), { maxLength: 5 })
        .map(parts => parts.map(part => part.join('')).join(',')),
    );
    reaches({ tag: runs(60) }, met =>
      fc.assert(
        fc.property(anyHeader, header => {
          const tags = acceptedLanguages(header);
          if (tags.length > 0) met('tag');
          for (const tag of tags) {
            expect(tag).toMatch(/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i);
            expect(header).toContain(tag);
          }
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  test('of any length is parsed in linear time', () => {
    expect(acceptedLanguages(`${'fr-'.repeat(100_000)},`).join('').length).toBeLessThan(2000);
    expect(acceptedLanguages('nl,'.repeat(100_000)).every(isLanguage)).toBe(true);
  });

  test.each([
    ['nl;q=0.5, fr', ['fr', 'nl']],
    ['nl-BE,nl;q=0.9,en;q=0.8', ['nl-BE', 'nl', 'en']],
    ['*', []],
    ['fr;q=0', []],
    ['', []],
  ])('%j is %j', (header, expected) => {
    expect(acceptedLanguages(header)).toEqual(expected);
  });
});
