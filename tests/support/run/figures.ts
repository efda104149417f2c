import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { PROVED_ROWS, type ProvedRow } from './proved-rows.ts';

type Row = keyof typeof PROVED_ROWS;
const ROWS = Object.keys(PROVED_ROWS) as [Row, ...Row[]];

const FIGURE = z.object({
  row: z.enum(ROWS),
  what: z.string(),
  figure: z.string(),
  target: z.string(),
  passed: z.boolean(),
});
export type Figure = z.infer<typeof FIGURE>;

/**
 * Records a measurement in the file named by FIGURES, and prints it:
 * `noteFigure({ row: 'R1', what: 'SQLite', figure: '300 confirmed, 0 lost', target: '0 lost', passed: true })`.
 * Call it before the assertions, so that a missed target is recorded too.
 */
export function noteFigure(figure: Figure): void {
  console.log(lineOf(figure));
  const file = process.env['FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** Numbers of passed and failed tests of a file. */
export type FileCounts = { readonly passed: number; readonly failed: number };

/**
 * Table of all rows: passed tests of the files that prove each, and the recorded measurements, one JSON object per line. `by hand`: no test
 * proves it.
 */
export function figureTable(lines: string, counts: ReadonlyMap<string, FileCounts>): string {
  const noted = lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => FIGURE.parse(JSON.parse(line)));
  return ROWS.flatMap(row => [
    `${row} ${PROVED_ROWS[row].title}: ${proofOf(PROVED_ROWS[row], counts)}`,
    ...noted.filter(figure => figure.row === row).map(each => `    ${lineOf(each)}`),
  ]).join('\n');
}

function proofOf({ files }: ProvedRow, counts: ReadonlyMap<string, FileCounts>): string {
  if (files.length === 0) return 'by hand';
  return files
    .map(file => {
      const { passed = 0, failed = 0 } = counts.get(file) ?? {};
      return `${file} ${failed > 0 ? `${failed} FAILED` : passed === 0 ? 'not run' : `${passed} passed`}`;
    })
    .join(', ');
}

function lineOf({ row, what, figure, target, passed }: Figure): string {
  return `${passed ? 'ok' : 'MISSED'}  ${row} ${what}: ${figure} (target: ${target})`;
}
