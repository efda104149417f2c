import { escapedSign } from './rich-text-marks.ts';

/** A row of an HTML table; cells are already Markdown. `allNamed`: all cells are `th`. */
export type HtmlRow = { readonly cells: string[]; allNamed: boolean };

/** Maximum number of columns, the same as in `parseRichText`. */
const MOST_COLUMNS = 20;

/**
 * Returns the rows as a Markdown table if they hold data: at least two rows and two columns, each cell of one block. Otherwise the table
 * was only used for layout, and its cells follow each other as blocks. The first row is the header if all its cells are `th`.
 * `tableMarkdown([{ cells: ['PEB', 'D'], allNamed: false }, { cells: ['kWh', '287'], allNamed: false }])` →
 * `'|  |  |\n|---|---|\n| PEB | D |\n| kWh | 287 |'`
 */
export function tableMarkdown(rows: readonly HtmlRow[]): string {
  const filled = rows
    .map(({ cells, allNamed }) => ({ cells: cells.map(cell => cell.trim()), allNamed }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const columns = filled.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const isData =
    filled.length > 1 &&
    columns > 1 &&
    columns <= MOST_COLUMNS &&
    filled.every(({ cells }) => cells.every(cell => !/\n[ \t]*\n/.test(cell)));
  if (!isData)
    return filled
      .flatMap(({ cells }) => cells)
      .filter(Boolean)
      .join('\n\n');
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, at) => oneCell(cells[at] ?? '')).join(' | ')} |`;
  const [first, ...others] = filled;
  const head = first?.allNamed ? first.cells : [];
  const body = first?.allNamed ? others : filled;
  return [line(head), `|${'---|'.repeat(columns)}`, ...body.map(({ cells }) => line(cells))].join('\n');
}

function oneCell(cell: string): string {
  return cell.replaceAll('\n', ' ').replaceAll('|', escapedSign('|'));
}
