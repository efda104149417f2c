import { describe, expect, test } from 'vitest';
import {
  circles,
  folderCircles,
  lostImports,
  reachable,
  type RoomRule,
  wrongImports,
} from '../support/run/import-graph.ts';
import { parseSource, type SourceFile } from '../support/run/source-file.ts';
import { forbiddenWords, markupThatTrusts } from '../support/run/forbidden-words.ts';

/** Parsed source files of an invented project. */
function house(files: Readonly<Record<string, string>>): ReadonlyMap<string, SourceFile> {
  return new Map(Object.entries(files).map(([path, text]) => [path, parseSource(path, text)]));
}

const importsOf = (text: string) => parseSource('a/b.tsx', text).imports;

describe('parsing imports', () => {
  test('finds every way to import another module', () => {
    const text = `
      import one from './one.ts';
      import { two, type Two } from '../two.ts';
      import './three.css';
      export { four } from './four.ts';
      export * from './five.ts';
      const six = () => import('./six.tsx');
      import 'seven';`;
    expect(importsOf(text).map(({ to }) => to)).toEqual([
      'a/one.ts',
      'two.ts',
      'a/three.css',
      'a/four.ts',
      'a/five.ts',
      'a/six.tsx',
      'seven',
    ]);
    expect(importsOf(text).filter(({ lazy }) => lazy)).toHaveLength(1);
    expect(importsOf(text).filter(({ outside }) => outside)).toHaveLength(1);
  });

  test('distinguishes types from runtime imports', () => {
    expect(importsOf("import type { A } from './a.ts'")[0]?.typeOnly).toBe(true);
    expect(importsOf("export type { A } from './a.ts'")[0]?.typeOnly).toBe(true);
    expect(importsOf("type A = import('./a.ts').A")[0]).toMatchObject({ to: 'a/a.ts', typeOnly: true });
    expect(importsOf("import { type A } from './a.ts'")[0]?.typeOnly).toBe(false);
    expect(importsOf("import { type A, b } from './a.ts'")[0]?.typeOnly).toBe(false);
  });

  test('ignores comments, strings and markup', () => {
    const text = `
      // import x from './x.ts'
      /* export * from './x.ts' */
      const a = "import x from './x.ts'"; const b = \`import('./\${a}.ts')\`; const c = /import '.\\/x.ts'/;
      export const d = <p>don't import x from './x.ts'</p>;`;
    expect(importsOf(text)).toEqual([]);
  });

  test('reports an import with a computed target', () => {
    expect(importsOf('import(name)')).toMatchObject([{ to: '(computed)', outside: true }]);
  });

  test('rejects a file that it cannot parse', () => {
    expect(() => parseSource('a.ts', 'const const')).toThrow('a.ts');
  });
});

describe('the rules of the layers', () => {
  const rules: Readonly<Record<string, RoomRule>> = {
    low: { rooms: [], packages: [] },
    high: { rooms: ['low'], packages: ['react', 'node:*'], typesOf: ['mid'] },
    mid: { rooms: [], packages: [] },
  };
  const wrong = (files: Readonly<Record<string, string>>) =>
    wrongImports(
      house(files),
      path => path.split('/')[0] ?? '',
      room => rules[room] ?? { rooms: [], packages: [] },
    );

  test('allow a layer to import itself, permitted layers and permitted packages', () => {
    expect(
      wrong({
        'low/a.ts': "import './b.ts'",
        'high/a.ts':
          "import '../low/a.ts'; import 'react'; import 'node:fs'; import type { M } from '../mid/a.ts'; export type X = M",
      }),
    ).toEqual([]);
  });

  test('report every other import, including types', () => {
    expect(
      wrong({
        'low/a.ts': "import type { A } from '../high/a.ts'; import 'zod'; export type { A }",
        'high/a.ts': "import { m } from '../mid/a.ts'; import 'react-dom'; import '../tests/a.ts'; m()",
      }),
    ).toEqual([
      'low/a.ts imports high/a.ts',
      'low/a.ts imports zod',
      'high/a.ts imports more than types from mid/a.ts',
      'high/a.ts imports react-dom',
      'high/a.ts imports tests/a.ts',
    ]);
  });

  test('report an import without a target', () => {
    const graph = house({ 'a.ts': "import './b.ts'; import './c.ts'", 'b.ts': '' });
    expect(lostImports(graph, path => graph.has(path))).toEqual(['a.ts imports c.ts']);
  });
});

describe('reachability', () => {
  const graph = house({
    'boot.ts': "import './a.ts'; import type { S } from './server.ts'; void import('./late.ts'); export type { S }",
    'a.ts': "export * from './b.ts'",
    'b.ts': "import 'node:fs'",
    'late.ts': '',
    'server.ts': "import 'sharp'",
  });

  test('follows re-exports and dynamic imports, not types', () => {
    expect([...reachable(graph, ['boot.ts']).keys()]).toEqual(['boot.ts', 'a.ts', 'late.ts', 'b.ts', 'node:fs']);
  });

  test('returns the path to each module', () => {
    expect(reachable(graph, ['boot.ts']).get('node:fs')).toEqual(['boot.ts', 'a.ts', 'b.ts', 'node:fs']);
  });
});

