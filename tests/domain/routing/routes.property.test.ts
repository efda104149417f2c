import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { PathEntry, PathTable } from '../../../domain/routing/path-table.ts';
import { previewPath, resolvePath } from '../../../domain/routing/resolve.ts';
import { makeRoutes, type PathParams } from '../../../domain/routing/routes.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { anyPath, aPart, aPathTable, namesIn } from '../../arbitraries/a-path-table.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

// Many paths are matched, which exceeds the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The sample agency's path table; failure messages print its name instead of its rows. */
const sample = fc.constant<PathTable>(
  Object.assign([...SAMPLE.content.pathTable], { [fc.toStringMethod]: () => 'the table of the sample agency' }),
);

const spokenIn = ({ paths }: PathEntry) => LANGUAGES.filter(language => paths[language] !== undefined);

/** Values for all parameters of an entry. */
function somePartsOf({ original, paths }: PathEntry): fc.Arbitrary<PathParams> {
  const names = [...new Set([original, ...Object.values(paths)].flatMap(namesIn))];
  return fc.record(Object.fromEntries(names.map(name => [name, aPart]))) as fc.Arbitrary<PathParams>;
}

/** An entry of a table with values for its parameters, and a language that it has, or none. */
function anAddress(tables: fc.Arbitrary<PathTable>) {
  return tables.chain(table =>
    fc.constantFrom(...table).chain(entry =>
      fc.record({
        table: fc.constant(table),
        entry: fc.constant(entry),
        params: somePartsOf(entry),
        language: fc.constantFrom(undefined, ...spokenIn(entry)),
        other: fc.constantFrom(...LANGUAGES),
      }),
    ),
  );
}

