import { describe, expect, test } from 'vitest';
import { readSources } from '../support/run/source-file.ts';

/** JSON read from the project's own files is not a response, so casts of it are allowed. */
const OWN_FILE = /^(?:await )?(?:readFileSync|readFile|files\.get|JSON\.stringify|textOf\(sample)\b/;

/** Returns the end of a call whose opening bracket is at `open`. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Returns lines with unchecked JSON: cast, destructured, assigned to a type, or returned by a callback. */
function believed(text: string): string[] {
  return [...text.matchAll(/JSON\.parse\(|\.json\(/g)].flatMap(({ 0: call, index }) => {
    const open = index + call.length - 1;
    const end = endOf(text, open);
    if (call === 'JSON.parse(' && OWN_FILE.test(text.slice(open + 1, end).trim())) return [];
    const after = text.slice(end).replace(/^[)\s]+/, '');
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const cast = /^as\b/.test(after) || /^(?:\.|\?\.|\[)/.test(text.slice(end));
    const typed = /\b(?:const|let) (?!\w+: unknown = )[^=]*= (?:\(?await )?[\w.]*$/.test(before);
    const handedOn = call === '.json(' && /=> \w+$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    return cast || typed || handedOn ? [`${text.slice(0, index).split('\n').length}: ${before.trim()}${call}…`] : [];
  });
}

describe('JSON in responses', () => {
  test.each([
    'const a = JSON.parse(text) as Answer;',
    'const a = (await response.json()) as Answer;',
    'const { kind } = JSON.parse(text);',
    'const a: Answer = JSON.parse(await response.text());',
    'const a = await response.json();',
    'fetch(path).then(response => response.json()),',
    'expect(JSON.parse((await ask(path)).text).outcome).toBe(1);',
  ])('is detected as unchecked: %s', line => {
    expect(believed(line)).toHaveLength(1);
  });

  test.each([
    'const a: unknown = JSON.parse(text);',
    'expect(JSON.parse(text)).toMatchObject({ kind: 1 });',
    'return schema.parse(JSON.parse(text));',
    "const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Scripts;",
    'expect(value.jsonValue()).toBe(1);',
  ])('is detected as parsed or compared whole: %s', line => {
    expect(believed(line)).toEqual([]);
  });

  test('is parsed in every file', () => {
    // Benchmarks read output of their own child processes and make no assertions.
    const others = ['tests/bench/', 'tests/architecture/response-casts.test.ts'];
    const files = [...readSources()].filter(([path]) => !others.some(other => path.startsWith(other)));
    expect(files.flatMap(([path, { text }]) => believed(text).map(line => `${path}:${line}`))).toEqual([]);
  });
});
