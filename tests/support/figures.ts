import { appendFileSync } from 'node:fs';
import { z } from 'zod';

/** What has to hold under failure, a row each. */
export const ROWS = {
  R1: 'kill -9 while requests are confirmed',
  R2: 'what is confirmed is synced',
  R3: 'disk full',
  R4: 'database missing, corrupt, of another version',
  R5: 'PostgreSQL gone or hanging',
  R6: 'mail server out of order',
  R7: 'SIGTERM under load',
  R8: 'rolling restart under load',
  R9: 'slow clients',
  R10: 'clock set wrong',
  R11: 'forms sent twice',
  R12: 'the last place',
  R13: 'several outbox workers',
  R14: 'poison content',
  R15: 'a page crashes',
  R16: 'soak',
  R17: 'costly input',
  R18: 'the visitor’s side fails',
  R19: 'migrations killed',
  R20: 'backup and restore',
  R21: 'simulation from a seed',
  R22: 'server and browser agree',
} as const;
export type Row = keyof typeof ROWS;

/** Rows of which tests say yes or no, and measure nothing. */
const TRIED_IN: Partial<Record<Row, string>> = {
  R4: 'tests/contracts/sqlite-file.test.ts',
  R9: 'tests/http/limit-connections.test.ts',
  R13: 'tests/contracts/race.contract.ts, tests/contracts/delivery.contract.ts',
  R14: 'tests/http/feed/parse-feed.property.test.ts, tests/http/content/parse-content.property.test.ts',
  R15: 'tests/http/failed-pages.example.test.ts',
  R18: 'tests/e2e/journeys.e2e.ts',
  R19: 'tests/contracts/migrate.contract.ts',
  R21: 'tests/contracts/requests-outbox.contract.ts',
  R22: 'tests/e2e/pages.e2e.ts',
};

const FIGURE = z.object({
  row: z.enum(Object.keys(ROWS) as [Row, ...Row[]]),
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

/** The table of all rows, from the lines that were noted; `by hand`: no test tries it. */
export function figureTable(lines: string): string {
  const noted = lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => FIGURE.parse(JSON.parse(line)));
  return (Object.keys(ROWS) as Row[])
    .flatMap(row => {
      const own = noted.filter(figure => figure.row === row);
      const how = TRIED_IN[row] === undefined ? 'by hand' : `no figure, tried in ${TRIED_IN[row]}`;
      return [`${row} ${ROWS[row]}${own.length === 0 ? `: ${how}` : ''}`, ...own.map(each => `    ${lineOf(each)}`)];
    })
    .join('\n');
}

function lineOf({ row, what, figure, target, passed }: Figure): string {
  return `${passed ? 'ok' : 'MISSED'}  ${row} ${what}: ${figure} (target: ${target})`;
}
