import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PathEntry, PathTable } from '../../../domain/routing/path-table.ts';
import { previewPath, resolvePath } from '../../../domain/routing/resolve.ts';
import { makeRoutes, type PathParams } from '../../../domain/routing/routes.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { anyPath, aPart, aPathTable, namesIn } from '../../arbitraries/a-path-table.ts';
import { SAMPLE } from '../../support/sample-site.ts';

// Much is walked here: on a busy machine that may take longer than one test usually has.
vi.setConfig({ testTimeout: 60_000 });

/** Printed by its name where a law fails. */
const sample = fc.constant<PathTable>(
  Object.assign([...SAMPLE.content.pathTable], { [fc.toStringMethod]: () => 'the table of the sample agency' }),
);

/** An entry of a table with values for all its open parts, and a language in which it stands. */
function anAddress(tables: fc.Arbitrary<PathTable>) {
  return tables.chain(table =>
    fc.constantFrom(...table).chain(entry => {
      const names = [...new Set([entry.original, ...Object.values(entry.paths)].flatMap(namesIn))];
      const spoken = LANGUAGES.filter(language => entry.paths[language] !== undefined);
      return fc.record({
        table: fc.constant(table),
        entry: fc.constant(entry),
        params: fc.record(Object.fromEntries(names.map(name => [name, aPart]))) as fc.Arbitrary<PathParams>,
        language:
          spoken.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...spoken), { nil: undefined }),
        other: fc.constantFrom(...LANGUAGES),
      });
    }),
  );
}

const only = (params: PathParams, path = '') => Object.fromEntries(namesIn(path).map(name => [name, params[name]]));

function pathOf(table: PathTable, { page }: PathEntry, language: Language | undefined, params: PathParams): string {
  const routes = makeRoutes(table);
  return language === undefined ? routes.buildOriginal(page, params) : routes.build(page, language, params);
}

describe.each([
  ['the sample agency', sample],
  ['any table', aPathTable],
])('the paths of %s', (_, tables) => {
  test('mean what they were built from, in every language', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, language }) => {
        const path = pathOf(table, entry, language, params);
        const match = makeRoutes(table).match(path);
        const own = language === undefined ? entry.original : entry.paths[language];
        expect(match?.language).toBe(language);
        expect({ ...match?.params }).toEqual(only(params, own));
        expect(match?.canonical).toBe(path);
        // Sale and rent share their original path: there the first entry answers, and the id decides.
        expect(match?.entry.original).toBe(entry.original);
        if (language !== undefined) expect(match?.entry.page).toBe(entry.page);
      }),
    );
  });

  test('come home from another language', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, language, other }) => {
        if (language === undefined || entry.paths[other] === undefined) return;
        const routes = makeRoutes(table);
        const there = routes.match(routes.build(entry.page, other, params));
        expect(there?.language).toBe(other);
        const back = routes.build(there?.entry.page ?? '', language, there?.params);
        const same = namesIn(entry.paths[language] ?? '').every(name =>
          namesIn(entry.paths[other] ?? '').includes(name),
        );
        expect(back).toBe(same ? routes.build(entry.page, language, params) : '/');
      }),
    );
  });

  test('are `/` where the language has none or a part is missing', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, other }) => {
        const routes = makeRoutes(table);
        const open = namesIn(entry.paths[other] ?? '');
        const missing = entry.paths[other] === undefined || open.length > 0;
        if (missing) expect(routes.build(entry.page, other)).toBe('/');
        for (const name of open) expect(routes.build(entry.page, other, { ...params, [name]: '' })).toBe('/');
      }),
    );
  });

  test('forgive letter case and the last slash by one redirect, which needs no other', () => {
    const mangled = anAddress(tables).chain(address =>
      fc.tuple(fc.infiniteStream(fc.boolean()), fc.boolean()).map(([loud, slash]) => ({ ...address, loud, slash })),
    );
    fc.assert(
      fc.property(mangled, ({ table, entry, params, language, loud, slash }) => {
        const routes = makeRoutes(table);
        const path = pathOf(table, entry, language, params);
        const pattern = (language === undefined ? entry.original : (entry.paths[language] ?? '')).split('/');
        const parts = path.split('/').map((part, at) => {
          if (pattern[at]?.startsWith('{')) return part;
          return [...part].map(letter => (loud.next().value ? letter.toUpperCase() : letter)).join('');
        });
        const asked = parts.join('/').slice(0, slash || path === '/' ? undefined : -1);
        const first = resolvePath(routes, asked, LANGUAGES, 'fr');
        if (asked === path) expect(first.kind).toBe('match');
        else expect(first).toEqual({ kind: 'redirect', status: 301, path });
        expect(resolvePath(routes, path, LANGUAGES, 'fr')).toMatchObject({
          kind: 'match',
          original: language === undefined,
        });
      }),
    );
  });

  test('are previewed under one address, which shows the same', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, language }) => {
        const routes = makeRoutes(table);
        const path = pathOf(table, entry, language, params);
        const plain = resolvePath(routes, path, LANGUAGES, 'nl');
        const preview = resolvePath(routes, previewPath(path), LANGUAGES, 'nl');
        expect(plain).toMatchObject({ kind: 'match', preview: false });
        expect(preview).toEqual({ ...plain, preview: true });
        const before = resolvePath(routes, `/preview${path}`, LANGUAGES, 'nl');
        if (language !== undefined) expect(before).toEqual({ kind: 'redirect', status: 301, path: previewPath(path) });
      }),
    );
  });

  test('of a language that is not enabled are none', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, language }) => {
        if (language === undefined) return;
        const enabled = LANGUAGES.filter(other => other !== language);
        const found = resolvePath(makeRoutes(table), pathOf(table, entry, language, params), enabled, 'fr');
        expect(found).toEqual({ kind: 'not-found', language: 'fr' });
      }),
    );
  });

  test('never throw, whatever the path, and lead nowhere else', () => {
    fc.assert(
      fc.property(tables, anyPath, fc.subarray([...LANGUAGES]), (table, path, enabled) => {
        const routes = makeRoutes(table);
        const found = resolvePath(routes, path, enabled, 'fr');
        if (found.kind !== 'redirect') return;
        expect(found.path).toMatch(/^\/(?![/\\])/);
        expect(new URL(found.path, 'http://own.example').origin).toBe('http://own.example');
        expect(resolvePath(routes, found.path, enabled, 'fr').kind).toBe('match');
      }),
      { numRuns: 1000 },
    );
  });

  test('are built of whatever a part holds, or not at all', () => {
    fc.assert(
      fc.property(anAddress(tables), anyText(), ({ table, entry, params, other }, odd) => {
        const routes = makeRoutes(table);
        for (const name of Object.keys(params)) {
          const path = routes.build(entry.page, other, { ...params, [name]: odd });
          expect(path).toMatch(/^\/(?![/\\])/);
        }
      }),
    );
  });
});
