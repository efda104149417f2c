import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPaths, readSources, walk } from '../support/run/source-file.ts';

const paths = readPaths('.');
const code = paths.filter(path => /\.tsx?$/.test(path));

/** Words that say nothing of what a file is about. */
const EMPTY_WORDS = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'service', 'data', 'info'];
/** schema.org's own word, and what pictures are asked of. */
const OWN_WORDS = ['adapters/ssr/structured-data.ts', 'adapters/images/picture-service.ts'];

/** The law's own word for what is held about a person. */
const OF_THE_LAW = /^personal-data(?=\.|$)/;

function saysNothing(path: string): boolean {
  const words = basename(path).replace(OF_THE_LAW, 'personal').replace(/\..*$/, '').split('-');
  return words.some(word => EMPTY_WORDS.includes(word));
}

describe('names', () => {
  test('a name that says nothing is seen', () => {
    expect(['a/string-utils.ts', 'a/helper.tsx', 'a/user-info.store.ts'].filter(saysNothing)).toHaveLength(3);
    expect(['a/information.ts', 'a/dated-rule.ts', 'a/database.ts'].filter(saysNothing)).toEqual([]);
  });

  test('every file is named after its idea', () => {
    expect(code.filter(saysNothing).filter(path => !OWN_WORDS.includes(path))).toEqual([]);
  });

  test('files of code are written small, their words joined by dashes', () => {
    const odd = code.filter(path => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+tsx?$/.test(basename(path)));
    expect(odd).toEqual([]);
  });

  test('no file collects others under one name', () => {
    expect(code.filter(path => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
  });

  test('what a module gives away has a name', () => {
    // A tool's configuration is the one thing that has to be nameless.
    const named = [...readSources().values()].filter(({ path }) => !/\.(?:config|d)\.ts$/.test(path));
    const nameless: string[] = [];
    for (const source of named) {
      // Most need not be parsed to know.
      if (!source.text.includes('default')) continue;
      walk(source.program, node => {
        const exported = (node['exported'] as { name?: unknown } | undefined)?.name;
        if (node.type === 'ExportDefaultDeclaration' || exported === 'default') nameless.push(source.path);
      });
    }
    expect(nameless).toEqual([]);
  });
});

describe('the top of the house', () => {
  const ROOMS = ['adapters', 'application', 'docs', 'domain', 'fixtures', 'tests', 'ui'];

  test('has its rooms and no other', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    const folders = readdirSync('.', { withFileTypes: true })
      .filter(item => item.isDirectory() && !item.name.startsWith('.') && !ignored.includes(`${item.name}/`))
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(ROOMS);
  });

  test('every test lies in the room that it is about', () => {
    const rooms = 'domain|application|stores|ui|http|e2e|contracts|architecture';
    const lost = paths.filter(
      path => /\.(?:test|e2e)\.tsx?$/.test(path) && !new RegExp(`^tests/(?:${rooms})/`).test(path),
    );
    expect(lost).toEqual([]);
  });

  test('every test that vitest is to run is found by it', () => {
    const config = readFileSync('vite.config.ts', 'utf8');
    expect(config).toContain("include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx']");
    expect(paths.filter(path => /\.spec\.tsx?$/.test(path))).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const readmes = paths.filter(path => basename(path) === 'README.md');
  /** 'npm start' and 'npm test' stand for scripts too. */
  const commandsIn = (text: string) =>
    [...text.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)]
      .map(([, name = '']) => name)
      .filter(name => !OF_NPM.has(name));
  const OF_NPM = new Set(['ci', 'install', 'i', 'run']);

  test('are found in a text', () => {
    expect(commandsIn('`npm ci && npm start`, then npm run build:static, npm test')).toEqual([
      'start',
      'build:static',
      'test',
    ]);
  });

  test.skipIf(readmes.length === 0)('that a README names exist', () => {
    const unknown = readmes.flatMap(path =>
      commandsIn(readFileSync(path, 'utf8'))
        .filter(name => !(name in scripts))
        .map(name => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('that are promised exist', () => {
    for (const name of [
      'start',
      'test',
      'test:full',
      'dev',
      'build',
      'build:static',
      'import',
      'package',
      'privacy',
      'bench',
    ])
      expect(scripts).toHaveProperty(name);
  });

  test('start files that are there', () => {
    const files = Object.values(scripts).flatMap(script =>
      [...script.matchAll(/\bnode (?:--import \S+ )?(\S+\.ts)/g)].map(([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(file => !paths.includes(file))).toEqual([]);
  });

  test.skipIf(readmes.length === 0)('a room explains itself in thirty lines at most', () => {
    const long = readmes
      .filter(path => path !== 'README.md' && path !== 'docs/README.md')
      .filter(path => readFileSync(path, 'utf8').trimEnd().split('\n').length > 30);
    expect(long).toEqual([]);
  });
});
