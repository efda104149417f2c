import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTING_NAMES } from '../../adapters/composition/settings.ts';
import { readPaths } from '../support/run/source-file.ts';

const guides = readPaths('.').filter(path => path.endsWith('.md') && !path.startsWith('fixtures/agency/'));
/** Entries of the changelog to come: their links are those of CHANGELOG.md, and no index leads to them. */
const changes = guides.filter(path => /^docs\/changes\/(?!README)/.test(path));
const docs = guides.filter(path => path.startsWith('docs/') && !changes.includes(path));
const read = (path: string) => readFileSync(path, 'utf8');
const withoutCode = (text: string) => text.replace(/^ *```.*?^ *```$/gms, '');
/** The code spans in the first column of every table. */
const codesOfRows = (text: string) =>
  [...text.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );

describe('the size of a page', () => {
  const KB = 1_000;
  /** They are looked up, not read. */
  const REFERENCES = ['docs/connect/feed-reference.md'];
  const limitOf = (path: string) => (path === 'README.md' ? 10 : REFERENCES.includes(path) ? 40 : 12) * KB;

  test.each(['README.md', ...docs])('%s is one sitting', path => {
    expect(statSync(path).size).toBeLessThanOrEqual(limitOf(path));
  });
});

test('the page of settings has each that the site reads, and no other', () => {
  const told = codesOfRows(read('docs/operate/settings.md')).filter(code => /^[A-Z_]+$/.test(code));
  expect(told.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the page of commands has each, but those of npm itself and the generators', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const told = codesOfRows(read('docs/operate/commands.md')).flatMap(
    code => /^npm (?:run )?([a-z][\w:-]*)/.exec(code)?.[1] ?? [],
  );
  const others = Object.keys(scripts).filter(name => !/^(?:(?:post)?install$|generate:)/.test(name));
  expect([...new Set(told)].toSorted()).toEqual(others.toSorted());
});

test('the list of decisions has each record, and no other', () => {
  const told = [...read('docs/develop/decisions.md').matchAll(/\]\(\.\.\/\.\.\/(\S+)\)/g)].map(([, path]) => path);
  expect(told.toSorted()).toEqual(guides.filter(path => path.includes('/decisions/')).toSorted());
});

test('the index leads to every page', () => {
  const told = [...read('docs/README.md').matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => join('docs', path));
  expect(docs.filter(path => path !== 'docs/README.md' && !told.includes(path))).toEqual([]);
});

describe('links', () => {
  /** As a host of repositories makes an anchor of a heading. `anchorOf('What is `new`?')` → `'what-is-new'` */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');

  /** The anchors of a text; what comes again is counted. */
  function anchorsIn(text: string): ReadonlySet<string> {
    const seen = new Map<string, number>();
    const plain = withoutCode(text);
    const ofHeadings = [...plain.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
      const anchor = anchorOf(heading);
      const before = seen.get(anchor) ?? 0;
      seen.set(anchor, before + 1);
      return before === 0 ? anchor : `${anchor}-${before}`;
    });
    return new Set([...ofHeadings, ...[...plain.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
  }

  const linksIn = (text: string) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter(link => !/^[a-z]+:/.test(link));

  /** Links of a text at a path that lead to no file, or to no heading of it. */
  const deadIn = (path: string, text: string) =>
    linksIn(text).filter(link => {
      const [file = '', anchor] = link.split('#');
      const to = file === '' ? path : join(dirname(path), file);
      if (to !== path && !existsSync(to)) return true;
      return anchor !== undefined && !anchorsIn(to === path ? text : read(to)).has(anchor);
    });

  test('that lead nowhere are found', () => {
    const text = '# A `b` & c\n[1](#a-b--c) [2](#other) [3](../README.md) [4](gone.md) [5](https://agency.example/x)\n';
    expect(deadIn('docs/x.md', text)).toEqual(['#other', 'gone.md']);
  });

  test.each(guides)('of %s lead somewhere', path => {
    expect(deadIn(changes.includes(path) ? 'CHANGELOG.md' : path, read(path))).toEqual([]);
  });
});

describe('an example', () => {
  const examples = docs.flatMap(path =>
    [...read(path).matchAll(/^```json\b[^\n]*\n(.*?)^```$/gms)].map(([, text = ''], at) => ({ path, at, text })),
  );

  test.each(examples)('of JSON in $path is JSON ($at)', ({ text }) => {
    const parsed: unknown = JSON.parse(text);
    expect(parsed).toBeDefined();
  });
});
