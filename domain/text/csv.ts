/** Sign between two cells; spreadsheet programs with Belgian settings expect a semicolon. */
const SEPARATOR = ';';

/** Marks the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Cells that spreadsheets evaluate as formulas, also after leading white space. */
const FORMULA = /^(?:[\t\r]|\s*[=+@-])/;

/**
 * CSV file for spreadsheets: UTF-8 with a byte order mark, semicolons, CR LF, every cell quoted. Prevents formula injection with an
 * apostrophe before the cell.
 * `csvFile([['=1+1']])` → `'\ufeff"\'=1+1"\r\n'`
 */
export function csvFile(rows: Iterable<readonly string[]>): string {
  let file = BYTE_ORDER_MARK;
  for (const row of rows) file += `${row.map(csvCell).join(SEPARATOR)}\r\n`;
  return file;
}

/** A quoted cell. `csvCell('say "yes"')` → `'"say ""yes"""'` */
export function csvCell(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