/** An entry with two of its languages, possibly the same. */
function aLocalized(tables: fc.Arbitrary<PathTable>) {
  return tables
    .map(table => ({ table, localized: table.filter(entry => spokenIn(entry).length > 0) }))
    .filter(({ localized }) => localized.length > 0)
    .chain(({ table, localized }) =>
      fc.constantFrom(...localized).chain(entry =>
        fc.record({
          table: fc.constant(table),
          entry: fc.constant(entry),
          params: somePartsOf(entry),
          language: fc.constantFrom(...spokenIn(entry)),
          other: fc.constantFrom(...spokenIn(entry)),
        }),
      ),
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
  test('match what they were built from, in every language', () => {
    fc.assert(
      fc.property(anAddress(tables), ({ table, entry, params, language }) => {
        const path = pathOf(table, entry, language, params);
        const match = makeRoutes(table).match(path);
        const own = language === undefined ? entry.original : entry.paths[language];
        expect(match?.language).toBe(language);
        expect({ ...match?.params }).toEqual(only(params, own));
        expect(match?.canonical).toBe(path);
        // Sale and rent share their original path: the first entry matches, and the id decides.
        expect(match?.entry.original).toBe(entry.original);
        if (language !== undefined) expect(match?.entry.page).toBe(entry.page);
      }),
    );
  });

  test('lead back from another language', () => {
    reaches({ another: 30 }, met =>
      fc.assert(
        fc.property(aLocalized(tables), ({ table, entry, params, language, other }) => {
          if (language !== other) met('another');
          const routes = makeRoutes(table);
          const there = routes.match(routes.build(entry.page, other, params));
          expect(there?.language).toBe(other);
          const back = routes.build(there?.entry.page ?? '', language, there?.params);
          const same = namesIn(entry.paths[language] ?? '').every(name =>
            namesIn(entry.paths[other] ?? '').includes(name),
          );
          expect(back).toBe(same ? routes.build(entry.page, language, params) : '/');
        }),
      ),
    );
  });

  test('are `/` when the language has none or a parameter is missing', () => {
    // The sample agency has every page in every language, so only parameters can be missing.
    reaches({ part: runs(20) }, met =>
      fc.assert(
        fc.property(anAddress(tables), ({ table, entry, params, other }) => {
          const routes = makeRoutes(table);
          const open = namesIn(entry.paths[other] ?? '');
          if (open.length > 0) met('part');
          const missing = entry.paths[other] === undefined || open.length > 0;
          if (missing) expect(routes.build(entry.page, other)).toBe('/');
          for (const name of open) expect(routes.build(entry.page, other, { ...params, [name]: '' })).toBe('/');
        }),
        { numRuns: runs(300) },
      ),
    );
  });

  test('are corrected in letter case and trailing slash by a single redirect', () => {
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

  test('are previewed at one URL, which shows the same page', () => {
    reaches({ localized: 20 }, met =>
      fc.assert(
        fc.property(anAddress(tables), ({ table, entry, params, language }) => {
          const routes = makeRoutes(table);
          const path = pathOf(table, entry, language, params);
          const plain = resolvePath(routes, path, LANGUAGES, 'nl');
          const preview = resolvePath(routes, previewPath(path), LANGUAGES, 'nl');
          expect(plain).toMatchObject({ kind: 'match', preview: false });
          expect(preview).toEqual({ ...plain, preview: true });
          if (language === undefined) return;
          met('localized');
          const before = resolvePath(routes, `/preview${path}`, LANGUAGES, 'nl');
          expect(before).toEqual({ kind: 'redirect', status: 301, path: previewPath(path) });
        }),
      ),
    );
  });

  test('of a disabled language do not exist', () => {
    fc.assert(
      fc.property(aLocalized(tables), ({ table, entry, params, language }) => {
        const enabled = LANGUAGES.filter(other => other !== language);
        const found = resolvePath(makeRoutes(table), pathOf(table, entry, language, params), enabled, 'fr');
        expect(found).toEqual({ kind: 'not-found', language: 'fr' });
      }),
    );
  });

  test('never throw for any path, and never redirect to another site', () => {
    /** A path of the table altered as strangers do: upper case, truncated, or with a prefix or suffix. */
    const aDistorted = anAddress(tables).chain(({ table, entry, params, language }) =>
      fc
        .tuple(
          fc.constantFrom('', '/', '//', '/preview', '//evil.example', '/\\evil.example'),
          fc.boolean(),
          fc.constantFrom('', '', '/', '//', '/preview/', '?x=1', '#y'),
        )
        .map(([before, loud, after]) => {
          const path = pathOf(table, entry, language, params).slice(0, -1);
          return { table, path: before + (loud ? path.toUpperCase() : path) + after };
        }),
    );
    const anything = fc.tuple(tables, anyPath).map(([table, path]) => ({ table, path }));
    reaches({ redirect: runs(50) }, met =>
      fc.assert(
        fc.property(
          fc.oneof({ arbitrary: aDistorted, weight: 3 }, anything),
          fc.oneof(fc.constant([...LANGUAGES]), fc.subarray([...LANGUAGES])),
          ({ table, path }, enabled) => {
            const routes = makeRoutes(table);
            const found = resolvePath(routes, path, enabled, 'fr');
            if (found.kind !== 'redirect') return;
            met('redirect');
            expect(found.path).toMatch(/^\/(?![/\\])/);
            expect(new URL(found.path, 'http://own.example').origin).toBe('http://own.example');
            expect(resolvePath(routes, found.path, enabled, 'fr').kind).toBe('match');
          },
        ),
        { numRuns: runs(2000) },
      ),
    );
  });

  test('are built from any parameter value, or not at all', () => {
    reaches({ built: runs(30) }, met =>
      fc.assert(
        fc.property(anAddress(tables), anyText(), ({ table, entry, params, other }, odd) => {
          const routes = makeRoutes(table);
          for (const name of Object.keys(params)) {
            const path = routes.build(entry.page, other, { ...params, [name]: odd });
            if (path !== '/') met('built');
            expect(path).toMatch(/^\/(?![/\\])/);
          }
        }),
        { numRuns: runs(1500) },
      ),
    );
  });
});
