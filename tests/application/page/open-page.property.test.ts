import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PageRequest } from '../../../application/page/open-page.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { anyPath } from '../../arbitraries/a-path-table.ts';
import { aQueryString } from '../../arbitraries/a-list-query.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { openSite, splitAddress } from '../../support/site/sample-site.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

// Opens many pages, which exceeds the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const site = openSite();
const addresses = await everyAddress(site);

const aKey = fc.constantFrom(
  'lng',
  'id',
  'q',
  'city',
  'type',
  'page',
  'view',
  'area',
  'property',
  'project',
  'sort',
  'priceMin',
  '__proto__',
  'setcookies',
);
const aValue = fc.oneof(
  anyText(),
  fc.constantFrom(
    'nl',
    'de',
    '6488104',
    '20427',
    '1',
    '-1',
    'print',
    'map',
    'split',
    '50_4_51_5',
    '%',
    '%00',
    '//evil.com',
    'Gent|9000',
    '../..',
  ),
);
const anyQuery = fc.oneof(
  anyText(),
  fc
    .array(fc.tuple(aKey, aValue), { maxLength: 6 })
    .map(pairs => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
  aQueryString.map(String),
  fc.constantFrom('lng=nl', 'lng=de&page=2', 'lng=fr&city=Gent|9000'),
);
const anyHints: fc.Arbitrary<PageRequest['hints']> = fc.record(
  {
    cookie: fc.oneof(anyText(), fc.constantFrom(...LANGUAGES)),
    accepted: fc.array(fc.oneof(anyText(), fc.constantFrom(...LANGUAGES)), { maxLength: 3 }),
  },
  { requiredKeys: [] },
);
/** Known paths, recombined parts of them, and arbitrary paths. */
const aPath = fc.oneof(
  anyPath,
  fc.constantFrom(...addresses).map(({ path }) => path),
  fc.constantFrom(...addresses).map(({ original }) => original),
  fc
    .tuple(fc.constantFrom(...addresses), fc.nat(6), aValue)
    .map(([{ path }, at, value]) => path.split('/').toSpliced(at, 1, value).join('/')),
  // Wrong letter case, a missing trailing slash and outdated words are corrected by redirects.
  {
    arbitrary: fc.tuple(fc.constantFrom(...addresses), fc.boolean(), fc.boolean(), fc.boolean()).map(distorted),
    weight: 3,
  },
);

function distorted([{ path }, loud, open, otherWords]: readonly [
  { readonly path: string },
  boolean,
  boolean,
  boolean,
]) {
  const words = otherWords ? path.replace(/[^/]+(?=\/[^/]+\/$)/, 'other-words') : path;
  const ended = open ? words.replace(/\/$/, '') : words;
  return loud ? ended.toUpperCase() : ended;
}

describe('opening a page', () => {
  test('never throws, for any path, query and visitor languages', async () => {
    await reaches({ page: runs(200), redirect: runs(100), missing: runs(100) }, met =>
      fc.assert(
        fc.asyncProperty(aPath, anyQuery, anyHints, async (path, query, hints) => {
          const outcome = await site.openPage({ path, query, hints });
          met(outcome.kind === 'redirect' ? 'redirect' : outcome.status === 200 ? 'page' : 'missing');
          if (outcome.kind === 'redirect') expect([301, 302]).toContain(outcome.status);
          else expect([200, 404, 410]).toContain(outcome.status);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  test('redirects to no other sites than those in the content', async () => {
    const named = new Set((await site.catalogue.projects()).map(({ externalWeb }) => externalWeb));
    await reaches({ redirect: runs(100) }, met =>
      fc.assert(
        fc.asyncProperty(aPath, anyQuery, anyHints, async (path, query, hints) => {
          const outcome = await site.openPage({ path, query, hints });
          if (outcome.kind === 'page' || named.has(outcome.location)) return;
          met('redirect');
          expect(outcome.location).toMatch(/^\/(?![/\\])/);
          expect(new URL(outcome.location, 'https://own.example').origin).toBe('https://own.example');
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  test('needs at most three redirects: letter case and slash, words, language', async () => {
    const named = new Set((await site.catalogue.projects()).map(({ externalWeb }) => externalWeb));
    await reaches({ one: runs(50), several: runs(10) }, met =>
      fc.assert(
        fc.asyncProperty(aPath, anyQuery, anyHints, async (path, query, hints) => {
          let outcome = await site.openPage({ path, query, hints });
          for (let hops = 1; outcome.kind === 'redirect' && !named.has(outcome.location); hops++) {
            if (hops < 3) met(hops === 1 ? 'one' : 'several');
            expect(hops).toBeLessThanOrEqual(3);
            outcome = await site.openPage({ ...splitAddress(outcome.location), hints });
          }
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  test('in an explicit language does not depend on the visitor', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...addresses), anyQuery, anyHints, async ({ path }, query, hints) => {
        expect(await site.openPage({ path, query, hints })).toEqual(await site.openPage({ path, query, hints: {} }));
      }),
      { numRuns: runs(200) },
    );
  });

  test('with a filtered list switches to the same list in another language and back', async () => {
    const lists = addresses.filter(({ page }) => page === 'for-sale' || page === 'for-rent' || page === 'viager');
    await reaches({ filtered: runs(50), found: runs(30) }, met =>
      fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...lists),
          aQueryString,
          fc.constantFrom(...LANGUAGES),
          async ({ path, language }, parameters, other) => {
            const query = String(parameters);
            const here = await site.openPage({ path, query, hints: {} });
            if (here.kind === 'redirect' || here.status !== 200) return;
            if (query !== '') met('filtered');
            const there = await site.open(here.view.switcher.find(each => each.language === other)?.href ?? '');
            if (there.kind === 'redirect' || here.view.body.kind !== 'list' || there.view.body.kind !== 'list')
              throw new Error('no list');
            if (here.view.body.total > 0) met('found');
            expect(there.view.body.total).toBe(here.view.body.total);
            expect(there.view.switcher.find(each => each.language === language)?.href).toBe(
              query === '' ? path : `${path}?${query}`,
            );
          },
        ),
        { numRuns: runs(200) },
      ),
    );
  });
});