describe('import cycles', () => {
  test('are found wherever they start, including dynamic imports', () => {
    expect(circles(house({ 'a.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': "import './b.ts'" }))).toEqual(
      [['b.ts', 'c.ts', 'b.ts']],
    );
    expect(circles(house({ 'a.ts': "import './a.ts'" }))).toEqual([['a.ts', 'a.ts']]);
    expect(circles(house({ 'a.ts': "import './b.ts'", 'b.ts': "import('./a.ts')" }))).toHaveLength(1);
  });

  test('are not reported where two paths meet', () => {
    expect(
      circles(
        house({
          'a.ts': "import './b.ts'; import './c.ts'",
          'b.ts': "import './d.ts'",
          'c.ts': "import './d.ts'",
          'd.ts': '',
        }),
      ),
    ).toEqual([]);
  });

  test('include type imports', () => {
    expect(
      circles(house({ 'a.ts': "import './d.ts'", 'd.ts': "import type { A } from './a.ts'; export type { A }" })),
    ).toHaveLength(1);
  });

  test('of folders need no cycle of files', () => {
    const twice = {
      'one/a.ts': "import '../two/b.ts'",
      'two/b.ts': '',
      'two/c.ts': "import type { D } from '../one/d.ts'",
    };
    const graph = house({ ...twice, 'one/d.ts': '' });
    expect(circles(graph)).toEqual([]);
    expect(folderCircles(graph)).toEqual([['one', 'two', 'one']]);
    expect(folderCircles(house({ 'one/a.ts': "import './in/b.ts'", 'one/in/b.ts': '' }))).toEqual([]);
  });
});

describe('words forbidden in a pure layer', () => {
  const found = (text: string) => forbiddenWords(parseSource('domain/a.ts', text)).map(line => line.split(' uses ')[1]);

  test.each([
    ['Date.now()', 'Date.now'],
    ['new Date()', 'the present'],
    ['Date()', 'the present'],
    ['Math.random()', 'Math.random'],
    ['process.env.X', 'process'],
    ['globalThis.crypto', 'globalThis'],
    ['const f = window', 'window'],
    ['document.title', 'document'],
    ["fetch('/')", 'fetch'],
    ['const get = { fetch }', 'fetch'],
    ['(fetch as Get)(1)', 'fetch'],
    ['console.log(1)', 'console'],
    ["eval('1')", 'eval'],
    ["new Function('1')", 'Function'],
    ['setTimeout(f, 1)', 'setTimeout'],
    ['new Intl.NumberFormat()', 'Intl.NumberFormat without a locale'],
    ['new Intl.DateTimeFormat(undefined, {})', 'Intl.DateTimeFormat without a locale'],
    ['a.localeCompare(b)', 'localeCompare without a locale'],
    ['a.toLocaleUpperCase()', 'toLocaleUpperCase without a locale'],
  ])('%s is detected', (text, word) => {
    expect(found(text)).toEqual([word]);
  });

  test('similar words elsewhere are allowed', () => {
    const text = `
      // Date.now(), window
      const words = 'console eval'; const at = new Date(0); const day = new Date('2026-01-01'); const day2 = Date.UTC(2026, 1);
      type Opened = { window: number; document: string }; const o: Opened = { window: 1, document: words }; o.window; o['document'];
      new Intl.NumberFormat('nl-BE'); words.localeCompare(words, 'fr'); Math.max(1); const process = 1; process + 1; at; day; day2;`;
    expect(found(text)).toEqual([]);
  });
});

describe('unsafe markup', () => {
  const found = (text: string) => markupThatTrusts(parseSource('ui/a.tsx', text)).map(line => line.split(' has ')[1]);

  test('style attributes, raw markup and its assignment are detected', () => {
    expect(found('<p style={{ color }} />')).toEqual(['style=']);
    expect(found('<p dangerouslySetInnerHTML={{ __html: x }} />')).toEqual(['dangerouslySetInnerHTML']);
    expect(found('element.innerHTML = x')).toEqual(['innerHTML']);
    expect(found('const props = { dangerouslySetInnerHTML: x }')).toEqual(['dangerouslySetInnerHTML']);
    expect(found("element.setAttribute('style', x)")).toEqual(["setAttribute('style')"]);
    expect(found('element.insertAdjacentHTML(a, x)')).toEqual(['insertAdjacentHTML']);
  });

  test('a style sheet and a class are allowed', () => {
    expect(found("import './style.css'; const style = 1; <p className={style} />")).toEqual([]);
  });
});
