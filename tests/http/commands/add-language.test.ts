import { describe, expect, test } from 'vitest';
import { addLanguage } from '../../../adapters/composition/new/add-language.ts';
import { newAgencyFiles } from '../../../adapters/composition/new/new-agency.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import type { Language } from '../../../domain/text/language.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

const { files: sample } = await readContentDirectory('fixtures/agency');
const made = (...[first, ...more]: readonly [Language, ...Language[]]) =>
  newAgencyFiles(
    sample,
    {
      name: 'Immo Leie',
      languages: [first, ...more],
      town: 'Gent',
      postcode: '9000',
      email: 'info@leie.example',
      phone: '+3292223344',
      hours: [{ from: '09:00', to: '17:00' }],
    },
    { baseMap: builtInBaseMap(), now: UNLUCKY },
  );
const parsed = (files: ReadonlyMap<string, string>) =>
  new Map([...files].map(([name, text]) => [name, name.endsWith('.json') ? JSON.parse(text) : text]));
const changed = (files: ReadonlyMap<string, string>, name: string, from: string, to: string) => {
  const text = files.get(name) ?? '';
  expect(text).toContain(from);
  return new Map(files).set(name, text.replaceAll(from, to));
};

describe('a language that is added to a content', () => {
  test.each<readonly [readonly [Language, ...Language[]], Language]>([
    [['nl', 'fr'], 'en'],
    [['fr'], 'nl'],
    [['de'], 'fr'],
    [['en', 'fr', 'nl'], 'de'],
  ])('gives %j and %s what a new agency in all of them has', (languages, added) => {
    const before = made(...languages);
    const { files, texts, articles } = addLanguage(before, made(languages[0], added), added, languages[0]);
    expect(parsed(new Map([...before, ...files]))).toEqual(parsed(made(...languages, added)));
    expect(texts).toBeGreaterThan(200);
    expect(articles).toBe(7);
  });

  test('leaves a text that the agency changed without a translation', () => {
    const own = changed(made('nl'), 'pages.json', 'Panden te koop', 'Onze huizen');
    const { files } = addLanguage(own, made('nl', 'en'), 'en', 'nl');
    const page = JSON.parse(files.get('pages.json') ?? '').find(({ id }: { id: string }) => id === 'for-sale');
    expect(page.title).toEqual({ nl: 'Onze huizen' });
    expect(page.name).toEqual({ nl: 'Te koop', en: 'For sale' });
  });

  test('gives a page its address, also where the agency changed the others', () => {
    const moved = changed(made('nl'), 'paths.json', '/nl/te-koop/', '/nl/huizen/');
    const { files } = addLanguage(moved, made('nl', 'en'), 'en', 'nl');
    const path = JSON.parse(files.get('paths.json') ?? '').find(({ page: id }: { page: string }) => id === 'for-sale');
    expect(path.paths).toEqual({ nl: '/nl/huizen/', en: '/en/for-sale/' });
  });

  test('adds no article whose text the agency changed, and overwrites none', () => {
    const own = changed(made('nl'), 'articles/about/nl.md', 'Ons kantoor', 'Ons nieuwe kantoor');
    const written = new Map(own).set('articles/disclaimer/en.md', 'Our own.');
    const { files, articles } = addLanguage(written, made('nl', 'en'), 'en', 'nl');
    expect(articles).toBe(5);
    expect([files.has('articles/about/en.md'), files.has('articles/disclaimer/en.md')]).toEqual([false, false]);
  });

  test('keeps rows of the agency, and the form of a list with a schema', () => {
    const team = [{ id: 'eva', name: 'Eva', role: { nl: 'Makelaar' } }];
    const own = new Map(made('nl'))
      .set('team.json', JSON.stringify(team))
      .set('categories.json', `{ "$schema": "./x.json", "items": ${made('nl').get('categories.json')} }`);
    const { files } = addLanguage(own, made('nl', 'en'), 'en', 'nl');
    expect(files.has('team.json')).toBe(false);
    expect(JSON.parse(files.get('categories.json') ?? '')).toMatchObject({
      $schema: './x.json',
      items: [{ name: { nl: 'Het kantoor', en: 'The agency' } }, {}, {}],
    });
  });
});
