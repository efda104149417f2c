import fc from 'fast-check';
import type { PathEntry, PathTable } from '../../domain/routing/path-table.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { anyText } from './any-text.ts';

const aWord = fc.stringMatching(/^[a-z][a-z0-9]{0,7}(?:-[a-z0-9]{1,5})?$/);
const NAMES = ['id', 'slug', 'city', 'form', 'constructor'] as const;

/** A value for a parameter of a path. */
export const aPart = fc
  .oneof(
    anyText({ minLength: 1, maxLength: 12 }),
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      'Braine-l’Alleud',
      'a b',
      '100%',
      '%2e',
      '%2F',
      '?x=1#y',
      '…',
      '.well-known',
      '~',
      'LIÈGE',
      '__proto__',
    ),
  )
  .filter(isPart);

function isPart(text: string): boolean {
  // biome-ignore lint: control characters are what no part may hold
  return text !== '' && text !== '.' && text !== '..' && text.isWellFormed() && !/[\u0000-\u001f\u007f/\\]/.test(text);
}

/** Path tables without duplicate addresses, with missing languages, and parameters in any order. */
export const aPathTable: fc.Arbitrary<PathTable> = fc
  .uniqueArray(
    aWord.filter(word => word.length > 2 && word !== 'preview'),
    { minLength: 1, maxLength: 8 },
  )
  .chain(words => fc.tuple(...words.map((word, at) => anEntry(word, `page-${at}`))));

function anEntry(first: string, page: string): fc.Arbitrary<PathEntry> {
  return fc.subarray([...NAMES], { maxLength: 3 }).chain(names => {
    const parts = fc
      .tuple(fc.array(aWord, { maxLength: 2 }), fc.constant(names.map(name => `{${name}}`)))
      .chain(([words, open]) => fc.shuffledSubarray([...words, ...open], { minLength: words.length + open.length }));
    const path = parts.map(rest => `${[first, ...rest].join('/')}/`);
    return fc.record({
      original: path.map(rest => `/${rest}`),
      paths: fc
        .record(Object.fromEntries(LANGUAGES.map(language => [language, path.map(rest => `/${language}/${rest}`)])), {
          requiredKeys: [],
        })
        .map(paths => ({ ...paths })),
      breadcrumb: fc.constant({}),
      type: fc.constant('page' as const),
      page: fc.constant(page),
    });
  });
}

/** Parameter names of a path, '/a/{id}/' → ['id']. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name);
}

/** Arbitrary request paths: any text, and text made from parts of paths. */
export const anyPath = fc.oneof(
  anyText(),
  anyText().map(text => `/${text}`),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '.',
          '..',
          '%',
          '%2e%2e',
          '%2f',
          '%5c',
          '%00',
          '%ff',
          '%c0%ae',
          '\u0000',
          '\ud800',
        ),
        fc.constantFrom(
          'fr',
          'NL',
          'de',
          'xx',
          'preview',
          'Preview',
          'a-vendre',
          'A-Vendre',
          'te-koop',
          'property',
          '7',
        ),
        fc.constantFrom(
          'evil.com',
          'http:',
          'javascript:',
          '@',
          ';',
          '?',
          '#',
          ' ',
          '__proto__',
          'constructor',
          '{id}',
        ),
        fc.constantFrom('for-sale', 'project', 'feedback', 'contact-me', 'merci', 'CONTACT-ME', 'login', '6488104'),
      ),
      { maxLength: 12 },
    )
    .chain(parts => fc.constantFrom('', '/').map(joint => `/${parts.join(joint)}`)),
);
