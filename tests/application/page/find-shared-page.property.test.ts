import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeFindSharedPage } from '../../../application/page/find-shared-page.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { anyPath } from '../../arbitraries/a-path-table.ts';
import { aQueryString } from '../../arbitraries/a-list-query.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

vi.setConfig({ testTimeout: 60_000 });

const site = openSite();
const find = makeFindSharedPage({ site: site.site, openPage: site.openPage });
const addresses = (await everyAddress(site)).map(({ path }) => path);

describe('a page recommended to a friend', () => {
  it.each([
    ['/fr/a-vendre/', 'nl', '/nl/te-koop/'],
    ['/fr/a-vendre/?type=4&city=Namur%7C5000', 'nl', '/nl/te-koop/?type=4&city=Namur%7C5000'],
    ['/fr/a-vendre/?q=loft&utm_source=x&key=secret', 'fr', '/fr/a-vendre/?q=loft'],
    ['/for-rent', 'de', '/de/zu-vermieten/'],
    ['/fr/projet/20427/', 'en', '/en/project/20427/'],
    ['/fr/conseils/erreurs-a-eviter/', 'fr', '/fr/conseils/erreurs-a-eviter/'],
    ['/fr/conseils/erreurs-a-eviter/?do=x', 'fr', '/fr/conseils/erreurs-a-eviter/'],
  ] as const)('at %s is in %s the page %s', async (address, language, path) => {
    const found = await find(address, language);
    expect(found?.path).toBe(path);
    expect(found?.title).not.toMatch(/Clairval$|^$/);
  });

  it('has its title in the language of the sender', async () => {
    const titles = await Promise.all(LANGUAGES.map(async language => (await find('/for-sale/', language))?.title));
    expect(new Set(titles).size).toBe(LANGUAGES.length);
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    'https://evil.example/',
    'javascript:alert(1)',
    '/fr/preview/a-vendre/',
    '/preview/for-sale/',
    '/fr/espace-proprietaire/',
    '/portal/6417342/',
    '/fr/login/',
    '/fr/desinscription/abc/',
    '/confirm/abc/',
    '/set-password/abc/',
    '/fr/merci/contact-me/',
    '/fr/recherche/',
    '/api/form?form=site-contact',
    '/pictures/6417342-1',
    '/nowhere/',
    '/property/99999999/',
    '/property/6301177/',
    '/fr/projet/20441/',
    '/fr/a-vendre/\r\nBcc: all@example.be',
    '/fr/a-vendre/ x',
    '',
    '?',
    '#',
  ])('cannot be %j', async address => {
    expect(await find(address, 'fr')).toBeUndefined();
  });

  it('has an ASCII path on this site that resolves to itself, for any input', async () => {
    const address = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(fc.constantFrom(...addresses), aQueryString).map(([path, query]) => `${path}?${query}`),
      },
      anyPath,
      anyText(),
      fc.constantFrom(...addresses),
    );
    await reaches({ found: runs(50), none: runs(20) }, met =>
      fc.assert(
        fc.asyncProperty(address, fc.constantFrom(...LANGUAGES), async (asked, language) => {
          const found = await find(asked, language);
          met(found ? 'found' : 'none');
          if (!found) return;
          expect(found.path).toMatch(/^\/(?:fr|nl|en|de)\/[\x21-\x7e]*$/);
          expect(found.path).not.toMatch(/[<>"\\#]|\/\/|preview/);
          expect(await find(found.path, language)).toEqual(found);
        }),
        { numRuns: runs(200) },
      ),
    );
  });
});
