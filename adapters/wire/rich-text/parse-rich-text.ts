import { type Block, type Inline, plainText, type RichText } from '../../../domain/text/rich-text.ts';
import { decodeReferences } from './decode-references.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { parseInline } from './parse-inline.ts';
import { escapeMarks, literal, MARKS, withoutMarks } from './rich-text-marks.ts';

/**
 * Parses Markdown (headings, paragraphs, lists, quotes, tables, bold, italic, links, pictures) or the simple HTML that
 * CRMs export to a tree of known elements. Anything else becomes plain text; links to addresses that `parseHref`
 * refuses lose their address. Never throws, and takes linear time. A picture is a line of its own:
 * `![alt](picture-id)`.
 * `parseRichText('## Jardin\n\nPlein **sud**.')` → `[{ kind: 'heading', level: 2, … }, { kind: 'paragraph', … }]`
 */
export function parseRichText(source: string): RichText {
  return blocksOf(htmlToMarkdown(escapeMarks(withoutMarks(source))), '\n');
}

/**
 * Parses the simple HTML that CRMs export; Markdown in its text has no effect. Line breaks of the source count only if the HTML has no
 * element that makes a line. Never throws, and takes linear time.
 * `parseHtmlText('<p>2. OG<br>1. OG</p>')` → `[{ kind: 'paragraph', content: [text '2. OG', break, text '1. OG'] }]`
 */
export function parseHtmlText(source: string): RichText {
  return blocksOf(htmlToMarkdown(withoutMarks(source), { isLiteral: true }), MARKS.lineBreak);
}

/**
 * Parses a text without markup: blank lines separate paragraphs, other line breaks are kept. `parsePlainText('a\n* b')` → one paragraph of
 * two lines
 */
export function parsePlainText(source: string): RichText {
  return blocksOf(literal(decodeReferences(withoutMarks(source))), MARKS.lineBreak);
}

/** `lineEnd`: inserted between the lines of a paragraph. */
function blocksOf(markdown: string, lineEnd: string): RichText {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at += 1;
    else at = readBlock(lines, at, blocks, lineEnd);
  }
  return blocks;
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(?![ \t])(.*)$/;
const BULLET = /^ {0,3}[-*+][ \t]+(?![ \t])(.*)$/;
const NUMBERED = /^ {0,3}\d{1,4}[.)][ \t]+(?![ \t])(.*)$/;
const QUOTE = /^ {0,3}>[ \t]?(.*)$/;
const IMAGE = /^ {0,3}!\[([^\]]*)\]\(([0-9A-Za-z][0-9A-Za-z_-]{0,79})\)[ \t]*$/;
const TABLE_ROW = /^ {0,3}\|/;

/** Parses the block at line `at`, adds it unless it is empty, and returns the line at which the next one may start. */
function readBlock(lines: readonly string[], at: number, blocks: Block[], lineEnd: string): number {
  const line = lines[at] ?? '';
  const heading = HEADING.exec(line);
  if (heading) {
    const level = Math.min(4, Math.max(2, heading[1]?.length ?? 2)) as 2 | 3 | 4;
    add(blocks, { kind: 'heading', level, content: parseInline((heading[2] ?? '').replace(/[ \t]#+[ \t]*$/, '')) });
    return at + 1;
  }
  const image = IMAGE.exec(line);
  if (image) {
    blocks.push({ kind: 'image', pictureId: image[2] ?? '', alt: words(parseInline(image[1] ?? '')) });
    return at + 1;
  }
  if (BULLET.test(line)) return readList(lines, at, BULLET, false, blocks);
  if (NUMBERED.test(line)) return readList(lines, at, NUMBERED, true, blocks);
  if (QUOTE.test(line)) {
    const [content, next] = gather(lines, at, other => QUOTE.exec(other)?.[1]);
    add(blocks, { kind: 'quote', content: parseInline(content.join('\n')) });
    return next;
  }
  if (TABLE_ROW.test(line) && isRule(lines[at + 1] ?? '')) return readTable(lines, at, blocks);
  const [content, next] = gather(lines, at, (other, index) =>
    index > at && (other.trim() === '' || startsBlock(other, lines[index + 1] ?? '')) ? undefined : other,
  );
  add(blocks, { kind: 'paragraph', content: parseInline(content.join(lineEnd)) });
  return next;
}

function readList(lines: readonly string[], at: number, item: RegExp, ordered: boolean, blocks: Block[]): number {
  const items: string[][] = [];
  let next = at;
  while (next < lines.length) {
    const line = lines[next] ?? '';
    const found = item.exec(line);
    if (found) items.push([found[1] ?? '']);
    else if (/^(?: {2}|\t)[ \t]*\S/.test(line) && lines[next - 1]?.trim() !== '') items.at(-1)?.push(line);
    else if (line.trim() !== '' || !item.test(lines[next + 1] ?? '')) break;
    next += 1;
  }
  const contents = items.map(texts => parseInline(texts.join('\n'))).filter(content => content.length > 0);
  if (contents.length > 0) blocks.push({ kind: 'list', ordered, items: contents });
  return next;
}

function readTable(lines: readonly string[], at: number, blocks: Block[]): number {
  const head = cells(lines[at] ?? '');
  const [texts, next] = gather(lines, at + 2, line => (TABLE_ROW.test(line) ? line : undefined));
  const rows = texts.map(text => {
    const row = cells(text);
    return head.map((_, column) => row[column] ?? []);
  });
  blocks.push({ kind: 'table', head, rows });
  return next;
}

const isRule = (line: string) => /^ {0,3}\|[ \t:|]*-[ \t:|-]*$/.test(line);

// A row is limited to 20 cells: the cost of a table is columns times rows, and people do not read wider tables.
const cells = (line: string): (readonly Inline[])[] =>
  line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|', 20).map(parseInline);

function startsBlock(line: string, following: string): boolean {
  return (
    HEADING.test(line) ||
    BULLET.test(line) ||
    NUMBERED.test(line) ||
    QUOTE.test(line) ||
    IMAGE.test(line) ||
    (TABLE_ROW.test(line) && isRule(following))
  );
}

/**
 * Calls `take` with each line from index `at` until it returns `undefined`. Returns the texts, and the index of the line for which `take`
 * returned `undefined`.
 */
function gather(
  lines: readonly string[],
  at: number,
  take: (line: string, index: number) => string | undefined,
): readonly [string[], number] {
  const taken: string[] = [];
  let next = at;
  while (next < lines.length) {
    const text = take(lines[next] ?? '', next);
    if (text === undefined) break;
    taken.push(text);
    next += 1;
  }
  return [taken, next];
}

function add(blocks: Block[], block: Extract<Block, { content: readonly Inline[] }>): void {
  if (block.content.length > 0) blocks.push(block);
}

function words(content: readonly Inline[]): string {
  return plainText([{ kind: 'paragraph', content }]);
}
