import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachable } from '../support/run/import-graph.ts';
import { readSources } from '../support/run/source-file.ts';

const COMMANDS = 'adapters/composition/commands';
/** They build, or write what is committed: no image runs them. */
const NOT_THERE = ['start', 'build', 'build-static', 'package', 'write-base-map'];
/** What the build leaves outside of its bundle. */
const BESIDE = ['sharp'];

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const names = Object.keys(dependencies);
const [, list = ''] = /npm uninstall --omit=dev ([^&]*)&&/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
const removed = list.split(/[\s\\]+/).filter(name => name !== '');

test('the image has each package that its commands load, and no other', () => {
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

test('what is removed from the image is a dependency', () => {
  expect(removed.filter(name => !names.includes(name))).toEqual([]);
});

test('nothing of a site’s own gets into the image: only what is named is taken', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const taken = rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1));
  expect(taken).toContain('adapters');
  for (const own of ['var', '.env', '.git', 'node_modules', 'dist', 'tests']) expect(taken).not.toContain(own);
});
