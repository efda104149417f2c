import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPaths, readSources, walk } from '../support/run/source-file.ts';

const paths = readPaths('.');
const code = paths.filter(path => /\.tsx?$/.test(path));

/** Words that do not describe a file's content. */
const EMPTY_WORDS = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'service', 'data', 'info'];
/** Exceptions: 'structured data' is schema.org's term, and `picture-service.ts` serves pictures over HTTP. */
const OWN_WORDS = ['adapters/ssr/structured-data.ts', 'adapters/images/picture-service.ts'];

/** 'Personal data' is the GDPR's term. */
const OF_THE_LAW = /^personal-data(?=\.|$)/;

function saysNothing(path: string): boolean {
  const words = basename(path).replace(OF_THE_LAW, 'personal').replace(/\..*$/, '').split('-');
  return words.some(word => EMPTY_WORDS.includes(word));
}

describe('names', () => {
  test('a meaningless name is detected', () => {
    expect(['a/string-utils.ts', 'a/helper.tsx', 'a/user-info.store.ts'].filter(saysNothing)).toHaveLength(3);
    expect(['a/information.ts', 'a/dated-rule.ts', 'a/database.ts'].filter(saysNothing)).toEqual([]);
  });

  test('every file is named after its content', () => {
    expect(code.filter(saysNothing).filter(path => !OWN_WORDS.includes(path))).toEqual([]);
  });

  test('source files have kebab-case names', () => {
    const odd = code.filter(path => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+tsx?$/.test(basename(path)));
    expect(odd).toEqual([]);
  });

  test('no index file re-exports others', () => {
    expect(code.filter(path => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
  });

  test('modules have named exports only', () => {
    // Configuration files of tools require a default export.
    const named = [...readSources().values()].filter(({ path }) => !/\.(?:config|d)\.ts$/.test(path));
    const nameless: string[] = [];
    for (const source of named) {
      // Skips parsing where the keyword is missing.
      if (!source.text.includes('default')) continue;
      walk(source.program, node => {
        const exported = (node['exported'] as { name?: unknown } | undefined)?.name;
        if (node.type === 'ExportDefaultDeclaration' || exported === 'default') nameless.push(source.path);
      });
    }
    expect(nameless).toEqual([]);
  });
});

describe('the top-level folder', () => {
  const ROOMS = ['adapters', 'application', 'docs', 'domain', 'fixtures', 'tests', 'ui'];

  test('contains exactly its layers', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    const folders = readdirSync('.', { withFileTypes: true })
      .filter(item => item.isDirectory() && !item.name.startsWith('.') && !ignored.includes(`${item.name}/`))
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(ROOMS);
  });

  test('every test is in the folder of its layer', () => {
    const rooms = 'domain|application|stores|ui|http|e2e|contracts|architecture';
    const lost = paths.filter(
      path => /\.(?:test|e2e)\.tsx?$/.test(path) && !new RegExp(`^tests/(?:${rooms})/`).test(path),
    );
    expect(lost).toEqual([]);
  });

  test('every test file is found by vitest', () => {
    const config = readFileSync('vite.config.ts', 'utf8');
    expect(config).toContain("include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx']");
    expect(paths.filter(path => /\.spec\.tsx?$/.test(path))).toEqual([]);
  });
});

describe('commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
  const readmes = paths.filter(path => basename(path) === 'README.md');
  /** 'npm start' and 'npm test' run scripts too. */
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

  test('that are documented exist', () => {
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

  test('start existing files', () => {
    const files = Object.values(scripts).flatMap(script =>
      [...script.matchAll(/\bnode (?:--import \S+ )?(\S+\.ts)/g)].map(([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(file => !paths.includes(file))).toEqual([]);
  });

  test.skipIf(readmes.length === 0)('a README of a folder has at most thirty lines', () => {
    const long = readmes
      .filter(path => path !== 'README.md' && path !== 'docs/README.md')
      .filter(path => readFileSync(path, 'utf8').trimEnd().split('\n').length > 30);
    expect(long).toEqual([]);
  });
});
