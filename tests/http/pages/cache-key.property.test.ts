import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { knownQuery } from '../../../application/page/known-query.ts';
import { makeCacheKey } from '../../../adapters/composition/pages/cache-key.ts';
import { makeSiteApi } from '../../../adapters/http-api/site-api.ts';
import { readCookies } from '../../../adapters/wire/cookies.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import type { PageOutcome } from '../../../application/page/page-model.ts';
import { acceptedLanguages } from '../../../domain/routing/language-choice.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { aQueryString } from '../../arbitraries/a-list-query.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { type OpenSite, openSite, SAMPLE, sampleFeed, splitAddress } from '../../support/site/sample-site.ts';
import { reaches } from '../../support/run/reaches.ts';
import { FULL } from '../../support/run/full-run.ts';

// Many cases: slower than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const site = openSite();
const addresses = await everyAddress(site);
const [twoLanguages, all] = [['fr', 'nl'] as const, SAMPLE.content.settings.languages];
const small = openSite([sampleFeed()], {
  ...SAMPLE.content,
  settings: { ...SAMPLE.content.settings, languages: twoLanguages },
});

/** Language cookies that a browser or an attacker may send. */
const aCookie = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'lng=nl',
        'lng=de',
        'lng=fr',
        'lng = nl',
        ' lng=en ',
        'lng=nlx',
        'lng=NL',
        'xlng=nl',
        'lng',
        'lng=',
        'lng="nl"',
        'LNG=de',
        'lng=nl=de',
      ),
      fc.constantFrom('a=b', '', '__proto__=nl', `x=${'y'.repeat(9000)}`, 'a=lng=de'),
    ),
    { maxLength: 4 },
  )
  .chain(parts => fc.constantFrom(';', '; ', ';\t', ' ;  ').map(joint => parts.join(joint)));
const anAccepted = fc.oneof(
  fc
    .array(fc.constantFrom('fr', 'nl-BE', 'de;q=0.9', 'en;q=0', 'DE', '*', ';', 'pl'), { maxLength: 4 })
    .map(tags => tags.join(',')),
  fc.constant(`${'pl,'.repeat(400)}nl`),
);
const someHeaders = fc.record({
  cookie: fc.option(aCookie, { nil: undefined }),
  'accept-language': fc.option(anAccepted, { nil: undefined }),
});
type Headers = { readonly cookie?: string | undefined; readonly 'accept-language'?: string | undefined };

const aPath = fc.oneof(
  fc.constantFrom(...addresses).map(({ path }) => path),
  fc.constantFrom(...addresses).map(({ original }) => original),
  fc.constantFrom(
    '/',
    '/preview/',
    '/preview/for-sale/',
    '/fr/preview/a-vendre/',
    '/%66r/a-vendre/',
    '/NL/te-koop/',
    '/de',
    '/deu/',
    '/de/nichts/',
    '/xx/a/',
    '/a/b/',
  ),
);
const aQuery = fc.oneof(
  fc.constant(''),
  aQueryString.map(String),
  fc.constantFrom(
    'lng=nl',
    'page=2',
    'view=print',
    'page=2&lng=de',
    'q=maison',
    'property=6488104',
    'utm_source=x',
    'id=20427',
    'setcookies',
    'city=Gent|9000&',
    'sort=surface&sort=newest',
  ),
);
const aTarget = fc.tuple(aPath, aQuery).map(([path, query]) => (query === '' ? path : `${path}?${query}`));

const RUNS = FULL ? 1000 : 200;

const keyOf = (languages: readonly Language[]) => {
  const key = makeCacheKey(languages, 'fr');
  return (target: string, headers: Headers) => key(target, name => headers[name]);
};

/** The page response to a target, with the language hints that the server reads from the headers. */
function answer({ openPage }: OpenSite, target: string, headers: Headers): Promise<PageOutcome> {
  const hints = {
    cookie: readCookies(headers.cookie).get('lng'),
    accepted: acceptedLanguages(headers['accept-language'] ?? ''),
  };
  return openPage({ ...splitAddress(target), hints });
}

