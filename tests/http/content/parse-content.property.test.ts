import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { FULL } from '../../support/run/full-run.ts';
import { openPlaces } from '../../support/site/open-places.ts';

// Many cases: slower than the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { files } = await readContentDirectory('fixtures/agency');
const whole = parseContent(files).content;
const names = [...files.keys()];
const lists = names.filter(name => name.endsWith('.json') && name !== 'site.json');

/** Any JSON, biased to shapes that resemble items. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.oneof(
      fc.constantFrom('id', 'page', 'fact', 'status', 'modules', 'name', 'paths', 'rule', '__proto__', 'parentId'),
      fc.string(),
    ),
    fc.jsonValue({ maxDepth: 3 }),
  ),
);

/** The ids of the items in each list of the content. */
function idsOf(content: SiteContent): Record<string, readonly string[]> {
  return {
    pages: content.pages.map(page => `${page.id} ${page.modules.map(module => module.id)}`),
    paths: content.pathTable.map(entry => `${entry.page} ${Object.values(entry.paths)}`),
    categories: content.categories.map(({ id }) => id),
    articles: content.articles.map(({ id }) => id),
    team: content.team.map(({ id }) => id),
    types: content.types.map(({ webId }) => `${webId}`),
    places: content.places.map(({ postcode, name }) => `${postcode} ${name.fr}`),
    trees: content.trees.map(({ id }) => id),
    facts: content.factRules.map(({ fact }) => fact),
    notices: content.noticeRules.map(({ id }) => id),
    pictures: [...content.pictures.keys()],
  };
}

const good = idsOf(whole);

describe('parsing a content directory', () => {
  test('never throws, whatever a file contains, and reports problems', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.oneof(
          anyJson.map(json => JSON.stringify(json)),
          fc.string(),
        ),
        (name, text) => {
          const { content, problems } = parseContent(new Map(files).set(name, text));
          expect(content.settings.languages.length).toBeGreaterThan(0);
          expect(problems.flatMap(({ reason }) => openPlaces(reason))).toEqual([]);
        },
      ),
      { numRuns: FULL ? 150 : 15 },
    );
  });

  test('never throws without files', () => {
    fc.assert(
      fc.property(fc.subarray(names), some => {
        parseContent(new Map(some.map(name => [name, files.get(name) ?? ''])));
      }),
      { numRuns: FULL ? 50 : 15 },
    );
    expect(parseContent(new Map()).content.pages).toEqual([]);
  });

  test('never loses a valid item beside invalid ones, and reports each invalid one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lists),
        fc.array(anyJson, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (name, strangers, at) => {
          const items = JSON.parse(files.get(name) ?? '') as unknown[];
          const mixed = items.toSpliced(at % (items.length + 1), 0, ...strangers);
          const { content, problems } = parseContent(new Map(files).set(name, JSON.stringify(mixed)));
          expect(idsOf(content)).toEqual(good);
          expect(problems.filter(problem => problem.file === name).length).toBeGreaterThanOrEqual(strangers.length);
        },
      ),
      { numRuns: FULL ? 100 : 15 },
    );
  });

  test('loses only the invalid part of site.json', () => {
    const site = JSON.parse(files.get('site.json') ?? '');
    const parts = ['settings', 'agency', 'banner'].flatMap(section =>
      Object.keys(site[section]).map(key => [section, key] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.jsonValue({ maxDepth: 3 }), ([section, key], value) => {
        const changed = { ...site, [section]: { ...site[section], [key]: value } };
        const { content } = parseContent(new Map(files).set('site.json', JSON.stringify(changed)));
        for (const [otherSection, otherKey] of parts) {
          if (otherSection === section && otherKey === key) continue;
          // The default language depends on the list of languages.
          if (otherKey === 'defaultLanguage') continue;
          const before = (whole as Record<string, any>)[otherSection][otherKey];
          expect((content as Record<string, any>)[otherSection][otherKey]).toEqual(before);
        }
        expect(content.topBar).toEqual(whole.topBar);
        expect(content.footer).toEqual(whole.footer);
      }),
      { numRuns: FULL ? 150 : 15 },
    );
  });

  test('gives equal files the same version and different files different ones', () => {
    expect(parseContent(new Map([...files].reverse())).content.version).toBe(whole.version);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), (name, at) => {
        const text = files.get(name) ?? '';
        const changed = `${text.slice(0, at % text.length)} ${text.slice(at % text.length)}`;
        expect(parseContent(new Map(files).set(name, changed)).content.version).not.toBe(whole.version);
      }),
      { numRuns: FULL ? 20 : 5 },
    );
  });
});
