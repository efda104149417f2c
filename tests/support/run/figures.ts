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
 * Notes what a test measured, in the file that FIGURES names, and on the output:
 * `noteFigure({ row: 'R1', what: 'SQLite', figure: '300 confirmed, 0 lost', target: '0 lost', passed: true })`.
 * Comes before the assertions, so that a figure that misses its target is in the table too.
 */
export function noteFigure(figure: Figure): void {
  console.log(lineOf(figure));
  const file = process.env['FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** How many tests of a file passed and failed. */
export type FileCounts = { readonly passed: number; readonly failed: number };

/**
 * The table of all rows: how many tests passed in the files that show each, and the figures that were noted, a JSON line each.
 * `by hand`: no test shows it.
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
