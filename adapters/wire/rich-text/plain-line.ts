import { decodeReferences } from './decode-references.ts';
import { readHtml } from './read-html.ts';

/** Elements whose content is not displayed. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style']);

/**
 * The words of a text that may be HTML, such as a title: without tags, references decoded, white space collapsed.
 * `plainLine('<b>Villa</b> &amp; jardin<br>Namur')` → `'Villa & jardin Namur'`, `plainLine('Loft < 5 km')` → `'Loft < 5 km'`
 */
export function plainLine(source: string): string {
  if (!/[<&]/.test(source)) return source;
  let words = '';
  let silent = 0;
  readHtml(source, {
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
  return decodeReferences(words)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
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
