/** Between the cells of a line: the programs of Belgian offices split files so. */
const SEPARATOR = ';';

/** Tells programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for a formula, at the start or behind white space that it may drop. */
const FORMULA = /^(?:[\t\r]|\s*[=+@-])/;

/**
 * A table as a file for spreadsheets: UTF-8 with a byte order mark, semicolons, lines that end with CR LF, every cell in quotation marks.
 * No cell is a formula: an apostrophe stands before what would be one.
 * `csvFile([['=1+1']])` → `'\ufeff"\'=1+1"\r\n'`
 */
export function csvFile(rows: Iterable<readonly string[]>): string {
  let file = BYTE_ORDER_MARK;
  for (const row of rows) file += `${row.map(csvCell).join(SEPARATOR)}\r\n`;
  return file;
}

/** A cell, quoted. `csvCell('say "yes"')` → `'"say ""yes"""'` */
export function csvCell(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
