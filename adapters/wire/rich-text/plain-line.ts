import { decodeReferences } from './decode-references.ts';
import { readHtml } from './read-html.ts';
import { unencoded, writtenFormat } from './written-format.ts';

/** Elements whose content is not displayed. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * The words of a text that may be HTML, such as a title: without tags, references decoded, white space collapsed.
 * `plainLine('<b>Villa</b> &amp; jardin<br>Namur')` → `'Villa & jardin Namur'`, `plainLine('Loft < 5 km')` → `'Loft < 5 km'`
 */
export function plainLine(source: string): string {
  if (!/[<&]/.test(source)) return source;
  const text = unencoded(source);
  // In a text without an element of HTML, such as `Clos <Saint-Jean>`, brackets are words.
  return decodeReferences(writtenFormat(text) === 'html' ? wordsOf(text) : text)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function wordsOf(html: string): string {
  let words = '';
  let silent = 0;
  readHtml(html, {
    words: text => {
      if (silent === 0) words += text;
    },
    open: name => {
      if (SILENT.has(name)) silent++;
      if (!INLINE.has(name)) words += ' ';
    },
    close: name => {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (!INLINE.has(name)) words += ' ';
    },
  });
  return words;
}

/** Inline elements; any other element separates words. */
const INLINE: ReadonlySet<string> = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  'span',
  'font',
  'a',
  'sub',
  'sup',
  'small',
]);
