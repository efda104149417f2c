import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reachable } from '../support/run/import-graph.ts';
import { readSources } from '../support/run/source-file.ts';

const sources = readSources();
const isTest = (path: string) => path.startsWith('tests/');

/** Entry points: servers, pages, commands and generators. */
const ROOTS = [
  'vite.config.ts',
  'adapters/composition/server/server.ts',
  // Forked by the password hasher.
  'adapters/argon2/hash-child.ts',
  'adapters/busy-calendar/busy-child.ts',
  // Forked by the import worker.
  'adapters/composition/import/import-child.ts',
  // Replaces MobX in the server build.
  'adapters/composition/mobx-server-stub.ts',
  'adapters/composition/browser/boot.ts',
  'adapters/composition/browser/desk-boot.ts',
  // Loaded by `ui/index.html`, the page of the development server.
  'adapters/composition/dev/dev-boot.ts',
  'adapters/composition/static/static-boot.ts',
  'adapters/composition/browser/map-frame.ts',
  // Replaces Vite's function for `import()` in the browser's builds.
  'adapters/composition/browser/load-part.ts',
  ...Object.values(JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>).flatMap(
    script => /^(?:exec )?node (?:--import \S+ )?(\S+\.ts)/.exec(script)?.[1] ?? [],
  ),
];

describe('every file', () => {
  test('is reachable from an entry point', () => {
    const reached = reachable(sources, ROOTS, { types: true });
    const orphans = [...sources.keys()].filter(path => !isTest(path) && !path.endsWith('.d.ts') && !reached.has(path));
    expect(orphans).toEqual([]);
  });

  test('that is an entry point exists', () => {
    expect(ROOTS.filter(root => !sources.has(root))).toEqual([]);
    expect(ROOTS.length).toBeGreaterThan(0);
  });
});

test('scripts that are started by a path beside their starter exist', () => {
  const paths = globSync('{adapters,fixtures,tests,ui}/**/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/join\(import\.meta\.dirname, '([^'$]+\.ts)'\)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter(path => !existsSync(path))).toEqual([]);
});

test('no file contains the markers of a merge conflict', () => {
  const files = globSync([
    '*.{json,md,ts,yaml}',
    '{.ci,.github,adapters,application,docs,domain,fixtures,tests,ui}/**/*.{css,json,md,sh,ts,tsx,yaml,yml}',
  ]);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter(file => /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'utf8')))).toEqual([]);
});
