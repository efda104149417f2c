import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachable } from '../support/run/import-graph.ts';
import { readSources } from '../support/run/source-file.ts';

const COMMANDS = 'adapters/composition/commands';
/** Commands that build, or write committed files: they do not run in the image. */
const NOT_THERE = ['start', 'build', 'build-static', 'package', 'write-base-map'];
/** Packages that the build does not bundle. */
const BESIDE = ['sharp'];

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const names = Object.keys(dependencies);
const [, list = ''] = /npm uninstall --omit=dev ([^&]*)&&/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
const removed = list.split(/[\s\\]+/).filter(name => name !== '');

test('the image has exactly the packages that its commands load', () => {
  const roots = readdirSync(COMMANDS)
    .map(file => file.replace(/\.ts$/, ''))
    .filter(name => !NOT_THERE.includes(name))
    .map(name => `${COMMANDS}/${name}.ts`);
  expect(roots.length).toBeGreaterThan(0);
  const loaded = [...reachable(readSources(), roots).keys()];
  const needed = names.filter(
    name => BESIDE.includes(name) || loaded.some(to => to === name || to.startsWith(`${name}/`)),
  );
  expect(needed.length).toBeGreaterThan(0);
  expect(names.filter(name => !removed.includes(name)).sort()).toEqual(needed.sort());
});

test('packages removed from the image are dependencies', () => {
  expect(removed.filter(name => !names.includes(name))).toEqual([]);
});

test('the image contains no data of a site: only listed files are copied', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const taken = rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1));
  expect(taken).toContain('adapters');
  for (const own of ['var', '.env', '.git', 'node_modules', 'dist', 'tests']) expect(taken).not.toContain(own);
});
