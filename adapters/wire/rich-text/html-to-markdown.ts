import { decodeReferences } from './decode-references.ts';
import { type HtmlRow, tableMarkdown } from './html-table.ts';
import { makeMarkdownWriter } from './markdown-writer.ts';
import { readHtml } from './read-html.ts';
import { literal, MARKS } from './rich-text-marks.ts';

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements whose text is not shown. */
const SILENT = names('script style title template textarea iframe noembed noframes svg xml');
const BOLD = names('b strong');
const ITALIC = names('i em');
/** Elements that start and end a paragraph. */
const BLOCKS = names(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'header hr main nav p pre section summary table tbody td tfoot th thead tr',
);
/** Elements that start a new line. In a text with one of them, line breaks of the source are spaces, as in HTML. */
const LINES = /<(?:br|p|div|li|ul|ol|table|h[1-6])\b/i;
const HEADING = /^h[1-6]$/;
const TABLE_PART = /^t[dhr]$/;
/** Depth up to which nested tables are parsed as tables; deeper ones become plain text, as each level would copy its whole content. */
const MOST_TABLES = 3;
const MOST_LISTS = 8;

/**
 * Converts the HTML of CRMs to Markdown, with bold, italic and links as private-use characters (`MARKS`): paragraphs, headings, lists
 * (including Word's), tables, links, bold and italic. Other tags are removed but their text stays, except for scripts and the like. Takes
 * linear time. `isLiteral`: Markdown characters in its text are escaped, and a line break in a list item is kept.
 * `htmlToMarkdown('<p>a</p><ul><li>b</li></ul>')` → `'\n\na\n\n\n\n\n- b\n\n\n'`
 */
export function htmlToMarkdown(source: string, { isLiteral = false } = {}): string {
  const keepsLines = !isLiteral || !LINES.test(source);
  if (!source.includes('<')) return isLiteral ? literal(decodeReferences(source)) : source;
  const writer = makeMarkdownWriter();
  const lists: ('- ' | '1. ')[] = [];
  const tables: { readonly rows: HtmlRow[]; inCell: boolean }[] = [];
  let silent = 0;
  /** `wordItem`: a paragraph that Word uses as a list item; `bullet`: the text of its bullet, and the number of spans still open in it. */
  let wordItem: { numbered: boolean; begun: boolean } | undefined;
  let bullet: { spans: number; words: string } | undefined;

  function words(text: string): void {
    if (silent > 0) return;
    if (bullet) {
      bullet.words += text;
      return;
    }
    if (wordItem && !wordItem.begun && text.trim() !== '') {
      writer.beginLine(wordItem.numbered ? '\n1. ' : '\n- ');
      wordItem.begun = true;
    }
    const lines = keepsLines ? text : text.replaceAll('\n', ' ');
    writer.words(isLiteral ? literal(decodeReferences(lines)) : lines);
  }

  function openParagraph(style: string): void {
    endWordItem();
    writer.enter('p');
    if (/mso-list:\s*l\d/i.test(style) && !writer.isOneLine()) wordItem = { numbered: false, begun: false };
    else writer.breakLine('\n\n');
  }
  function closeParagraph(): void {
    writer.leave();
    if (!endWordItem()) writer.breakLine('\n\n');
  }
  function endWordItem(): boolean {
    const ended = wordItem;
    if (ended?.begun) writer.endLine('\n');
    [wordItem, bullet] = [undefined, undefined];
    return ended !== undefined;
  }

  function closeSpan(): void {
    if (!bullet) return;
    bullet.spans -= 1;
    if (bullet.spans > 0) return;
    if (wordItem) wordItem.numbered = /^\s*[0-9a-z]{1,4}[.)]/i.test(bullet.words);
    bullet = undefined;
  }

  function openCell(name: string, rows: HtmlRow[]): void {
    if (rows.length === 0) rows.push({ cells: [], allNamed: true });
    const row = rows.at(-1);
    if (row && name === 'td') row.allNamed = false;
    writer.hold();
    writer.enter(name);
  }
  function closeCell(): void {
    const table = tables.at(-1);
    if (!table?.inCell) return;
    writer.leave();
    table.rows.at(-1)?.cells.push(writer.release());
    table.inCell = false;
  }
  function closeTable(): void {
    closeCell();
    const table = tables.pop();
    if (table) writer.endLine(`\n\n${tableMarkdown(table.rows)}\n\n`);
  }
  /** Handles the tags of tables; returns whether `name` was one. */
  function openInTable(name: string): boolean {
    if (name === 'table' && tables.length < MOST_TABLES && !writer.isOneLine()) {
      tables.push({ rows: [], inCell: false });
      return true;
    }
    const table = tables.at(-1);
    if (!table || !TABLE_PART.test(name)) return false;
    closeCell();
    if (name === 'tr') table.rows.push({ cells: [], allNamed: true });
    else {
      openCell(name, table.rows);
      table.inCell = true;
    }
    return true;
  }

  function open(name: string, attribute: (name: string) => string): void {
    if (SILENT.has(name)) silent += 1;
    if (silent > 0) return;
    if (openInTable(name)) return;
    if (BOLD.has(name)) writer.bold(1);
    else if (ITALIC.has(name)) writer.italic(1);
    else if (name === 'a') writer.link(decodeReferences(attribute('href')).replace(/[\t\n\r]/g, ''));
    else if (name === 'br') {
      if (isLiteral && writer.isOneLine()) writer.words(MARKS.lineBreak);
      else writer.breakLine('\n');
    } else if (name === 'p') openParagraph(attribute('style'));
    else if (name === 'span') {
      if (bullet) bullet.spans += 1;
      else if (/mso-list:\s*ignore/i.test(attribute('style'))) bullet = { spans: 1, words: '' };
    } else if (HEADING.test(name)) {
      writer.enter(name);
      writer.beginLine(`\n\n${'#'.repeat(Math.min(4, Math.max(2, Number(name[1]))))} `);
    } else if (name === 'ul' || name === 'ol') {
      writer.endLine(lists.length === 0 ? '\n\n' : '\n');
      if (lists.length < MOST_LISTS) lists.push(name === 'ul' ? '- ' : '1. ');
    } else if (name === 'li') {
      writer.enter(name);
      writer.beginLine(`\n${lists.at(-1) ?? '- '}`);
    } else if (BLOCKS.has(name)) writer.breakLine('\n\n');
  }

  function close(name: string): void {
    if (SILENT.has(name)) silent = Math.max(0, silent - 1);
    if (silent > 0) return;
    if (BOLD.has(name)) writer.bold(-1);
    else if (ITALIC.has(name)) writer.italic(-1);
    else if (name === 'a') writer.link('');
    else if (name === 'span') closeSpan();
    else if (name === 'table' && tables.length > 0) closeTable();
    else if (HEADING.test(name) || name === 'li') {
      writer.leave();
      writer.endLine(name === 'li' ? '\n' : '\n\n');
    } else if (name === 'ul' || name === 'ol') {
      lists.pop();
      // After a nested list, no blank line follows, because the outer list continues.
      writer.endLine(lists.length > 0 ? '\n' : '\n\n');
    } else if (name === 'p') closeParagraph();
    else if (BLOCKS.has(name) && !(tables.length > 0 && TABLE_PART.test(name))) writer.breakLine('\n\n');
  }

  readHtml(source, { words, open, close });
  while (tables.length > 0) closeTable();
  return writer.end();
}
