import { describe, expect, test } from 'vitest';
import { checkPaths } from '../../../adapters/content/checks/check-paths.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

const pages = new Map(SAMPLE.content.pages.map(page => [page.id, page]));
const [contact] = SAMPLE.content.pathTable.filter(({ page }) => page === 'contact');

function check(change: Partial<PathEntry>) {
  const problems: string[] = [];
  const entries = checkPaths([{ ...(contact as PathEntry), ...change }], pages, (_, item, field, reason) =>
    problems.push(`${item} ${field}: ${reasonText(reason, 'en')}`),
  );
  return { entries, problems };
}

describe('an original path', () => {
  test.each(['preview', 'api', 'pictures', 'captcha', 'assets', 'icons', 'images'])(
    'cannot be under /%s/, which is reserved',
    own => {
      for (const original of [`/${own}/`, `/${own}/contact/`]) {
        expect(check({ original })).toEqual({
          entries: [],
          problems: [`contact original: the path begins with '/${own}/', which the site reserves`],
        });
      }
    },
  );

  test('cannot start with a language: those paths are for its translations', () => {
    expect(check({ original: '/nl/contact/' }).problems).toEqual(['contact original: the path names a language']);
  });

  test('may contain a reserved word further on, or as part of another word', () => {
    for (const original of ['/contact/preview/', '/apidays/', '/pictures-of-us/', '/']) {
      expect(check({ original })).toMatchObject({ entries: [{ original }], problems: [] });
    }
  });
});

test('a localized path under /preview/ is left out, the others stay', () => {
  const { entries, problems } = check({ paths: { fr: '/fr/preview/contact/', nl: '/nl/contact/' } });
  expect(entries).toMatchObject([{ paths: { nl: '/nl/contact/' } }]);
  expect(entries[0]?.paths.fr).toBeUndefined();
  expect(problems).toEqual(["contact paths.fr: '/preview/' after the language is reserved for previews"]);
});

describe.each([
  ['set-password', 'token'],
  ['confirm-subscription', 'secret'],
])('the path of %s, which mails link to,', (page, name) => {
  const entry = SAMPLE.content.pathTable.find(one => one.page === page) as PathEntry;
  const must = `the path of a page of the kind ${pages.get(page)?.kind} must end with /{${name}}/, its only {${name}}`;

  test('ends with the token of the link', () => {
    expect(check(entry)).toEqual({ entries: [entry], problems: [] });
  });

  test.each([`/a/{${name}}/details/`, `/a/{${name}}/{${name}}/`])('is left out if it is %s', path => {
    expect(check({ ...entry, original: path }).problems).toEqual([`${page} original: ${must}`]);
    const { entries, problems } = check({ ...entry, paths: { ...entry.paths, nl: `/nl${path}` } });
    expect(problems).toEqual([`${page} paths.nl: ${must}`]);
    expect([entries[0]?.paths.nl, entries[0]?.paths.fr]).toEqual([undefined, entry.paths.fr]);
  });
});

test('a password page whose path has no token is left out, because its links would open nothing', () => {
  const entry = SAMPLE.content.pathTable.find(({ page }) => page === 'set-password') as PathEntry;
  expect(check({ ...entry, original: '/set-password/' }).entries).toEqual([]);
  expect(check({ ...entry, original: '/ab/cd/' }).entries).toEqual([]);
});

test('a former path needs the parameters of the present one, and must not belong to another page', () => {
  const property = SAMPLE.content.pathTable.find(({ page }) => page === 'property-sale') as PathEntry;
  const problems: string[] = [];
  const entries = checkPaths(
    [
      { ...property, former: { nl: ['/nl/panden/{city}/{id}/', '/nl/panden/{id}/{city}/{slug}/'] } },
      { ...(contact as PathEntry), former: { fr: ['/fr/bureau/', '/fr/bureau/', '/fr/contact/'] } },
    ],
    pages,
    (_, item, field, reason) => problems.push(`${item} ${field}: ${reasonText(reason, 'en')}`),
  );
  expect(entries.map(({ former }) => former)).toEqual([
    { nl: ['/nl/panden/{id}/{city}/{slug}/'] },
    { fr: ['/fr/bureau/'] },
  ]);
  expect(problems).toEqual([
    'property-sale former.nl: the path does not name {slug}',
    "contact former.fr: 'contact' has this path already",
    "contact former.fr: 'contact' has this path already",
  ]);
});
