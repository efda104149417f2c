import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHttps, isLink, isSitePath } from '../../../adapters/content/schemas/address-of-link.ts';
import { isEnterpriseNumber, isIban } from '../../../adapters/content/schemas/check-digits.ts';
import { checkParents, publishedOnly } from '../../../adapters/content/checks/check-parents.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { inkReadsOn, parseColour, readsOnPaper } from '../../../adapters/content/schemas/readable-colour.ts';
import { RULE_FIELDS } from '../../../adapters/content/schemas/rule-schema.ts';
import { advertOf } from '../../../domain/advert/advert.ts';
import { factsOf } from '../../../domain/advert/listing-facts.ts';
import { FACT_NAMES } from '../../../domain/listing/facts.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

describe('check digits', () => {
  test('are verified in enterprise numbers', () => {
    expect(['0999.991.014', '0999991014', '0999 991 014'].map(isEnterpriseNumber)).toEqual([true, true, true]);
    expect(['0999.991.015', '2999.991.014', '999.991.014', ''].map(isEnterpriseNumber)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('are verified in bank accounts', () => {
    expect(['BE25 9990 0000 1282', 'BE68539007547034', 'GB82 WEST 1234 5698 7654 32'].map(isIban)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['BE26 9990 0000 1282', 'BE', '', '25 9990'].map(isIban)).toEqual([false, false, false, false]);
  });

  test('detect any single changed digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'0999991014'];
        digits[at] = `${(Number(digits[at]) + by) % 10}`;
        expect(isEnterpriseNumber(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('links', () => {
  test.each(['/for-sale/', '/', 'https://www.ipi.be/', 'tel:+3281000123', 'mailto:bonjour@clairval.example'])(
    '%s is valid',
    link => {
      expect(isLink(link)).toBe(true);
    },
  );
  test.each([
    '//evil.example/',
    '/\\evil',
    'javascript:alert(1)',
    'http://a.example/',
    'https://',
    'for-sale',
    '/a/../b/',
    'https://u:p@a.example/',
    ' /',
    '/\n/evil',
  ])('%j is invalid', link => {
    expect(isLink(link)).toBe(false);
  });
  test('a relative path stays on the site in every browser', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      'evil.example',
      'a',
      '-',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      ' ',
    );
    const path = fc.oneof(
      fc.string(),
      fc.array(part, { maxLength: 6 }).map(parts => parts.join('')),
    );
    reaches({ path: runs(50), none: runs(50) }, met =>
      fc.assert(
        fc.property(
          path.map(text => `/${text}`),
          path => {
            met(isSitePath(path) ? 'path' : 'none');
            if (isSitePath(path)) expect(new URL(path, 'https://site.example').host).toBe('site.example');
          },
        ),
        { numRuns: runs(500) },
      ),
    );
  });
  test('an https address is parsed as one', () => {
    const anAddress = fc.webUrl({ validSchemes: ['https', 'http', 'ftp'] });
    reaches({ https: runs(50), none: runs(50) }, met =>
      fc.assert(
        fc.property(fc.oneof(anAddress, fc.webUrl({ validSchemes: ['https'] }), fc.string()), text => {
          met(isHttps(text) ? 'https' : 'none');
          if (isHttps(text)) expect(new URL(text).protocol).toBe('https:');
        }),
        { numRuns: runs(500) },
      ),
    );
  });
});

describe('colours', () => {
  test('are accepted in hexadecimal only', () => {
    expect(['#EAD', '#EADFCB', 'red', '#eadf', 'rgb(0,0,0)', '#12345g'].map(parseColour)).toEqual([
      '#eeaadd',
      '#eadfcb',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('are used for text only with enough contrast', () => {
    const colours = brandColours({});
    const grounds = ['#eadfcb', '#1f4d45'].map(ground => inkReadsOn(ground, colours));
    const texts = ['#1f4d45', '#eadfcb'].map(text => readsOnPaper(text, colours));
    expect([...grounds, ...texts]).toEqual([true, false, true, false]);
  });
});

describe('parents of items', () => {
  const anId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const items = fc.uniqueArray(
    fc.record({
      id: anId,
      parentId: fc.option(anId, { nil: undefined }),
      status: fc.constantFrom('Published', 'Draft'),
    }),
    { selector: item => item.id },
  );

  test('end at a root for any input, and no item is lost', () => {
    fc.assert(
      fc.property(items, list => {
        const checked = checkParents(list, 'pages.json', () => {});
        expect(checked.map(item => item.id)).toEqual(list.map(item => item.id));
        const parents = new Map(checked.map(item => [item.id, item.parentId]));
        for (const { id } of checked) {
          let steps = 0;
          for (let above = parents.get(id); above !== undefined; above = parents.get(above)) {
            expect(parents.has(above)).toBe(true);
            expect((steps += 1)).toBeLessThanOrEqual(list.length);
          }
        }
      }),
    );
  });

  test('hide everything below a draft', () => {
    fc.assert(
      fc.property(items, list => {
        const checked = checkParents(list, 'pages.json', () => {});
        const shown = publishedOnly(checked);
        const ids = new Set(shown.map(item => item.id));
        for (const item of shown) {
          expect(item.status).toBe('Published');
          if (item.parentId !== undefined) expect(ids).toContain(item.parentId);
        }
      }),
    );
  });
});

test('rules may refer only to listing data that the domain knows', () => {
  const listing = {
    id: '1',
    goal: 0,
    typeIds: [4],
    place: { name: { fr: 'Gand' }, postcode: '9000', countryId: 10, countryName: {} },
    price: 1,
    priceUnit: 0,
    marquee: 0,
    viager: false,
    newBuild: false,
    facts: { energyPerformance: 450 },
    address: undefined,
    publishedOn: '2026-01-01',
    changedOn: '2026-01-01',
    projectId: 'p',
  } as unknown as PublicListing;
  const own = [...factsOf(advertOf(listing, '2026-08-01')).keys()].filter(
    name => !(FACT_NAMES as readonly string[]).includes(name),
  );
  expect(own.toSorted()).toEqual([...RULE_FIELDS].toSorted());
});
