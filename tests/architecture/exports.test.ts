import { describe, expect, test } from 'vitest';
import { needlessExports } from '../support/run/needless-exports.ts';
import { parseSource, readSources } from '../support/run/source-file.ts';

/** Exports that a build, a test runner or the compiler uses by the file's name. */
const USED_BY_NAME: Readonly<Record<string, string>> = {
  'adapters/composition/mobx-server-stub.ts': 'stands in for MobX in the server bundle',
  'adapters/composition/server/server.ts': '`start.ts` imports it from the build',
  'tests/engines/site.ts': 'global setup of Vitest',
  'ui/components/search/narrowed-block.tsx': '`lateBlock` passes on what it exports',
  'ui/components/property/parts.tsx': '`lateBlock` passes on what it exports',
  'ui/components/sections/sections-block.tsx': '`lateBlock` passes on what it exports',
  'tests/architecture/provide.test.ts': 'checked by the compiler alone',
  'tests/architecture/schemas.test.ts': 'checked by the compiler alone',
};

const needless = (files: Readonly<Record<string, string>>) =>
  needlessExports(new Map(Object.entries(files).map(([path, text]) => [path, parseSource(path, text)])));

describe('an export is needless', () => {
  test.each([
    ['a value that no other file imports', 'export const a = 1; a;', ''],
    ['a function of another name', 'export function a() {}', "import { b } from './a.ts';"],
    ['a part of a destructured value', 'export const { b: a } = { b: 1 };', "import { b } from './a.ts';"],
    ['a name that is passed on', 'const a = 1;\nexport { a };', ''],
    ['a type that stands nowhere else', 'export type a = string;', ''],
  ])('if it is %s', (_, own, other) => {
    expect(needless({ 'x/a.ts': own, 'x/b.ts': other })).toEqual(['x/a.ts: a']);
  });

  test.each([
    ['imports it', "import { a } from './a.ts';"],
    ['imports it under another name', "import { a as b } from './a.ts';"],
    ['passes it on', "export { a as b } from './a.ts';\n"],
    ['names it in a module that it loads later', "const { a } = await import('./a.ts');"],
    ['names it in the type of a module', "type A = typeof import('./a.ts').a;"],
    ['names it in a whole module', "import * as all from './a.ts';\nall.a;"],
  ])('unless another file %s', (_, other) => {
    expect(needless({ 'x/a.ts': 'export const a = 1;', 'x/b.ts': other })).not.toContain('x/a.ts: a');
  });

  test('unless it is a type of its own file’s functions', () => {
    expect(needless({ 'x/a.ts': 'export type A = string;\nfunction f(a: A) {}\nf;' })).toEqual([]);
  });
});

test('no file has a needless export', () => {
  const found = needlessExports(readSources());
  const files = Object.keys(USED_BY_NAME);
  expect(found.filter(line => !files.some(file => line.startsWith(`${file}: `)))).toEqual([]);
  expect(files.filter(file => !found.some(line => line.startsWith(`${file}: `)))).toEqual([]);
});
