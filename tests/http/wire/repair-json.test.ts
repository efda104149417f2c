import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairJson } from '../../../adapters/wire/repair-json.ts';

describe('text that is almost JSON', () => {
  test.each([
    ['{"a":"one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['{"a":"one\u000btwo\u0000"}', { a: 'one\u000btwo\u0000' }],
    [String.raw`{"a":"Chaussée d\'Ixelles \& co"}`, { a: "Chaussée d'Ixelles & co" }],
    ['{"a":"over two\\\nlines"}', { a: 'over two\nlines' }],
    [String.raw`{"a":"C:\\q","b":"\\\'"}`, { a: String.raw`C:\q`, b: String.raw`\'` }],
    ['\uFEFF\u0000{\u00a0"a" :\u000b1 }\u0000\u001a', { a: 1 }],
    ['{"a\nb":1}', { 'a\nb': 1 }],
  ])('is read as what it means: %j', (text, value) => expect(JSON.parse(repairJson(text))).toEqual(value));

  test.each([
    String.raw`{"a":"\xE9"}`,
    String.raw`{"a":"\u12"}`,
    '{"a":1,}',
    '{"a":NaN}',
    '{"a":"one"two"}',
    '{"a":"open}',
    '{"a":01}',
  ])('stays invalid where it has no meaning or two: %s', text => {
    expect(() => JSON.parse(repairJson(text))).toThrow(SyntaxError);
  });

  test('converts NaN, Infinity and undefined to texts if the caller asks for it', () => {
    const text = '{"a":NaN,"b":[-Infinity,undefined],"c":"NaN","d":1}';
    expect(JSON.parse(repairJson(text, { words: true }))).toEqual({
      a: 'NaN',
      b: ['-Infinity', 'undefined'],
      c: 'NaN',
      d: 1,
    });
  });

  test('is not changed where it is JSON already', () => {
    fc.assert(
      fc.property(fc.json(), fc.boolean(), (text, words) => {
        expect(repairJson(text, { words })).toBe(text);
      }),
    );
  });

  test('keeps every value when raw control characters are put into its strings and between its values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('\u0000', '\u000b', '\u001f', '\n', '\u00a0'), (value, sign) => {
        const marked = JSON.stringify({ value, text: 'a#b' });
        const dirty = `${sign}${marked.replace(/#(?=b"\}$)/, sign).replace(/,(?="text":"a[^"]*b"\}$)/, `,${sign}`)}${sign}`;
        expect(JSON.parse(repairJson(dirty))).toEqual({ ...JSON.parse(marked), text: `a${sign}b` });
      }),
    );
  });
});
