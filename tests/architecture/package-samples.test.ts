import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';

/** All exports of the domain by concept, as `npm run package` publishes them. */
const domain: Record<string, Record<string, unknown>> = {};
const modules = import.meta.glob<Record<string, unknown>>('../../domain/*/**/*.ts', { eager: true });
for (const [path, exported] of Object.entries(modules)) {
  const [concept = ''] = path.slice('../../domain/'.length).split('/');
  Object.assign((domain[concept] ??= {}), exported);
}

const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('domain/package.md', 'utf8')) ?? [];
const samples = [...code.matchAll(/^(.+); \/\/ → (.+)$/gm)].map(([, call = '', result = '']) => ({ call, result }));

test('each concept of the domain has a sample in the README of its package', () => {
  expect(samples.map(({ call }) => call.split('.')[0]).sort()).toEqual(Object.keys(domain).sort());
});

test.each(samples)('$call returns what the README of the package says', ({ call, result }) => {
  const run = runInThisContext(`(${Object.keys(domain).join()}) => [${call}, ${result}]`) as (
    ...concepts: unknown[]
  ) => [returned: unknown, documented: unknown];
  const [returned, documented] = run(...Object.values(domain));
  expect(returned).toEqual(documented);
});
