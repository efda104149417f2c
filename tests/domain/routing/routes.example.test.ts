import { describe, expect, test } from 'vitest';
import type { PathTable } from '../../../domain/routing/path-table.ts';
import { languageOf, previewPath, resolvePath } from '../../../domain/routing/resolve.ts';
import { makeRoutes } from '../../../domain/routing/routes.ts';

const entry = { breadcrumb: {}, type: 'page' as const };
const TABLE: PathTable = [
  { ...entry, page: 'home', original: '/', paths: { fr: '/fr/', nl: '/nl/' } },
  { ...entry, page: 'for-sale', original: '/for-sale/', paths: { fr: '/fr/a-vendre/', nl: '/nl/te-koop/' } },
  {
    ...entry,
    page: 'fees',
    original: '/fees/',
    paths: { nl: '/nl/ereloon/' },
    former: { nl: ['/nl/kosten/', '/nl/te-koop/'], fr: ['/fr/honoraires/'] },
  },
  {
    ...entry,
    page: 'property-sale',
    original: '/property/{id}/',
    paths: { fr: '/fr/a-vendre/{city}/{slug}/{id}/', nl: '/nl/te-koop/{city}/{slug}/{id}/' },
    former: { fr: ['/fr/biens/{id}/{city}/{slug}/'] },
  },
];
const routes = makeRoutes(TABLE);
const resolve = (path: string) => resolvePath(routes, path, ['fr', 'nl'], 'nl');

describe('the path table', () => {
  test('builds a path in a language, else in the original language, else /', () => {
    expect(routes.build('for-sale', 'fr')).toBe('/fr/a-vendre/');
    expect(routes.buildOriginal('for-sale')).toBe('/for-sale/');
    expect(routes.build('fees', 'fr')).toBe('/');
    expect(routes.build('nothing', 'fr')).toBe('/');
    expect(routes.build('property-sale', 'nl', { city: 'gent', slug: 'huis', id: '7' })).toBe(
      '/nl/te-koop/gent/huis/7/',
    );
    expect(routes.build('property-sale', 'nl', { id: '7' })).toBe('/');
  });

  test('finds the page at an original path, for links in texts', () => {
    expect(routes.pageAt('/for-sale/')).toBe('for-sale');
    expect(routes.pageAt('/unknown/')).toBeUndefined();
  });

  test.each([
    '//',
    '/fr//a-vendre/',
    '/fr/../fr/',
    '/fr/%2e%2e/',
    '/fr/%2Fa/',
    '/fr/a%5Cb/',
    '/%ff/',
    '/fr/%00/',
    '/property/\ud800/',
    'fr/',
    '',
  ])('finds nothing at %j', path => expect(routes.match(path)).toBeUndefined());
});

describe('a path', () => {
  test('with a language uses it; an original path uses the detected one', () => {
    expect(resolve('/fr/a-vendre/')).toMatchObject({ kind: 'match', language: 'fr', original: false });
    expect(resolve('/for-sale/')).toMatchObject({ kind: 'match', language: 'nl', original: true });
  });

  test.each([
    ['/fr/A-Vendre', '/fr/a-vendre/'],
    ['/FR', '/fr/'],
    ['/For-Sale', '/for-sale/'],
    ['/fr/a-vendre/Gand/Maison/7', '/fr/a-vendre/Gand/Maison/7/'],
    ['/PREVIEW/fr/a-vendre', '/fr/preview/a-vendre/'],
    ['/nl/Kosten', '/nl/ereloon/'],
    ['/nl/preview/kosten/', '/nl/preview/ereloon/'],
    ['/fr/biens/7/gand/maison/', '/fr/a-vendre/gand/maison/7/'],
    ['/%66r/a-vendre/', '/fr/a-vendre/'],
    ['/fr/a%2Dvendre/', '/fr/a-vendre/'],
    ['/fr/a-vendre/gand/maison/%37/', '/fr/a-vendre/gand/maison/7/'],
  ])('%s is redirected to the canonical form', (path, right) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', status: 301, path: right });
  });

  test('may contain percent-encodings added or removed by proxies and programs', () => {
    for (const city of ['l:iege', 'l%3Aiege', 'l%3aiege'])
      expect(resolve(`/fr/a-vendre/${city}/maison/7/`)).toMatchObject({
        kind: 'match',
        match: { params: { city: 'l:iege' } },
      });
  });

  test('is the present one of a page before the former one of another', () => {
    expect(resolve('/nl/te-koop/')).toMatchObject({ kind: 'match', match: { entry: { page: 'for-sale' } } });
  });

  test('is unknown if the page no longer exists in its language', () => {
    expect(resolve('/fr/honoraires/')).toEqual({ kind: 'not-found', language: 'fr' });
  });

  test('that is unknown responds in the language that it names', () => {
    expect(resolve('/fr/rien/')).toEqual({ kind: 'not-found', language: 'fr' });
    expect(resolve('/rien/')).toEqual({ kind: 'not-found', language: 'nl' });
    expect(resolve('/de/kaufen/')).toEqual({ kind: 'not-found', language: 'nl' });
  });

  test('has its preview at /preview/ after the language', () => {
    expect(previewPath('/fr/a-vendre/')).toBe('/fr/preview/a-vendre/');
    expect(previewPath('/for-sale/')).toBe('/preview/for-sale/');
    expect(resolve('/fr/preview/a-vendre/')).toMatchObject({ kind: 'match', preview: true, language: 'fr' });
    expect(resolve('/preview/')).toMatchObject({ kind: 'match', preview: true, language: 'nl' });
    expect(resolve('/preview/preview/')).toMatchObject({ kind: 'not-found' });
  });

  test('names a language in its first segment', () => {
    expect(languageOf('/NL/x', ['nl'])).toBe('nl');
    expect(languageOf('/nl/x', ['fr'])).toBeUndefined();
    expect(languageOf('/x/nl/', ['nl'])).toBeUndefined();
  });
});
