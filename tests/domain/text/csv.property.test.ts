import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile } from '../../../domain/text/csv.ts';

/** Parses a CSV file with quoted cells, separated by semicolons (RFC 4180). */
function cellsOf(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, text = '', end = ''] of file.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    row.push(text.replaceAll('""', '"'));
    if (end === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r'];
const hostile = fc
  .tuple(fc.constantFrom(...DANGEROUS, ' =', '\n@', '"=', ';='), fc.string())
  .map(([start, rest]) => start + rest);
const cell = fc.oneof(fc.string({ unit: 'grapheme' }), hostile, fc.constantFrom('a;b', 'say "yes"', 'two\r\nlines'));

describe('a CSV file for spreadsheets', () => {
  it('has no cell that a spreadsheet would run as a formula', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), table => {
        for (const text of cellsOf(csvFile(table)).flat()) {
          expect(DANGEROUS).not.toContain(text[0] ?? '');
          expect(DANGEROUS).not.toContain(text.trimStart()[0] ?? '');
          if (text.startsWith("'")) met++;
        }
      }),
    );
    expect(met).toBeGreaterThan(20);
  });

  it('survives parsing, with an apostrophe only before cells that would be formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), table => {
        const read = cellsOf(csvFile(table));
        expect(read.map(row => row.length)).toEqual(table.map(row => row.length));
        for (const [at, row] of table.entries())
          for (const [column, text] of row.entries()) expect([text, `'${text}`]).toContain(read[at]?.[column]);
      }),
    );
  });

  it.each([
    ['Jan', '"Jan"'],
    ['=1+1', '"\'=1+1"'],
    ['+32470123456', '"\'+32470123456"'],
    ['-12', '"\'-12"'],
    ['a;b "c"', '"a;b ""c"""'],
    ['', '""'],
  ])('%j is written as %s', (text, written) => expect(csvCell(text)).toBe(written));

  it('starts with a UTF-8 BOM and has CRLF line ends', () => {
    expect(csvFile([['a', 'b'], ['c']])).toBe('\ufeff"a";"b"\r\n"c"\r\n');
  });
});
