import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALARM_KINDS } from '../../application/ports/operation/alarms.ts';
import { SETTING_NAMES } from '../../adapters/composition/settings.ts';
import { readPaths } from '../support/run/source-file.ts';

const guides = readPaths('.').filter(path => path.endsWith('.md') && !path.startsWith('fixtures/agency/'));
/** Entries of the next changelog: their links are relative to CHANGELOG.md, and no index lists them. */
const changes = guides.filter(path => /^docs\/changes\/(?!README)/.test(path));
const docs = guides.filter(path => path.startsWith('docs/') && !changes.includes(path));
const read = (path: string) => readFileSync(path, 'utf8');
const withoutCode = (text: string) => text.replace(/^ *```.*?^ *```$/gms, '');
/** The code spans in the first column of every table. */
const codesOfRows = (text: string) =>
  [...text.matchAll(/^\| (.*?) \| /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  );

describe('the size of a documentation page', () => {
  const KB = 1_000;
  /** Pages that are looked up rather than read. */
  const REFERENCES = ['docs/connect/feed-reference.md', 'docs/start/content-fields.md'];
  const limitOf = (path: string) => (path === 'README.md' ? 10 : REFERENCES.includes(path) ? 40 : 12) * KB;

  test.each(['README.md', ...docs])('%s is within the limit: 12 kB, 10 for the README, 40 for a reference', path => {
    expect(statSync(path).size).toBeLessThanOrEqual(limitOf(path));
  });
});

test('the page of settings lists exactly the settings that the site reads', () => {
  const told = codesOfRows(read('docs/operate/settings.md')).filter(code => /^[A-Z_]+$/.test(code));
  expect(told.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('the page of commands lists all of them, except npm’s own and the generators', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const told = codesOfRows(read('docs/operate/commands.md')).flatMap(
    code => /^npm (?:run )?([a-z][\w:-]*)/.exec(code)?.[1] ?? [],
  );
  const others = Object.keys(scripts).filter(name => !/^(?:(?:post)?install$|generate:)/.test(name));
  expect([...new Set(told)].toSorted()).toEqual(others.toSorted());
});

test('the page on watching says what to do at each alarm', () => {
  const [, alarms = ''] = read('docs/operate/watching.md').split('\n## Alarms by mail\n');
  expect(codesOfRows(alarms.split('\n## ')[0] ?? '').toSorted()).toEqual(ALARM_KINDS.toSorted());
});

test('the list of decisions contains exactly the decision records', () => {
  const told = [...read('docs/develop/decisions.md').matchAll(/\]\(\.\.\/\.\.\/(\S+)\)/g)].map(([, path]) => path);
  expect(told.toSorted()).toEqual(guides.filter(path => path.includes('/decisions/')).toSorted());
});

test('the index links to every page', () => {
  const told = [...read('docs/README.md').matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => join('docs', path));
  expect(docs.filter(path => path !== 'docs/README.md' && !told.includes(path))).toEqual([]);
});

describe('links', () => {
  /** The anchor that a Git host generates for a heading. `anchorOf('What is `new`?')` → `'what-is-new'` */
  const anchorOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');

  /** The anchors of a text; repeated ones are numbered. */
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

  /** Links in a text at `path` to a missing file or heading. */
  const deadIn = (path: string, text: string) =>
    linksIn(text).filter(link => {
      const [file = '', anchor] = link.split('#');
      const to = file === '' ? path : join(dirname(path), file);
      if (to !== path && !existsSync(to)) return true;
      return anchor !== undefined && !anchorsIn(to === path ? text : read(to)).has(anchor);
    });

  test('that lead to no file are detected', () => {
    const text = '# A `b` & c\n[1](#a-b--c) [2](#other) [3](../README.md) [4](gone.md) [5](https://agency.example/x)\n';
    expect(deadIn('docs/x.md', text)).toEqual(['#other', 'gone.md']);
  });

  test.each(guides)('of %s have existing targets', path => {
    expect(deadIn(changes.includes(path) ? 'CHANGELOG.md' : path, read(path))).toEqual([]);
  });
});

describe('an example', () => {
  const examples = docs.flatMap(path =>
    [...read(path).matchAll(/^```json\b[^\n]*\n(.*?)^```$/gms)].map(([, text = ''], at) => ({ path, at, text })),
  );

  test.each(examples)('of JSON in $path is valid JSON ($at)', ({ text }) => {
    const parsed: unknown = JSON.parse(text);
    expect(parsed).toBeDefined();
  });
});