describe.each([
  ['four languages', site, all],
  ['two languages', small, twoLanguages],
] as const)('a cache key of a site of %s', (_, from, languages) => {
  const key = keyOf(languages);

  test('maps to the same page for all visitors', async () => {
    await reaches({ shared: 0.15 * RUNS }, met =>
      fc.assert(
        fc.asyncProperty(aTarget, someHeaders, someHeaders, async (target, one, other) => {
          const [left, right] = [key(target, one), key(target, other)];
          if (left === undefined || left !== right) return;
          const [here, there] = [await answer(from, target, one), await answer(from, target, other)];
          // Other responses are not cached.
          if (here.kind !== 'page' || here.status !== 200) return;
          met('shared');
          expect(there).toEqual(here);
        }),
        { numRuns: RUNS },
      ),
    );
  });

  test('maps to the same API response for all visitors', async () => {
    const api = makeSiteApi({
      ...from,
      placeNames: () => [],
      publicUrl: new URL('https://agency.example'),
      consentVersion: () => 1,
    });
    const ask = (target: string, headers: Headers) =>
      api({
        ...bareRequest(''),
        ...splitAddress(target),
        cookies: readCookies(headers.cookie),
        acceptLanguage: headers['accept-language'] ?? '',
      });
    const anInterface = fc.oneof(
      aTarget.map(target => `/api/page?address=${encodeURIComponent(target)}`),
      aPath.map(path => `/api/page?address=${path}`),
      fc.constantFrom(
        '/api/page',
        '/api/page?address=',
        '/api/search-source?language=nl',
        '/api/search-source?language=de',
      ),
    );
    await reaches({ shared: 0.05 * RUNS }, met =>
      fc.assert(
        fc.asyncProperty(anInterface, someHeaders, someHeaders, async (target, one, other) => {
          const here = await ask(target, one);
          const there = await ask(target, other);
          if (!here?.shared || key(target, one) !== key(target, other)) return;
          met('shared');
          expect(there).toEqual(here);
        }),
        { numRuns: RUNS / 2 },
      ),
    );
  });

  test('maps to the page of a single address', () => {
    /** Two addresses that differ in one part, and any two. */
    const twoTargets = fc.oneof(
      fc.tuple(aTarget, aTarget),
      fc.tuple(aPath, aQuery, aQuery).map(([path, one, other]) => [`${path}?${one}`, `${path}?${other}`] as const),
      fc.tuple(aPath, aPath, aQuery).map(([one, other, query]) => [`${one}?${query}`, `${other}?${query}`] as const),
    );
    reaches({ different: 0.2 * RUNS }, met =>
      fc.assert(
        fc.property(twoTargets, someHeaders, someHeaders, ([one, other], mine, yours) => {
          const left = key(one, mine);
          if (left === undefined || shown(one) === shown(other)) return;
          met('different');
          expect(key(other, yours)).not.toBe(left);
        }),
        { numRuns: RUNS },
      ),
    );
  });

  test('is absent for requests with a visitor’s own text', () => {
    for (const query of [
      'q=a',
      'lng=nl',
      'setcookies',
      '%63ity=a',
      'ci+ty=a',
      `city=${'a'.repeat(401)}`,
      'page=1&q=2',
      'reference=ABCDE-12345',
    ]) {
      for (const path of ['/fr/a-vendre/', '/for-sale/', '/api/page'])
        expect({ query, key: key(`${path}?${query}`, {}) }).toEqual({ query, key: undefined });
    }
  });

  test('unknown parameters are not part of the key', () => {
    for (const query of ['utm_source=x', 'a', 'gclid=1&fbclid=2', '']) {
      for (const path of ['/fr/a-vendre/', '/for-sale/']) expect(key(`${path}?${query}`, {})).toBe(key(path, {}));
    }
    expect(key('/fr/a-vendre/?page=2&utm_source=x', {})).toBe(key('/fr/a-vendre/?page=2', {}));
  });
});

test('the key is the same for all visitors of one language, so that pages are shared', () => {
  const key = keyOf(LANGUAGES);
  expect(key('/for-sale/', { cookie: 'lng=nl' })).toBe(key('/for-sale/', { 'accept-language': 'nl-BE,nl;q=0.9' }));
  expect(key('/fr/', { cookie: 'lng=nl' })).toBe(key('/fr/', {}));
  expect(key('/fr/a-vendre/?page=2', {})).toBeDefined();
});

/** An address without unknown parameters. */
function shown(target: string): string {
  const [path = '', query = ''] = target.split('?', 2);
  return target.startsWith('/api/') ? target : `${path}?${knownQuery(query)}`;
}
